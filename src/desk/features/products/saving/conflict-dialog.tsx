import { listProductChanges } from '#contract/desk/products/product-changes.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ChangeTable } from '../changes/change-table.tsx';
import { type Autosave, type EditorView, getEditedDraft } from './autosave.ts';
import styles from './saving.module.css';

type ConflictDialogProps = { view: EditorView; autosave: Autosave; isOpen: boolean; onClose: () => void };

/** Somebody else was faster: mine and theirs side by side. Nothing without a conflict. */
export function ConflictDialog({ view: { draft, save }, autosave, isOpen, onClose }: ConflictDialogProps) {
  if (save.kind !== 'conflict' || !isOpen) return null;
  const { theirs } = save;
  return (
    <Dialog
      open
      // A second Escape: the save state leads back here.
      onClose={onClose}
      isBusy
      title="Somebody else changed this product"
      footer={
        <>
          <Button variant="secondary" onClick={autosave.takeTheirs}>
            Take theirs
          </Button>
          <Button variant="secondary" onClick={autosave.keepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {theirs.changedBy ?? 'Somebody'} changed it
        {theirs.changedAt && (
          <>
            {' '}
            on <Time at={theirs.changedAt} />
          </>
        )}
        . Yours is not saved yet. ‘Take theirs’ drops what you typed; ‘Keep mine’ replaces theirs.
      </p>
      <ChangeTable changes={listProductChanges(draft, getEditedDraft(theirs))} fromLabel="Mine" toLabel="Theirs" />
    </Dialog>
  );
}
