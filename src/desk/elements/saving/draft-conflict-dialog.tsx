import { useEffect, useState } from 'react';
import type { ProductChange } from '#contract/desk/products/product-changes.ts';
import { useCurrentStaff } from '#desk/api/session.ts';
import { Time } from '#desk/elements/figures.tsx';
import { Button } from '#ui/actions/button.tsx';
import { Dialog } from '#ui/overlays/dialog.tsx';
import { ChangeTable } from '../changes/change-table.tsx';
import type { Edited } from './autosave.ts';
import { focusSaveStatus } from './save-status.tsx';
import styles from './saving.module.css';

type DraftConflictDialogProps = {
  /** Names the document, such as 'this product'. */
  object: string;
  theirs: Edited;
  /** Differences from my version to theirs. */
  changes: readonly ProductChange[];
  onTakeTheirs: () => void;
  onKeepMine: () => void;
  onClose: () => void;
};

/** Another version was saved first: compares it with mine. */
export const DraftConflictDialog = (props: DraftConflictDialogProps) => {
  const { object, theirs, changes, onTakeTheirs, onKeepMine, onClose } = props;
  const { id } = useCurrentStaff();
  const isOwn = theirs.changedById === id;
  const takeTheirs = isOwn ? 'Take the other version' : 'Take theirs';
  // The dialog opens by itself, so maybe nothing had the focus that could get it back.
  useEffect(() => focusSaveStatus, []);
  return (
    <Dialog
      open
      // The save status can open it again.
      onClose={onClose}
      title={isOwn ? `You changed ${object} in another tab or window` : `Someone else changed ${object}`}
      footer={
        <>
          <Button data-first-focus variant="quiet" onClick={onClose}>
            Decide later
          </Button>
          <Button variant="secondary" onClick={onTakeTheirs}>
            {takeTheirs}
          </Button>
          <Button variant="secondary" onClick={onKeepMine}>
            Keep mine
          </Button>
        </>
      }
    >
      <p className={styles.lead}>
        {isOwn ? 'You' : (theirs.changedBy ?? 'Somebody')} changed it
        {theirs.changedAt && (
          <>
            {' '}
            on <Time at={theirs.changedAt} />
          </>
        )}
        . Your changes {isOwn ? 'here ' : ''}aren't saved yet. ‘{takeTheirs}’ discards them; ‘Keep mine’ replaces{' '}
        {isOwn ? 'the other version' : 'theirs'}.
      </p>
      <ChangeTable changes={changes} fromLabel="Mine" toLabel={isOwn ? 'Other version' : 'Theirs'} />
    </Dialog>
  );
};

type Conflicting<Document> = { readonly save: { readonly kind: string; readonly theirs?: Document } };

/** Returns the conflict until its dialog is closed; `reopen` shows it again. */
export function useShownConflict<Document>({ save }: Conflicting<Document>) {
  const [closed, setClosed] = useState<Document>();
  const { theirs } = save;
  return {
    theirs: theirs === closed ? undefined : theirs,
    close: () => setClosed(theirs),
    reopen: () => setClosed(undefined),
  };
}
