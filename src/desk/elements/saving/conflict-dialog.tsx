import { useEffect, useState } from 'react';
import type { ProductChange } from '#contract/desk/products/product-changes.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ChangeTable } from '../changes/change-table.tsx';
import type { Edited } from './autosave.ts';
import { focusSaveStatus } from './save-status.tsx';
import styles from './saving.module.css';

type ConflictDialogProps = {
  /** What is edited, such as 'this product'. */
  object: string;
  theirs: Edited;
  /** From mine to theirs. */
  changes: readonly ProductChange[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** Somebody else was faster: mine and theirs side by side. */
export const ConflictDialog = (props: ConflictDialogProps) => {
  const { object, theirs, changes, onTakeTheirs, onKeepMine, onClose } = props;
  // It opens by itself, perhaps while nothing has the focus that could have it again.
  useEffect(() => focusSaveStatus, []);
  return (
    <Dialog
      open
      // The save state leads back here.
      onClose={onClose}
      title={`Somebody else changed ${object}`}
      footer={
        <>
          <Button data-first-focus variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            Take theirs
          </Button>
          <Button variant="secondary" onClick={onKeepMine}>
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
      <ChangeTable changes={changes} fromLabel="Mine" toLabel="Theirs" />
    </Dialog>
  );
};

type Conflicting<Document> = { readonly save: { readonly kind: string; readonly theirs?: Document } };

/** The conflict to show, until somebody closes its dialog; `reopen` shows it again. */
export function useShownConflict<Document>({ save }: Conflicting<Document>) {
  const [closed, setClosed] = useState<Document>();
  const { theirs } = save;
  return {
    theirs: theirs === closed ? undefined : theirs,
    close: () => setClosed(theirs),
    reopen: () => setClosed(undefined),
  };
}
