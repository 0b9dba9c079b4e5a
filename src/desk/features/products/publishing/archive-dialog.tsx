import { useState } from 'react';
import { archiveProduct } from '#contract/desk/products/products.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { type ChosenProduct, ProductChoice } from '#desk/elements/publishing/product-choice.tsx';
import styles from '#desk/elements/publishing/publishing.module.css';
import type { ProductDialogProps } from './state-dialogs.tsx';
import { useProductAction } from './use-product-action.ts';

/** Takes a product off sale for good. */
export function ArchiveDialog({ product: { id, published }, autosave, onClose, onDone }: ProductDialogProps) {
  const [target, setTarget] = useState<ChosenProduct>();
  const draftName = `archive:${id}`;
  const action = useProductAction(archiveProduct, autosave, () => {
    clearDraft(draftName);
    onDone('Archived. The product is off sale.');
  });
  return (
    <ReasonDialog
      open
      onClose={onClose}
      title={`Archive ${published?.title ?? 'this product'}?`}
      lead={
        <div className={styles.stack}>
          <p>
            It leaves the shop for good. Orders keep everything about it. Its old address leads to the product that you
            choose here, or says that it is no longer sold.
          </p>
          <ProductChoice excludedId={id} chosen={target} onChoose={setTarget} />
        </div>
      }
      hint="For your colleagues; customers don’t see it."
      confirmLabel="Archive"
      draftName={draftName}
      isBusy={action.isBusy}
      error={action.error}
      onConfirm={(reason) =>
        void action.run((version) => ({ params: { id }, body: { version, reason, redirectTo: target?.id ?? null } }))
      }
    />
  );
}
