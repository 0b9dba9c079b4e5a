/** Every document with its schema, its shipped content and what publishing needs. */
import type * as z from 'zod/mini';
import { collectionsContentSchema } from './collections-content.ts';
import type { ContentProblem } from './content-fields.ts';
import type { ContentDocuments, ContentKey } from './content-keys.ts';
import { findHomeProblems, homeContentSchema } from './home-content.ts';
import { policyContentSchema } from './policy-content.ts';
import { shippedHome } from './shipped/shipped-home.ts';

type ContentKind<Content> = {
  /** As staff know it. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Content>;
  readonly shipped: Content;
  readonly findProblems: (content: Content) => readonly ContentProblem[];
};

const definePolicy = (name: string): ContentKind<ContentDocuments['policy-terms']> => ({
  name,
  schema: policyContentSchema,
  shipped: { title: '', sections: [] },
  findProblems: () => [],
});

export const contentKinds: { readonly [Key in ContentKey]: ContentKind<ContentDocuments[Key]> } = {
  home: { name: 'Home page', schema: homeContentSchema, shipped: shippedHome, findProblems: findHomeProblems },
  collections: { name: 'Categories', schema: collectionsContentSchema, shipped: {}, findProblems: () => [] },
  'policy-terms': definePolicy('Terms and conditions'),
  'policy-privacy': definePolicy('Privacy policy'),
  'policy-returns': definePolicy('Return policy'),
};
