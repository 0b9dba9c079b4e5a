import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type AttemptRow, paymentAttempts, refunds } from '#server/platform/database/tables/payment-tables.ts';

export type DueCheck = { readonly id: string; readonly checks: number };

/** Due payment and refund checks. A lease compares the number of checks, so only one process gets each. */
export function createDueCheckRepository(db: Database) {
  return {
    attempts: (now: Date, limit: number): Promise<DueCheck[]> =>
      db
        .select({ id: paymentAttempts.providerOrderId, checks: paymentAttempts.checks })
        .from(paymentAttempts)
        .where(lte(paymentAttempts.nextCheckAt, now))
        .orderBy(asc(paymentAttempts.nextCheckAt))
        .limit(limit),

    async leaseAttempt({ id, checks }: DueCheck, until: Date): Promise<AttemptRow | undefined> {
      const [row] = await db
        .update(paymentAttempts)
        .set({ checks: checks + 1, nextCheckAt: until })
        .where(and(eq(paymentAttempts.providerOrderId, id), eq(paymentAttempts.checks, checks)))
        .returning();
      return row;
    },

    refunds: (now: Date, limit: number): Promise<DueCheck[]> =>
      db
        .select({ id: refunds.refundId, checks: refunds.checks })
        .from(refunds)
        .where(lte(refunds.nextCheckAt, now))
        .orderBy(asc(refunds.nextCheckAt))
        .limit(limit),

    async leaseRefund({ id, checks }: DueCheck, until: Date): Promise<boolean> {
      const leased = await db
        .update(refunds)
        .set({ checks: checks + 1, nextCheckAt: until })
        .where(and(eq(refunds.refundId, id), eq(refunds.checks, checks)))
        .returning({ id: refunds.refundId });
      return leased.length > 0;
    },
  };
}
