import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import { acceptMessage, reopenMessage, settleMessage } from '#contract/desk/messages/messages.ts';
import { ActionError } from '#desk/elements/action-error.tsx';
import { Button } from '#ui/actions/button.tsx';
import { MessageConflictDialog } from './message-conflict-dialog.tsx';
import { useMessageAction } from './use-message-action.ts';

/** Actions that change the state. All of them can be undone, so none asks first. */
export function MessageActions({ message }: { message: DeskMessage }) {
  const settle = useMessageAction(settleMessage);
  const reopen = useMessageAction(reopenMessage);
  const accept = useMessageAction(acceptMessage);
  const input = { params: { id: message.id }, body: { version: message.version } };
  const isDone = message.doneAt !== null;
  return (
    <>
      <ActionError error={settle.error ?? reopen.error ?? accept.error} />
      {message.isSuspect && (
        <Button size="small" variant="secondary" isBusy={accept.isBusy} onClick={() => accept.run(input)}>
          Not spam
        </Button>
      )}
      {/* One button, so that it keeps the focus. */}
      <Button
        size="small"
        variant={isDone ? 'secondary' : 'primary'}
        isBusy={settle.isBusy || reopen.isBusy}
        onClick={() => (isDone ? reopen : settle).run(input)}
      >
        {isDone ? 'Open again' : 'Mark as done'}
      </Button>
      <MessageConflictDialog mine={message} action={settle} />
      <MessageConflictDialog mine={message} action={reopen} />
      <MessageConflictDialog mine={message} action={accept} />
    </>
  );
}
