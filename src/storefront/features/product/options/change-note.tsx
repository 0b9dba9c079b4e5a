import type { Choice } from '#domain/product/changed-options.ts';
import { revealMessage } from '../buying/reveal-message.ts';
import type { ChangeNote as Note } from '../configuration/use-configuration.ts';
import styles from './option-pickers.module.css';

type ChangeNoteProps = { note: Note | undefined; choice: Choice };

/** Says below a choice what else it changed, and scrolls there if that is out of sight. */
export function ChangeNote({ note, choice }: ChangeNoteProps) {
  const text = note?.choice === choice && note.text;
  return (
    <p role="status" className={styles.note} ref={text ? revealMessage : undefined}>
      {text}
    </p>
  );
}
