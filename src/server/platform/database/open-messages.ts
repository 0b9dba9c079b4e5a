import { and, isNull, lt, or, type SQL, sql } from 'drizzle-orm';
import { getOverdueLimits } from '#domain/inquiries/ticket.ts';
import { inquiries } from './tables/inquiry-tables.ts';

// Spelled as in the partial indexes, which are used for nothing else.
export const isSuspectMessage = sql`${inquiries.isSuspect}`;
const isNoSuspect = sql`not ${inquiries.isSuspect}`;

/** Messages from customers that nobody has marked as done; without suspected spam. */
export const isOpenMessage = and(isNull(inquiries.doneAt), isNoSuspect);

/** Open messages whose deadline to reply or to resolve has passed. */
export function isOverdueMessage(now: Date): SQL | undefined {
  const { acknowledge, resolve } = getOverdueLimits(now);
  const isUnanswered = and(isNull(inquiries.acknowledgedAt), lt(inquiries.createdAt, acknowledge));
  // The first condition of both, for the index.
  return and(isOpenMessage, lt(inquiries.createdAt, acknowledge), or(isUnanswered, lt(inquiries.createdAt, resolve)));
}
