/** The policies as they ship. Their literal sentences are those of the specification (POL-01 to POL-40). */
import type { PolicyContent } from '../policy-content.ts';
import privacy from './privacy.json';
import returns from './returns.json';
import terms from './terms.json';

type ShippedPolicy = { lead: string; sections: readonly { id: string; title: string; text: readonly string[] }[] };

const toPolicy = ({ lead, sections }: ShippedPolicy): PolicyContent => ({
  lead,
  sections: sections.map(({ id, title, text }) => ({ id, title, text: text.join('\n') })),
});

export const shippedTerms = toPolicy(terms);
export const shippedPrivacy = toPolicy(privacy);
export const shippedReturns = toPolicy(returns);
