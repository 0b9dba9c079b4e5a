import { and, asc, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { DeskMessage, MessageConflict } from '#contract/desk/messages/desk-message.ts';
import { getMessageClocks } from '#domain/inquiries/message-clocks.ts';
import { hasPermission, ROLES } from '#domain/staff/permissions.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { logins } from '#server/platform/database/tables/account/account-tables.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries, staff } from '#server/platform/database/tables/staff-tables.ts';
import type { InquiryRow } from '../inquiry-record.ts';
import { loadAssignees, toDeskRow } from './message-rows.ts';

const NO_SUCH_MESSAGE = 'Message not found.';
export const CHANGED_MESSAGE = 'Someone else changed this message in the meantime.';
export const NOT_SUSPECT_MESSAGE = "This message isn't suspected spam.";
/** The kind of object in the audit log. */
export const MESSAGE_OBJECT = 'message';

const REPLYING_ROLES = ROLES.filter((role) => hasPermission(role, 'messages.reply'));

/** Reads one message with its conversation. */
export function createMessageReader({ db, clock }: { db: Database; clock: Clock }) {
  async function read(id: string): Promise<DeskMessage> {
    const row = await findMessage(db, requireMessageId(id));
    const [entries, assignable, names, customerId] = await Promise.all([
      listEntries(db, row.id),
      listAssignable(db),
      loadAssignees(db, [row]),
      findCustomerId(db, row.email),
    ]);
    const now = clock.now();
    const hasFailedEmail = entries.some(({ email }) => email === 'failed');
    const { acknowledge, resolve } = getMessageClocks(row, now);
    return {
      ...toDeskRow(row, { assignee: names.get(row.assignedTo), hasFailedEmail }, now),
      email: row.email.trim(),
      phone: row.phone,
      customerId,
      details: row.details,
      acknowledge: toWireClock(acknowledge),
      resolve: toWireClock(resolve),
      entries,
      assignable,
    };
  }

  return {
    read,

    /** Returns the message as it is now, and who changed it last. */
    async readConflict(id: string): Promise<MessageConflict> {
      const message = await read(id);
      const [last] = await db
        .select({ actor: auditEntries.actor, at: auditEntries.at })
        .from(auditEntries)
        .where(and(eq(auditEntries.objectKind, MESSAGE_OBJECT), eq(auditEntries.objectId, message.id)))
        .orderBy(desc(auditEntries.seq))
        .limit(1);
      return { message, changedBy: last?.actor ?? '', changedAt: last?.at.toISOString() ?? message.createdAt };
    },
  };
}

export type MessageReader = ReturnType<typeof createMessageReader>;

export function requireMessageId(id: string): string {
  if (!isUuid(id)) throw createNotFoundError(NO_SUCH_MESSAGE);
  return id.toLowerCase();
}

async function findMessage(db: Database, id: string): Promise<InquiryRow> {
  const [row] = await db.select().from(inquiries).where(eq(inquiries.id, id));
  if (!row) throw createNotFoundError(NO_SUCH_MESSAGE);
  return row;
}

/** Locks the message: nobody changes or erases it until the transaction ends. */
export async function lockMessage(tx: Database, id: string): Promise<InquiryRow> {
  const [row] = await tx.select().from(inquiries).where(eq(inquiries.id, id)).for('update');
  if (!row) throw createNotFoundError(NO_SUCH_MESSAGE);
  return row;
}

type Clocks = ReturnType<typeof getMessageClocks>;

const toWireClock = ({ deadline, stoppedAt, isOverdue }: Clocks['resolve']): DeskMessage['resolve'] => ({
  deadline: deadline.toISOString(),
  stoppedAt: stoppedAt?.toISOString() ?? null,
  isOverdue,
});

async function findCustomerId(db: Database, email: string): Promise<string | null> {
  const [login] = await db
    .select({ userId: logins.userId })
    .from(logins)
    .where(eq(logins.emailLower, email.trim().toLowerCase()));
  return login?.userId ?? null;
}

/** Staff with the right to reply who haven't left. */
export const listAssignable = (db: Database): Promise<DeskMessage['assignable']> =>
  db
    .select({ id: staff.id, name: staff.name })
    .from(staff)
    .where(and(isNull(staff.disabledAt), inArray(staff.role, REPLYING_ROLES)))
    .orderBy(asc(staff.name), asc(staff.id));

async function listEntries(db: Database, inquiryId: string): Promise<DeskMessage['entries']> {
  const rows = await db
    .select({ entry: inquiryReplies, queuedId: outbox.id, dueAt: outbox.dueAt })
    .from(inquiryReplies)
    .leftJoin(outbox, eq(outbox.id, inquiryReplies.id))
    .where(eq(inquiryReplies.inquiryId, inquiryId))
    .orderBy(asc(inquiryReplies.at), asc(inquiryReplies.id));
  return rows.map(({ entry: { id, kind, text, by, at, sentAt }, queuedId, dueAt }) => ({
    id,
    kind,
    text,
    by,
    at: at.toISOString(),
    email: kind === 'note' ? null : getEmailState(sentAt, queuedId !== null, dueAt),
  }));
}

function getEmailState(
  sentAt: Date | null,
  isQueued: boolean,
  dueAt: Date | null,
): 'sent' | 'none' | 'failed' | 'queued' {
  if (sentAt !== null) return 'sent';
  if (!isQueued) return 'none';
  return dueAt === null ? 'failed' : 'queued';
}
