import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { discardProductDraft, hideProduct, showProduct } from '#contract/desk/products/products.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { readProductConflict, useReloadProducts } from '#desk/api/products.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { ConfirmDialog } from '#desk/elements/publishing/confirm-dialog.tsx';
import { useSaveBefore } from '#desk/elements/publishing/use-save-before.ts';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { getEditedDraft, type ProductAutosave } from '../editor/product-draft.ts';
import { useProductAction } from './use-product-action.ts';

export type ProductDialogProps = {
  product: DeskProduct;
  autosave: ProductAutosave;
  onClose: () => void;
  /** Called with a sentence about the result. */
  onDone: (message: string) => void;
};

export function HideDialog({ product: { id }, autosave, onClose, onDone }: ProductDialogProps) {
  const action = useProductAction(hideProduct, autosave, () => onDone('Hidden. Customers no longer see this product.'));
  return (
    <ConfirmDialog
      title="Hide this product?"
      confirmLabel="Hide"
      {...action}
      onClose={onClose}
      onConfirm={() => void action.run((version) => ({ params: { id }, body: { version } }))}
    >
      <p>Customers can't find or order it until you show it again. Orders already placed don't change.</p>
    </ConfirmDialog>
  );
}

export function ShowDialog({ product: { id }, autosave, onClose, onDone }: ProductDialogProps) {
  const action = useProductAction(showProduct, autosave, () => onDone('The product is on sale again.'));
  return (
    <ConfirmDialog
      title="Show this product again?"
      confirmLabel="Show"
      {...action}
      onClose={onClose}
      onConfirm={() => void action.run((version) => ({ params: { id }, body: { version } }))}
    >
      <p>It goes back on sale as it was last published. Unpublished changes stay a draft.</p>
    </ConfirmDialog>
  );
}

/** Discarding a product that was never published deletes it. */
export function DiscardDialog({ product, autosave, onClose, onDone }: ProductDialogProps) {
  const { id, published } = product;
  const list = useListAddress(deskPaths.products);
  const navigateTo = useNavigateTo();
  const reload = useReloadProducts();
  const draftName = `discard:${id}`;
  const action = useDeskAction(discardProductDraft, ({ product: left }) => {
    clearDraft(draftName);
    reload();
    autosave.drop(left ?? undefined);
    if (!left) return navigateTo(list, { replace: true });
    return onDone('Changes discarded. This is what the shop shows.');
  });
  const { save, isSaving } = useSaveBefore(autosave);
  const discard = async (reason: string) => {
    // Saves first, because a running save changes the version; a failed one doesn't matter.
    if ((await save()) === 'ignored') return;
    const { version } = autosave.getView().document;
    const onError = (error: unknown) => {
      const theirs = readProductConflict(error);
      if (theirs) autosave.showConflict(theirs);
    };
    action.mutate({ params: { id }, body: { version, reason } }, { onError });
  };
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={published ? 'Discard the changes?' : `Delete ${getEditedDraft(product).title || 'this product'}?`}
      lead={
        published
          ? `The editor goes back to ‘${published.title}’ as last published. You can't undo this.`
          : "It was never published, so it's deleted for good. You can't undo this."
      }
      hint="For your colleagues; customers don't see it."
      confirmLabel={published ? 'Discard' : 'Delete'}
      draftName={draftName}
      isBusy={isSaving || action.isPending}
      error={action.error}
      onConfirm={(reason) => void discard(reason)}
    />
  );
}
