import { useRef } from 'react';
import { useDraft } from '#desk/api/drafts.ts';
import { MAX_STAFF_NOTE_LENGTH } from '#domain/staff/staff-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { ActionError } from './action-error.tsx';
import styles from './note-form.module.css';
import { useShortcut } from './use-shortcut.ts';

/** The text of a new note, stored until it is sent. */
export function useNote(draftName: string) {
  const [text, setText] = useDraft(draftName);
  const field = useRef<HTMLTextAreaElement>(null);
  return {
    text,
    setText,
    field,
    /** Call after the server stored the note. */
    clear: () => {
      setText('');
      // The disabled button would lose the focus.
      field.current?.focus();
    },
  };
}

type NoteFormProps = {
  note: ReturnType<typeof useNote>;
  hint?: string;
  isBusy: boolean;
  error: unknown;
  onAdd: (text: string) => void;
};

/** Only staff see notes; `n` focuses the field. */
export function NoteForm({ note, hint = 'Only staff see notes.', isBusy, error, onAdd }: NoteFormProps) {
  const { text, setText, field } = note;
  useShortcut('n', () => field.current?.focus());
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (text.trim() !== '' && !isBusy) onAdd(text.trim());
      }}
    >
      <Field label="New note" hint={hint}>
        {(control) => (
          <Textarea
            {...control}
            ref={field}
            rows={2}
            limit={MAX_STAFF_NOTE_LENGTH}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
        )}
      </Field>
      <ActionError error={error} />
      <Button type="submit" variant="secondary" size="small" isBusy={isBusy} disabled={text.trim() === ''}>
        Add note
      </Button>
    </form>
  );
}
