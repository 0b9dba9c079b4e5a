import { and, asc, count, eq, lte } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import {
  type PaymentAttemptRow,
  paymentAttempts,
  refunds,
} from '#server/platform/database/tables/orders/payment-tables.ts';

export type DueCheck = { readonly id: string; readonly checkCount: number };

/** Lists and leases due payment and refund checks. A lease compares the check count, so only one process gets each. */
export function createDueCheckRepository(db: Database) {
  const isLeased = (table: typeof paymentAttempts | typeof refunds, { checkCount }: DueCheck, until: Date) =>
    and(eq(table.checkCount, checkCount + 1), eq(table.nextCheckAt, until));

  async function countDueRows(table: typeof paymentAttempts | typeof refunds, now: Date): Promise<number> {
    const [row] = await db.select({ total: count() }).from(table).where(lte(table.nextCheckAt, now));
    return row?.total ?? 0;
  }

  return {
    /** Counts due payment and refund checks. */
    countDue: async (now: Date): Promise<number> =>
      (await countDueRows(paymentAttempts, now)) + (await countDueRows(refunds, now)),

    listDueAttempts: (now: Date, limit: number): Promise<DueCheck[]> =>
      db
        .select({ id: paymentAttempts.providerOrderId, checkCount: paymentAttempts.checkCount })
        .from(paymentAttempts)
        .where(lte(paymentAttempts.nextCheckAt, now))
        .orderBy(asc(paymentAttempts.nextCheckAt))
        .limit(limit),

    async leaseAttempt({ id, checkCount }: DueCheck, until: Date): Promise<PaymentAttemptRow | undefined> {
      const [row] = await db
        .update(paymentAttempts)
        .set({ checkCount: checkCount + 1, nextCheckAt: until })
        .where(and(eq(paymentAttempts.providerOrderId, id), eq(paymentAttempts.checkCount, checkCount)))
        .returning();
      return row;
    },

    /** Undoes the lease of a check that did not run; a change by others remains. */
    async releaseAttempt(check: DueCheck, until: Date, now: Date): Promise<void> {
      await db
        .update(paymentAttempts)
        .set({ checkCount: check.checkCount, nextCheckAt: now })
        .where(and(eq(paymentAttempts.providerOrderId, check.id), isLeased(paymentAttempts, check, until)));
    },

    listDueRefunds: (now: Date, limit: number): Promise<DueCheck[]> =>
      db
        .select({ id: refunds.refundId, checkCount: refunds.checkCount })
        .from(refunds)
        .where(lte(refunds.nextCheckAt, now))
        .orderBy(asc(refunds.nextCheckAt))
        .limit(limit),

    async leaseRefund({ id, checkCount }: DueCheck, until: Date): Promise<boolean> {
      const leased = await db
        .update(refunds)
        .set({ checkCount: checkCount + 1, nextCheckAt: until })
        .where(and(eq(refunds.refundId, id), eq(refunds.checkCount, checkCount)))
        .returning({ id: refunds.refundId });
      return leased.length > 0;
    },

    async releaseRefund(check: DueCheck, until: Date, now: Date): Promise<void> {
      await db
        .update(refunds)
        .set({ checkCount: check.checkCount, nextCheckAt: now })
        .where(and(eq(refunds.refundId, check.id), isLeased(refunds, check, until)));
    },
  };
}
