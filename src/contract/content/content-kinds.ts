/** Every document with its schema, shipped content and checks before publishing. */
import type * as z from 'zod/mini';
import type { PolicyInsert } from '#domain/policies/policy-parts.ts';
import { collectionsContentSchema, findCollectionsProblems, findHiddenSubCategories } from './collections-content.ts';
import type { ContentProblem } from './content-fields.ts';
import type { ContentDocuments, ContentKey } from './content-keys.ts';
import { findHomeProblems, homeContentSchema } from './home-content.ts';
import { findHiddenHomeEntries, type HiddenEntry, listHomeProductIds, type ShopTargets } from './home-targets.ts';
import { findPolicyProblems, type PolicyContent, policyContentSchema } from './policy-content.ts';
import { shippedHome } from './shipped/shipped-home.ts';
import { shippedPrivacy, shippedReturns, shippedTerms } from './shipped/shipped-policies.ts';

type ContentKind<Content> = {
  /** The document's name in the desk. */
  readonly name: string;
  readonly schema: z.ZodMiniType<Content>;
  readonly shipped: Content;
  readonly findProblems: (content: Content) => readonly ContentProblem[];
  /** Lists the ids of products that the document names. */
  readonly listProductIds: (content: Content) => readonly string[];
  /** Finds the entries that the shop hides, because their target is missing. */
  readonly findHidden: (content: Content, shop: ShopTargets) => readonly HiddenEntry[];
};

const withoutTargets = { listProductIds: () => [], findHidden: () => [] };

const definePolicy = (
  name: string,
  shipped: PolicyContent,
  required: readonly PolicyInsert[],
): ContentKind<PolicyContent> => ({
  name,
  schema: policyContentSchema,
  shipped,
  findProblems: findPolicyProblems(required),
  ...withoutTargets,
});

export const contentKinds: { readonly [Key in ContentKey]: ContentKind<ContentDocuments[Key]> } = {
  home: {
    name: 'Home page',
    schema: homeContentSchema,
    shipped: shippedHome,
    findProblems: findHomeProblems,
    listProductIds: listHomeProductIds,
    findHidden: findHiddenHomeEntries,
  },
  collections: {
    name: 'Categories',
    schema: collectionsContentSchema,
    shipped: {},
    findProblems: findCollectionsProblems,
    listProductIds: () => [],
    findHidden: findHiddenSubCategories,
  },
  'policy-terms': definePolicy('Terms of use', shippedTerms, ['businessFacts', 'grievanceOfficer']),
  'policy-privacy': definePolicy('Privacy policy', shippedPrivacy, ['grievanceOfficer']),
  'policy-returns': definePolicy('Return policy', shippedReturns, ['returnAddress']),
};
