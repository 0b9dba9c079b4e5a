import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { DeskMessage } from '#contract/desk/messages/desk-message.ts';
import type {
  addMessageNote,
  assignMessage,
  replyToMessage,
  resendReply,
  settleMessage,
} from '#contract/desk/messages/messages.ts';
import { checkReply } from '#domain/inquiries/message-reply.ts';
import type { Outcome } from '#domain/outcome.ts';
import { checkStaffNote } from '#domain/staff/staff-note.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { ConflictError, createBadRequestError } from '#server/http/app-error.ts';
import { type AuditActor, type AuditChange, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createOutboxRepository, enqueue } from '#server/platform/jobs/outbox-repository.ts';
import type { InquiryRow } from '../inquiry-record.ts';
import { REPLY_TOPIC } from '../reply-email.ts';
import {
  CHANGED_MESSAGE,
  listAssignable,
  lockMessage,
  MESSAGE_OBJECT,
  type MessageReader,
  NOT_SUSPECT_MESSAGE,
  requireMessageId,
} from './message-reader.ts';
import { loadAssignees } from './message-rows.ts';

type ByStaff = { readonly actor: AuditActor };
type VersionInput = ParsedDeskInput<typeof settleMessage> & ByStaff;

/** The effects of one change: on the row and elsewhere. */
type Change = {
  readonly set: Partial<Pick<InquiryRow, 'assignedTo' | 'acknowledgedAt' | 'doneAt' | 'isSuspect'>>;
  readonly action: string;
  /** Leaves out texts, which may be personal: the log is never erased. */
  readonly changes: readonly AuditChange[];
  readonly alsoStore?: (tx: Database) => Promise<void>;
};

const SUSPECT_MESSAGE = 'This looks like spam. Mark it as not spam before you reply.';
const NOT_FAILED_MESSAGE = "This reply hasn't failed. Please check the conversation.";
const NO_SUCH_STAFF_MESSAGE = "This colleague can't reply to messages any more.";
const ALREADY_DONE_MESSAGE = 'This message is already done.';
const ALREADY_OPEN_MESSAGE = 'This message is already open.';

type ChangeDeps = { db: Database; clock: Clock; reader: MessageReader };

/** The actions of staff on one message. Each returns the changed message. */
export function createMessageChanges({ db, clock, reader }: ChangeDeps) {
  /** Refuses a version that is not the current one. Stores nothing if `decide` finds nothing to change. */
  async function apply(
    { params, body, actor }: { params: { id: string }; body: { version: number } } & ByStaff,
    decide: (tx: Database, row: InquiryRow, at: Date) => Promise<Change | undefined> | Change,
  ): Promise<DeskMessage> {
    const id = requireMessageId(params.id);
    const isApplied = await runInTransaction(db, async (tx) => {
      const at = clock.now();
      const row = await lockMessage(tx, id);
      if (row.version !== body.version) return false;
      const change = await decide(tx, row, at);
      if (!change) return true;
      const { set, action, changes, alsoStore } = change;
      await tx
        .update(inquiries)
        .set({ ...set, version: row.version + 1 })
        .where(eq(inquiries.id, id));
      await alsoStore?.(tx);
      await recordChange(tx, { row, actor, action, changes, at });
      return true;
    });
    if (!isApplied) throw new ConflictError(CHANGED_MESSAGE, await reader.readConflict(id));
    return reader.read(id);
  }

  return {
    /** The reply, its email and the audit entry are stored together. Nobody receives replies to sample messages. */
    reply(input: ParsedDeskInput<typeof replyToMessage> & ByStaff): Promise<DeskMessage> {
      const text = requireValid(checkReply(input.body.text));
      return apply(input, (_, row, at) => {
        if (row.isSuspect) throw createBadRequestError(SUSPECT_MESSAGE);
        const entry = { id: randomUUID(), inquiryId: row.id, kind: 'reply', text, by: input.actor.name, at } as const;
        const email = { id: entry.id, topic: REPLY_TOPIC, payload: { inquiryId: row.id, replyId: entry.id } };
        return {
          set: { acknowledgedAt: row.acknowledgedAt ?? at },
          action: 'message replied to',
          changes: [],
          async alsoStore(tx) {
            await tx.insert(inquiryReplies).values(entry);
            if (!row.isSample) await enqueue(tx, [email], at);
          },
        };
      });
    },

    /** Sends a failed reply again, after someone has fixed the address or the mail server. */
    async resend({ params, actor }: ParsedDeskInput<typeof resendReply> & ByStaff): Promise<DeskMessage> {
      const id = requireMessageId(params.id);
      await runInTransaction(db, async (tx) => {
        const at = clock.now();
        const row = await lockMessage(tx, id);
        if (!(await retryReply(tx, { inquiryId: id, replyId: params.replyId, at })))
          throw createBadRequestError(NOT_FAILED_MESSAGE);
        await recordChange(tx, { row, actor, action: 'reply sent again', changes: [], at });
      });
      return reader.read(id);
    },

    async addNote({ params, body, actor }: ParsedDeskInput<typeof addMessageNote> & ByStaff): Promise<DeskMessage> {
      const id = requireMessageId(params.id);
      const text = requireValid(checkStaffNote('Note', body.text));
      await runInTransaction(db, async (tx) => {
        const at = clock.now();
        const row = await lockMessage(tx, id);
        await tx
          .insert(inquiryReplies)
          .values({ id: randomUUID(), inquiryId: id, kind: 'note', text, by: actor.name, at });
        await recordChange(tx, { row, actor, action: 'note added', changes: [], at });
      });
      return reader.read(id);
    },

    assign: (input: ParsedDeskInput<typeof assignMessage> & ByStaff): Promise<DeskMessage> =>
      apply(input, async (tx, row) => {
        const { staffId } = input.body;
        if (staffId === row.assignedTo) return undefined;
        const members = await listAssignable(tx);
        const getName = (id: string | null) => members.find((member) => member.id === id)?.name ?? null;
        if (staffId !== null && getName(staffId) === null) throw createBadRequestError(NO_SUCH_STAFF_MESSAGE);
        const previous = (await loadAssignees(tx, [row])).get(row.assignedTo) ?? null;
        return {
          set: { assignedTo: staffId },
          action: 'message assigned',
          changes: [{ field: 'assigned to', from: previous, to: getName(staffId) }],
        };
      }),

    settle: (input: VersionInput): Promise<DeskMessage> =>
      apply(input, (_, row, at) => {
        if (row.doneAt !== null) throw createBadRequestError(ALREADY_DONE_MESSAGE);
        return {
          set: { doneAt: at },
          action: 'message done',
          changes: [{ field: 'state', from: 'Open', to: 'Done' }],
        };
      }),

    reopen: (input: VersionInput): Promise<DeskMessage> =>
      apply(input, (_, row) => {
        if (row.doneAt === null) throw createBadRequestError(ALREADY_OPEN_MESSAGE);
        return {
          set: { doneAt: null },
          action: 'message opened again',
          changes: [{ field: 'state', from: 'Done', to: 'Open' }],
        };
      }),

    /** Sends no confirmation: staff reply themselves. */
    accept: (input: VersionInput): Promise<DeskMessage> =>
      apply(input, (_, row) => {
        if (!row.isSuspect) throw createBadRequestError(NOT_SUSPECT_MESSAGE);
        return {
          set: { isSuspect: false },
          action: 'message accepted',
          changes: [{ field: 'suspected spam', from: 'yes', to: 'no' }],
        };
      }),
  };
}

/** The email of a reply has the reply's id in the outbox. Returns whether the shop had given it up. */
async function retryReply(
  tx: Database,
  { inquiryId, replyId, at }: { inquiryId: string; replyId: string; at: Date },
): Promise<boolean> {
  if (!isUuid(replyId)) return false;
  const isOfMessage = and(eq(inquiryReplies.id, replyId), eq(inquiryReplies.inquiryId, inquiryId));
  if ((await tx.$count(inquiryReplies, isOfMessage)) === 0) return false;
  return (await createOutboxRepository(tx).retryFailedForGood(at, replyId)) > 0;
}

function requireValid(outcome: Outcome<string>): string {
  if (!outcome.ok) throw createBadRequestError(outcome.message);
  return outcome.value;
}

type RecordedChange = Pick<Change, 'action' | 'changes'> & { row: InquiryRow; actor: AuditActor; at: Date };

const recordChange = (tx: Database, { row, actor, action, changes, at }: RecordedChange) =>
  recordAudit(tx, {
    actor,
    permission: 'messages.reply',
    action,
    objectKind: MESSAGE_OBJECT,
    objectId: row.id,
    object: row.ticket,
    changes,
    at,
  });
