import { useState } from 'react';
import { duplicateProduct } from '#contract/desk/products/products.ts';
import { deskPaths } from '#desk/api/desk-paths.ts';
import { useReloadProducts } from '#desk/api/products.ts';
import { useCan } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { useListAddress } from '#desk/elements/list/use-list-address.ts';
import { Panel } from '#desk/elements/panel.tsx';
import styles from '#desk/elements/publishing/publishing.module.css';
import { useSaveBefore } from '#desk/elements/publishing/use-save-before.ts';
import { Button } from '#ui/actions/button.tsx';
import { ButtonLink } from '#ui/actions/button-link.tsx';
import { useNavigateTo } from '#ui/actions/pending-navigation.tsx';
import { ArchiveDialog } from './archive-dialog.tsx';
import { DiscardDialog, HideDialog, type ProductDialogProps, ShowDialog } from './state-dialogs.tsx';
import { SAVE_FAILED } from './use-product-action.ts';

type DialogName = 'discard' | 'hide' | 'show' | 'archive';
const DIALOGS = { discard: DiscardDialog, hide: HideDialog, show: ShowDialog, archive: ArchiveDialog };

type ProductActionsProps = Pick<ProductDialogProps, 'product' | 'autosave' | 'onDone'>;

/** All actions on a product except saving and publishing. */
export function ProductActions({ product, autosave, onDone }: ProductActionsProps) {
  const can = useCan();
  const list = useListAddress(deskPaths.products);
  const [dialog, setDialog] = useState<DialogName>();
  const Dialog = dialog && DIALOGS[dialog];
  const { id, state, draft, published } = product;
  const canPublish = can('catalogue.publish');
  return (
    <Panel title="More">
      <div className={styles.actions}>
        <ButtonLink variant="secondary" size="small" to={deskPaths.productHistory(id)} state={{ list }}>
          History
        </ButtonLink>
        <DuplicateButton id={id} list={list} autosave={autosave} />
        {draft && (
          <Button variant="secondary" size="small" onClick={() => setDialog('discard')}>
            {published ? 'Discard changes' : 'Delete this product'}
          </Button>
        )}
        {canPublish && state === 'published' && (
          <Button variant="secondary" size="small" onClick={() => setDialog('hide')}>
            Hide
          </Button>
        )}
        {canPublish && (state === 'hidden' || state === 'archived') && (
          <Button variant="secondary" size="small" onClick={() => setDialog('show')}>
            Show again
          </Button>
        )}
        {canPublish && (state === 'published' || state === 'hidden') && (
          <Button variant="secondary" size="small" onClick={() => setDialog('archive')}>
            Archive
          </Button>
        )}
      </div>
      {!canPublish && state !== 'new' && (
        <p className={styles.note}>Owners and managers can hide, show and archive products.</p>
      )}
      {Dialog && (
        <Dialog
          product={product}
          autosave={autosave}
          onClose={() => setDialog(undefined)}
          onDone={(message) => {
            setDialog(undefined);
            onDone(message);
          }}
        />
      )}
    </Panel>
  );
}

type DuplicateButtonProps = Pick<ProductDialogProps, 'autosave'> & { id: string; list: string };

/** Opens the new product. */
function DuplicateButton({ id, list, autosave }: DuplicateButtonProps) {
  const navigateTo = useNavigateTo();
  const reload = useReloadProducts();
  const action = useDeskAction(duplicateProduct, (copy) => {
    reload();
    navigateTo(deskPaths.product(copy.id), { state: { list } });
  });
  const { save, isSaving, hasFailed } = useSaveBefore(autosave);
  const duplicate = async () => {
    if ((await save()) === 'saved') action.mutate({ params: { id } });
  };
  return (
    <>
      <Button
        variant="secondary"
        size="small"
        isBusy={isSaving || action.isPending}
        busyLabel="Duplicating…"
        onClick={() => void duplicate()}
      >
        Duplicate
      </Button>
      <ActionError error={hasFailed ? SAVE_FAILED : action.error} />
    </>
  );
}
