import type { DeskMessage, MessageConflict } from '#contract/desk/messages/desk-message.ts';
import { ChangedDialog } from '#desk/elements/dialogs/changed-dialog.tsx';
import { Time } from '#desk/elements/figures.tsx';

type MessageConflictDialogProps = {
  /** The message as this page shows it. */
  mine: DeskMessage;
  action: { conflict: MessageConflict | undefined; acceptCurrent: () => void };
};

/** Renders nothing without a conflict. */
export const MessageConflictDialog = ({ mine, action: { conflict, acceptCurrent } }: MessageConflictDialogProps) =>
  conflict && (
    <ChangedDialog
      title={`${mine.ticket} has changed`}
      lead={
        <>
          {conflict.changedBy} changed this message on <Time at={conflict.changedAt} />. Your action wasn't carried out.
          What you typed is still here.
        </>
      }
      differences={listDifferences(mine, conflict.message)}
      acceptLabel="Show the current message"
      onAccept={acceptCurrent}
    />
  );

const countEntries = ({ entries }: DeskMessage, wanted: 'reply' | 'note'): string =>
  String(entries.filter(({ kind }) => kind === wanted).length);

const FIELDS: readonly { label: string; read: (message: DeskMessage) => string }[] = [
  { label: 'State', read: ({ doneAt }) => (doneAt === null ? 'Open' : 'Done') },
  { label: 'Assigned to', read: ({ assignedTo }) => assignedTo?.name ?? 'Nobody' },
  { label: 'Replies', read: (message) => countEntries(message, 'reply') },
  { label: 'Notes', read: (message) => countEntries(message, 'note') },
  { label: 'Suspected spam', read: ({ isSuspect }) => (isSuspect ? 'Yes' : 'No') },
];

const listDifferences = (mine: DeskMessage, current: DeskMessage) =>
  FIELDS.map(({ label, read }) => ({ label, from: read(mine), to: read(current) })).filter(
    ({ from, to }) => from !== to,
  );
