import { useRef } from 'react';
import { addMessageNote } from '#contract/desk/messages.ts';
import { useDraft } from '#desk/api/drafts.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { useShortcut } from '#desk/elements/use-shortcut.ts';
import { MAX_STAFF_NOTE_LENGTH } from '#domain/orders/staff-note.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import styles from './message-forms.module.css';
import { useMessageAction } from './use-message-action.ts';

/** A new note; those before are in the conversation. */
export function NoteForm({ messageId }: { messageId: string }) {
  const [text, setText] = useDraft(`message-note:${messageId}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const add = useMessageAction(addMessageNote, () => {
    setText('');
    // The button is disabled now and would lose the focus.
    field.current?.focus();
  });
  useShortcut('n', () => field.current?.focus());
  return (
    <Panel title="Note">
      <form
        className={styles.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !add.isBusy) add.run({ params: { id: messageId }, body: { text: text.trim() } });
        }}
      >
        <Field label="New note" hint="Only staff see notes.">
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
        <ActionError error={add.error} />
        <Button type="submit" variant="secondary" size="small" isBusy={add.isBusy} disabled={text.trim() === ''}>
          Add note
        </Button>
      </form>
    </Panel>
  );
}
