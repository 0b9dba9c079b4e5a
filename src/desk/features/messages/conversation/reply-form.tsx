import { useRef } from 'react';
import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { replyToMessage } from '#contract/desk/messages/messages.ts';
import { useDraft } from '#desk/api/drafts.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Panel } from '#desk/elements/panel.tsx';
import { MAX_REPLY_LENGTH } from '#domain/inquiries/message-reply.ts';
import { Button } from '#ui/actions/button.tsx';
import { Field } from '#ui/fields/field.tsx';
import { Textarea } from '#ui/fields/textarea.tsx';
import { MessageConflictDialog } from './message-conflict-dialog.tsx';
import styles from './message-forms.module.css';
import { useMessageAction } from './use-message-action.ts';

/** Emails a reply. The draft survives a reload and a conflict. */
export function ReplyForm({ message }: { message: DeskMessage }) {
  const [text, setText] = useDraft(`reply:${message.id}`);
  const field = useRef<HTMLTextAreaElement>(null);
  const reply = useMessageAction(replyToMessage, () => {
    setText('');
    // The disabled button would lose the focus.
    field.current?.focus();
  });
  const hint = message.isSample
    ? 'This is a demo message: nobody receives the reply.'
    : `Goes to ${message.email} by email, and whoever sent the message can read it on the ticket page. Nobody has checked who that is: give no address or order details that they did not write.`;
  return (
    <Panel title="Reply">
      <form
        className={`${styles.form} ${styles.reply}`}
        onSubmit={(event) => {
          event.preventDefault();
          if (text.trim() !== '' && !reply.isBusy)
            reply.run({ params: { id: message.id }, body: { version: message.version, text: text.trim() } });
        }}
      >
        <Field label="Your reply" hint={hint}>
          {(control) => (
            <Textarea
              {...control}
              ref={field}
              rows={7}
              dir="auto"
              limit={MAX_REPLY_LENGTH}
              value={text}
              onChange={({ target }) => setText(target.value)}
            />
          )}
        </Field>
        <ActionError error={reply.error} />
        <Button type="submit" isBusy={reply.isBusy} busyLabel="Sending…" disabled={text.trim() === ''}>
          Send reply
        </Button>
      </form>
      <MessageConflictDialog mine={message} action={reply} />
    </Panel>
  );
}
