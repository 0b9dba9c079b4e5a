import { type DeskProduct, type ProductContent, productDraftSchema } from '#contract/desk/products/desk-product.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import { saveProductDraft } from '#contract/desk/products/products.ts';
import { readProductConflict, useStoreProduct } from '#desk/api/products.ts';
import { runAction } from '#desk/api/use-desk-action.ts';
import type { Autosave } from '#desk/elements/saving/autosave.ts';
import { readUnsaved, writeUnsaved } from '#desk/elements/saving/unsaved-draft.ts';
import { useAutosave } from '#desk/elements/saving/use-autosave.ts';

export type ProductAutosave = Autosave<DeskProduct, ProductContent>;

/** Returns the draft, by default the published content. */
export function getEditedDraft({ draft, published }: DeskProduct): ProductContent {
  const edited = draft ?? published;
  if (!edited) throw new Error('A product has a draft or a published version.');
  return edited;
}

/** Ignores the short name that publishing gives to a product without one. */
const isSameContent = (a: ProductContent, b: ProductContent): boolean =>
  listProductChanges({ ...a, slug: a.slug ?? b.slug }, { ...b, slug: b.slug ?? a.slug }).length === 0;

const getName = (id: string): string => `product:${id}`;

export const hasUnsaved = (id: string): boolean => readUnsaved(getName(id), productDraftSchema) !== undefined;
export const dropUnsaved = (id: string): void => writeUnsaved(getName(id), undefined);

export function useProductDraft(product: DeskProduct, onRebase: (before: DeskProduct, after: DeskProduct) => void) {
  const { id } = product;
  return useAutosave({
    document: product,
    name: getName(id),
    schema: productDraftSchema,
    getEditedDraft,
    isSameContent,
    send: (body: { version: number; draft: ProductContent }) => runAction(saveProductDraft, { params: { id }, body }),
    readConflict: readProductConflict,
    onRebase,
    onStored: useStoreProduct(),
  });
}
