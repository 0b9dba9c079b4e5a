import { FACT_FIELDS, readFact } from '#contract/desk/fact-fields.ts';
import type { ShopFacts } from '#contract/public-settings.ts';
import { readShopFacts } from '#server/platform/config/shop-facts.ts';

/** Nobody's business has these in common with the sample. */
const OWN_PATHS = ['legalName', 'gstin', 'phone', 'email'];

/** Returns why these cannot be the facts of a business: what still equals the sample that comes with the shop. */
export function findSampleValues(facts: ShopFacts): string | undefined {
  const sample = readShopFacts(undefined);
  const labels = FACT_FIELDS.filter(({ path }) => OWN_PATHS.includes(path))
    .filter(({ path }) => simplify(readFact(facts, path)) === simplify(readFact(sample, path)))
    .map(({ label }) => label);
  if (labels.length === 0) return undefined;
  return `Before these are the facts of your business, replace what still comes from the sample: ${labels.join(', ')}.`;
}

/** The same phone number may be grouped in another way. */
const simplify = (value: unknown): string =>
  String(value)
    .toLowerCase()
    .replace(/[\s()-]/g, '');
