import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { getOverdueLimits } from '#domain/inquiries/ticket.ts';
import type { Database } from './database.ts';
import { inquiries, inquiryReplies } from './tables/inquiry-tables.ts';
import { outbox } from './tables/outbox-tables.ts';

/** Messages from customers that nobody has marked as done; without suspected spam. */
export const openMessageFilter = and(isNull(inquiries.doneAt), eq(inquiries.isSuspect, false));

/** Open messages whose deadline to reply or to resolve has passed. */
export function buildOverdueMessageFilter(now: Date): SQL | undefined {
  const { acknowledge, resolve } = getOverdueLimits(now);
  return and(
    openMessageFilter,
    // True for both; it limits what the index reads.
    lt(inquiries.createdAt, acknowledge),
    or(isNull(inquiries.acknowledgedAt), lt(inquiries.createdAt, resolve)),
  );
}

/** Messages with a reply whose email failed permanently. The email has the reply's id in the outbox. */
export const selectFailedReplies = (db: Database, where?: SQL) =>
  db
    .selectDistinct({ id: inquiryReplies.inquiryId })
    .from(inquiryReplies)
    .innerJoin(outbox, eq(outbox.id, inquiryReplies.id))
    .where(and(isNull(outbox.dueAt), where));

export const countFailedReplies = (db: Database): Promise<number> => db.$count(selectFailedReplies(db).as('failed'));
