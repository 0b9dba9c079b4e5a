import type { DeskData, ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { deleteMessage } from '#contract/desk/messages/messages.ts';
import { namesCustomer } from '#domain/account/customer-search.ts';
import type { Permission } from '#domain/staff/permissions.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { ConflictError, createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { InquiryRow } from '../inquiry-record.ts';
import { removeMessage } from '../inquiry-repository.ts';
import {
  CHANGED_MESSAGE,
  lockMessage,
  MESSAGE_OBJECT,
  type MessageReader,
  NOT_SUSPECT_MESSAGE,
  requireMessageId,
} from './message-reader.ts';

type DeleteInput = ParsedDeskInput<typeof deleteMessage> & { readonly actor: AuditActor };
type DeleteOutcome = DeskData<typeof deleteMessage>;

const PERSONAL_REASON_MESSAGE =
  "Leave the sender's name, email and phone out of the reason: the audit log keeps it for good.";

/** Deletes messages for good: spam, and what a sender without an account asks us to delete. */
export function createMessageDeletion({ db, clock, reader }: { db: Database; clock: Clock; reader: MessageReader }) {
  async function remove({ params, body, actor }: DeleteInput, permission: Permission): Promise<DeleteOutcome> {
    const id = requireMessageId(params.id);
    const isDeleted = await runInTransaction(db, async (tx) => {
      const row = await lockMessage(tx, id);
      if (row.version !== body.version) return false;
      if (permission === 'messages.reply' && !row.isSuspect) throw createBadRequestError(NOT_SUSPECT_MESSAGE);
      const reason = readReason(body.reason, row);
      await removeMessage(tx, id);
      const object = { objectKind: MESSAGE_OBJECT, objectId: id, object: row.ticket };
      await recordAudit(tx, { actor, permission, action: 'message deleted', ...object, reason, at: clock.now() });
      return true;
    });
    if (!isDeleted) throw new ConflictError(CHANGED_MESSAGE, await reader.readConflict(id));
    return {};
  }

  return {
    /** The right to reply includes deleting suspected spam, and nothing else. */
    removeSuspect: (input: DeleteInput): Promise<DeleteOutcome> => remove(input, 'messages.reply'),
    remove: (input: DeleteInput): Promise<DeleteOutcome> => remove(input, 'customers.erase'),
  };
}

function readReason(input: string, { name, email, phone }: InquiryRow): string {
  const reason = checkStaffNote('Reason', input);
  if (!reason.ok) throw createBadRequestError(reason.message);
  if (namesCustomer(reason.value, { name, email, phone, details: null }))
    throw createBadRequestError(PERSONAL_REASON_MESSAGE);
  return reason.value;
}
