import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { listProductChanges, listStateChange, type ProductChange } from '#contract/desk/products/product-changes.ts';
import { PRODUCT_STATE_LABELS } from '#domain/catalogue/product-state.ts';
import { getEditedDraft } from './product-draft.ts';

/** Lists differences from my version to theirs: draft, state and published content. */
export const listConflictChanges = (mine: DeskProduct, theirs: DeskProduct): readonly ProductChange[] => [
  ...listStateChange(mine.state, theirs.state),
  ...listProductChanges(getEditedDraft(mine), getEditedDraft(theirs)),
  ...listSaleChanges(mine, theirs).map((change) => ({ ...change, label: `In the shop: ${change.label}` })),
];

const listSaleChanges = (before: DeskProduct, after: DeskProduct): readonly ProductChange[] =>
  before.published && after.published ? listProductChanges(before.published, after.published) : [];

/** Describes what somebody did meanwhile; undefined if only this editor's own save arrived. */
export function describeRebase(before: DeskProduct, after: DeskProduct, ownId: string): string | undefined {
  const who = after.changedById === ownId ? 'Your last action has' : `${after.changedBy} has`;
  if (after.state !== before.state)
    return `${who} changed the status to ‘${PRODUCT_STATE_LABELS[after.state]}’. The text you typed is still here.`;
  if (listSaleChanges(before, after).length > 0)
    return `${who} changed what the shop shows. The text you typed is still here.`;
  return undefined;
}
