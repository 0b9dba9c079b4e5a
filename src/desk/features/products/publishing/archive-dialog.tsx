import { useRef, useState } from 'react';
import { archiveProduct } from '#contract/desk/products/products.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { type ChosenProduct, ProductSearch } from '#desk/elements/publishing/product-search.tsx';
import styles from '#desk/elements/publishing/publishing.module.css';
import { useLostFocus } from '#desk/elements/use-lost-focus.ts';
import { Button } from '#ui/actions/button.tsx';
import type { ProductDialogProps } from './state-dialogs.tsx';
import { useProductAction } from './use-product-action.ts';

/** Takes a product off sale for good. */
export function ArchiveDialog({ product: { id, published }, autosave, onClose, onDone }: ProductDialogProps) {
  const [target, setTarget] = useState<ChosenProduct>();
  const search = useRef<HTMLInputElement>(null);
  const chooseAnother = useRef<HTMLButtonElement>(null);
  useLostFocus(target ? chooseAnother : search, target);
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
            It leaves the shop for good. Orders already placed don't change. Its old address redirects to the product
            you choose here, or says that it's no longer sold.
          </p>
          {target ? (
            <p className={styles.chosen}>
              <span>
                The old address leads to <b>{target.title}</b>.
              </span>
              <Button ref={chooseAnother} variant="quiet" size="small" onClick={() => setTarget(undefined)}>
                Choose another
              </Button>
            </p>
          ) : (
            <ProductSearch
              ref={search}
              label="Product to which the old address leads"
              excludedIds={[id]}
              onChoose={setTarget}
            />
          )}
        </div>
      }
      hint="For your colleagues; customers don't see it."
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
