import { and, eq, isNull, lt, or, type SQL } from 'drizzle-orm';
import { getOverdueLimits } from '#domain/inquiries/ticket.ts';
import { inquiries } from './tables/inquiry-tables.ts';

/** Messages from customers that nobody has marked as done; without suspected spam. */
export const isOpenMessage = and(isNull(inquiries.doneAt), eq(inquiries.isSuspect, false));

/** Open messages whose deadline to reply or to resolve has passed. */
export function isOverdueMessage(now: Date): SQL | undefined {
  const { acknowledge, resolve } = getOverdueLimits(now);
  return and(
    isOpenMessage,
    // True for both; it limits what the index reads.
    lt(inquiries.createdAt, acknowledge),
    or(isNull(inquiries.acknowledgedAt), lt(inquiries.createdAt, resolve)),
  );
}
