import { addMessageNote } from '#contract/desk/messages/messages.ts';
import { NoteForm, useNote } from '#desk/elements/note-form.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { useMessageAction } from './use-message-action.ts';

/** Adds a note; earlier ones are in the conversation. */
export function MessageNotes({ messageId }: { messageId: string }) {
  const note = useNote(`message-note:${messageId}`);
  const add = useMessageAction(addMessageNote, note.clear);
  return (
    <Panel title="Note">
      <NoteForm
        note={note}
        isBusy={add.isBusy}
        error={add.error}
        onAdd={(text) => add.run({ params: { id: messageId }, body: { text } })}
      />
    </Panel>
  );
}
