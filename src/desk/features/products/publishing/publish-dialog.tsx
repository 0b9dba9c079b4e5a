import type { DeskProduct } from '#contract/desk/products/desk-product.ts';
import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import { publishProduct } from '#contract/desk/products/products.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { ChangeTable } from '#desk/elements/changes/change-table.tsx';
import styles from '#desk/elements/publishing/publishing.module.css';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { getEditedDraft, type ProductAutosave } from '../editor/product-draft.ts';
import { useProductAction } from './use-product-action.ts';

type PublishDialogProps = { product: DeskProduct; autosave: ProductAutosave; onClose: () => void; onDone: () => void };

/** Notes for states that publishing ends. */
const RETURN_NOTES: Partial<Record<DeskProduct['state'], string>> = {
  hidden: "It's hidden now. Publishing puts it back on sale.",
  archived: "It's archived now. Publishing puts it back on sale, and its old address works again.",
};

/** Lists the changes that customers will see. */
export function PublishDialog({ product, autosave, onClose, onDone }: PublishDialogProps) {
  const { id, published } = product;
  const draft = getEditedDraft(product);
  const action = useProductAction(publishProduct, autosave, onDone);
  const { isBusy } = action;
  const publish = () => void action.run((version) => ({ params: { id }, body: { version } }));
  return (
    <Dialog
      open
      onClose={onClose}
      title={published ? 'Publish these changes?' : `Publish ${draft.title}?`}
      isBusy={isBusy}
      footer={
        <>
          <Button variant="secondary" aria-disabled={isBusy || undefined} onClick={() => !isBusy && onClose()}>
            Keep editing
          </Button>
          <Button data-first-focus isBusy={isBusy} busyLabel="Publishing…" onClick={publish}>
            Publish now
          </Button>
        </>
      }
    >
      <div className={styles.stack}>
        {published ? (
          <ChangeTable changes={listProductChanges(published, draft)} fromLabel="In the shop" toLabel="New" />
        ) : (
          <p>
            It goes on sale with {formatCount(draft.types.length, 'type')} and{' '}
            {formatCount(draft.images.length, 'picture')}.
          </p>
        )}
        {RETURN_NOTES[product.state] && <p>{RETURN_NOTES[product.state]}</p>}
        <p>All customers will see it within a second. Orders already placed keep their price.</p>
        <ActionError error={action.error} />
      </div>
    </Dialog>
  );
}

const formatCount = (count: number, noun: string): string => `${count} ${noun}${count === 1 ? '' : 's'}`;
