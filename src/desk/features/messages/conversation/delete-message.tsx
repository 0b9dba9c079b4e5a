import { useState } from 'react';
import { type DeskMessage, messageConflictSchema } from '#contract/desk/messages/desk-message.ts';
import { deleteMessage, deleteSuspectMessage } from '#contract/desk/messages/messages.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useStoreMessage } from '#desk/api/messages.ts';
import { useCan } from '#desk/api/session.ts';
import { useConflictAction } from '#desk/api/use-desk-action.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { MessageConflictDialog } from './message-conflict-dialog.tsx';

type DeleteMessageProps = { message: DeskMessage; onDeleted: () => void };

/** Deleting spam takes the right to reply, anything else the right to erase; otherwise renders nothing. */
export function DeleteMessage({ message, onDeleted }: DeleteMessageProps) {
  const can = useCan();
  const [isOpen, setOpen] = useState(false);
  if (!can(message.isSuspect ? 'messages.reply' : 'customers.erase')) return null;
  return (
    <>
      <Button size="small" variant="quiet" onClick={() => setOpen(true)}>
        Delete
      </Button>
      <DeleteDialog open={isOpen} onClose={() => setOpen(false)} message={message} onDeleted={onDeleted} />
    </>
  );
}

type DeleteDialogProps = DeleteMessageProps & { open: boolean; onClose: () => void };

function DeleteDialog({ open, onClose, message, onDeleted }: DeleteDialogProps) {
  const { id, ticket, name, version, isSuspect, entries } = message;
  const draftName = `delete-message:${id}`;
  const storeMessage = useStoreMessage();
  const action = useConflictAction(isSuspect ? deleteSuspectMessage : deleteMessage, {
    conflictSchema: messageConflictSchema,
    onDone: () => {
      for (const name of [draftName, `reply:${id}`, `message-note:${id}`]) clearDraft(name);
      onDeleted();
    },
    onAccept: (conflict) => {
      storeMessage(conflict.message);
      onClose();
    },
  });
  const close = () => {
    action.reset();
    onClose();
  };
  if (action.conflict) return <MessageConflictDialog mine={message} action={action} />;
  return (
    <ReasonDialog
      open={open}
      onClose={close}
      title={`Delete ${ticket}?`}
      lead={
        <p>
          The message of <b>{name}</b>
          {entries.length > 0 && ', its replies and notes'} and emails about it that have not been sent are deleted.
          {!isSuspect && " Emails in the shop's and the sender's mailboxes stay."} You can't undo this.
        </p>
      }
      hint="The audit log keeps it for good, so leave out the sender's name, email and phone."
      confirmLabel="Delete the message"
      draftName={draftName}
      isBusy={action.isBusy}
      error={action.error}
      onConfirm={(reason) => action.run({ params: { id }, body: { version, reason } })}
    />
  );
}
