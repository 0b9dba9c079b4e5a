import type { Choice } from '#domain/product/changed-options.ts';
import type { ChangeNote as Note } from '../configuration/use-configuration.ts';
import styles from './option-pickers.module.css';

type ChangeNoteProps = { note: Note | undefined; choice: Choice };

/** Says below a choice what else it changed. */
export function ChangeNote({ note, choice }: ChangeNoteProps) {
  return (
    <p role="status" className={styles.note}>
      {note?.choice === choice && note.text}
    </p>
  );
}
