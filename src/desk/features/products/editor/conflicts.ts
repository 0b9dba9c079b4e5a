import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { listProductChanges, listStateChange, type ProductChange } from '#contract/desk/products/product-changes.ts';
import { PRODUCT_STATE_LABELS } from '#domain/catalogue/product-state.ts';
import { getEditedDraft } from './product-draft.ts';

/** From mine to theirs: the draft, its state, and what is on sale. */
export const listConflictChanges = (mine: DeskProduct, theirs: DeskProduct): readonly ProductChange[] => [
  ...listStateChange(mine.state, theirs.state),
  ...listProductChanges(getEditedDraft(mine), getEditedDraft(theirs)),
  ...listSaleChanges(mine, theirs).map((change) => ({ ...change, label: `In the shop: ${change.label}` })),
];

const listSaleChanges = (before: DeskProduct, after: DeskProduct): readonly ProductChange[] =>
  before.published && after.published ? listProductChanges(before.published, after.published) : [];

/** What an action did while this editor was typing; nothing if only its own save arrived. */
export function describeRebase(before: DeskProduct, after: DeskProduct, ownName: string): string | undefined {
  const who = after.changedBy === ownName ? 'Your last action worked after all' : `${after.changedBy} was faster`;
  if (after.state !== before.state)
    return `${who}: this product is ‘${PRODUCT_STATE_LABELS[after.state]}’ now. What you typed is kept.`;
  if (listSaleChanges(before, after).length > 0)
    return `${who}: the shop shows other content now. What you typed is kept.`;
  return undefined;
}
