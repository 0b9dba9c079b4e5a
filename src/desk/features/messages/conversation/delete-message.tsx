import { useState } from 'react';
import type { DeskMessage } from '#contract/desk/customers/desk-message.ts';
import { deleteMessage, deleteSuspectMessage } from '#contract/desk/customers/messages.ts';
import { clearDraft } from '#desk/api/drafts.ts';
import { useStoreMessage } from '#desk/api/messages.ts';
import { useCan } from '#desk/api/session.ts';
import { useDeskAction } from '#desk/api/use-desk-action.ts';
import { ReasonDialog } from '#desk/elements/dialogs/reason-dialog.tsx';
import { Button } from '#ui/actions/button.tsx';
import { ConflictDialog } from './conflict-dialog.tsx';
import { readConflict } from './use-message-action.ts';

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
  const action = useDeskAction(isSuspect ? deleteSuspectMessage : deleteMessage, () => {
    for (const name of [draftName, `reply:${id}`, `message-note:${id}`]) clearDraft(name);
    onDeleted();
  });
  const conflict = readConflict(action.error);
  const close = () => {
    action.reset();
    onClose();
  };
  const acceptCurrent = () => {
    if (conflict) storeMessage(conflict.message);
    close();
  };
  if (conflict) return <ConflictDialog mine={message} action={{ conflict, acceptCurrent }} />;
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
      isBusy={action.isPending}
      error={action.error}
      onConfirm={(reason) => action.mutate({ params: { id }, body: { version, reason } })}
    />
  );
}
