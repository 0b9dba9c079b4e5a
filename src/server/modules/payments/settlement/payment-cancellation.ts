import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts } from '#server/platform/database/tables/orders/order-tables.ts';
import { closeAttempts } from '../attempt-repository.ts';
import { type Enqueue, toTerminateOrderEntry } from '../payment-dependencies.ts';
import type { RefundRequestService } from '../refunds/refund-request-service.ts';

type CancellationDeps = { enqueue: Enqueue; refunds: RefundRequestService };
/** `note` is the reason that staff gave; it stays in the shop. */
type Cancellation = { readonly note: string | null; readonly now: Date };

/** Refunds a cancelled order if it was paid; otherwise closes it at the provider. */
export const createPaymentCancellation =
  ({ enqueue, refunds }: CancellationDeps) =>
  async (tx: Database, order: OrderRow, { note, now }: Cancellation): Promise<void> => {
    if (order.paidAt) {
      // Refused only if everything was refunded already.
      await refunds.requestRefund(tx, order, { reason: 'order cancelled', note, now });
      return;
    }
    await tx.delete(openCheckouts).where(eq(openCheckouts.orderId, order.id));
    const closed = await closeAttempts(tx, order.id);
    if (!order.isSample) await enqueue(tx, closed.map(toTerminateOrderEntry), now);
  };
