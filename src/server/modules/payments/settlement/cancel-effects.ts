import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts } from '#server/platform/database/tables/order-tables.ts';
import { closeAttempts } from '../attempt-repository.ts';
import { type Enqueue, terminateEntry } from '../payment-parts.ts';
import type { RefundRequests } from '../refunds/refund-requests.ts';

type Parts = { enqueue: Enqueue; refunds: RefundRequests };

/** What a cancelled order still owes: a paid one its money, an unpaid one an end at the provider. */
export const createCancelEffects =
  ({ enqueue, refunds }: Parts) =>
  async (tx: Database, order: OrderRow, now: Date): Promise<void> => {
    if (order.paidAt) {
      // Refused only when all of it went back already.
      await refunds.requestRefund(tx, order, { reason: 'order cancelled', now });
      return;
    }
    await tx.delete(openCheckouts).where(eq(openCheckouts.orderId, order.id));
    await enqueue(tx, (await closeAttempts(tx, order.id)).map(terminateEntry), now);
  };
