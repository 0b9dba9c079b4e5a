import type * as z from 'zod/mini';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import type { DeskProduct, deskProductSchema } from '#contract/desk/products/desk-product.ts';
import type { CallInput } from '#desk/api/desk-client.ts';
import { DeskError } from '#desk/api/desk-error.ts';
import { readProductConflict, useReloadProducts } from '#desk/api/products.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { useSaveBefore } from '#desk/elements/publishing/use-save-before.ts';
import type { ProductAutosave } from '../editor/product-draft.ts';

type ProductEndpoint = DeskEndpoint<z.ZodMiniType, z.ZodMiniType, typeof deskProductSchema>;

export const SAVE_FAILED = new DeskError(0, "We couldn't save your last changes, so nothing was done.");

/** A write other than saving: saves unsaved edits first and uses the resulting version. */
export function useProductAction<E extends ProductEndpoint>(
  endpoint: E,
  autosave: ProductAutosave,
  onDone?: (product: DeskProduct) => void,
) {
  const reload = useReloadProducts();
  const action = useDeskAction<E>(endpoint, (product: DeskProduct) => {
    autosave.accept(product);
    reload();
    onDone?.(product);
  });
  const onError = (error: unknown) => {
    const theirs = readProductConflict(error);
    if (theirs) autosave.showConflict(theirs);
  };
  const { save, isSaving, hasFailed } = useSaveBefore(autosave);
  return {
    /** Does nothing if saving fails; the save status explains it. */
    async run(createInput: (version: number) => CallInput<E>): Promise<void> {
      if ((await save()) !== 'saved') return;
      action.mutate(createInput(autosave.getView().document.version), { onError });
    },
    isBusy: isSaving || action.isPending,
    error: hasFailed ? SAVE_FAILED : action.error,
  };
}
