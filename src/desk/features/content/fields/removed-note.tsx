import { Button } from '#ui/actions/button.tsx';
import styles from './removed-note.module.css';

type RemovedNoteProps = {
  /** Of what was removed last, such as 'Slide Kids'. */
  name: string | undefined;
  onUndo: () => void;
};

/** The way back after removing an entry. It gets the focus, because the button of the entry is gone. */
export const RemovedNote = ({ name, onUndo }: RemovedNoteProps) => (
  <div role="status" className={styles.status}>
    {name !== undefined && (
      <p key={name}>
        {name} was removed.{' '}
        <Button variant="secondary" size="small" autoFocus onClick={onUndo}>
          Undo
        </Button>
      </p>
    )}
  </div>
);
