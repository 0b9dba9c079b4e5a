import { useState } from 'react';
import { Button } from '#ui/actions/button.tsx';
import styles from './removed-note.module.css';

type Removed<Entry> = {
  readonly entry: Entry;
  readonly index: number;
  /** Such as 'Slide Kids'. */
  readonly name: string;
};

/** Remembers the entry removed last until Undo or an earlier draft restores it. */
export function useRemoved<Entry extends { readonly id: string }>(entries: readonly Entry[]) {
  const [removed, setRemoved] = useState<Removed<Entry>>();
  const isBack = entries.some(({ id }) => id === removed?.entry.id);
  return [isBack ? undefined : removed, setRemoved] as const;
}

type RemovedNoteProps = { removed: Removed<{ readonly id: string }> | undefined; onUndo: () => void };

/** Offers Undo after removing an entry. It gets the focus, because the entry's button is gone. */
export const RemovedNote = ({ removed, onUndo }: RemovedNoteProps) => (
  <div role="status" className={styles.status}>
    {removed && (
      <p key={removed.entry.id}>
        {removed.name} was removed.{' '}
        <Button variant="secondary" size="small" autoFocus onClick={onUndo}>
          Undo
        </Button>
      </p>
    )}
  </div>
);
