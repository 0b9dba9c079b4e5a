import { and, eq, ne } from 'drizzle-orm';
import { nextRefundCheckAt } from '#domain/orders/check-schedule.ts';
import { ORDER_NEWS } from '#domain/orders/order-news.ts';
import { canMove, ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import { type RefundRow, type RefundState, refunds } from '#server/platform/database/tables/payment-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { ProviderError, type ProviderRefund } from '#server/platform/payment-provider/payment-provider.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { raiseAlert } from '../settlement/payment-alerts.ts';
import { refundsOf } from './refund-requests.ts';

type Parts = Pick<PaymentParts, 'db' | 'clock' | 'provider' | 'orders' | 'enqueue'>;
/** What the provider made of a refund; `REFUSED`: it will not make it. */
type Found = Pick<ProviderRefund, 'providerRefundId'> & { readonly state: ProviderRefund['state'] | 'REFUSED' };

const STATES: Readonly<Record<Found['state'], RefundState>> = {
  SUCCESS: 'success',
  PENDING: 'pending',
  ONHOLD: 'pending',
  CANCELLED: 'failed',
  FAILED: 'failed',
  REFUSED: 'failed',
};

/** From the provider's word on a refund to our order; like settling a payment it may run any number of times. */
export function createRefundSettling({ db, clock, provider, orders, enqueue }: Parts) {
  async function read(refundId: string): Promise<RefundRow | undefined> {
    const [refund] = await db.select().from(refunds).where(eq(refunds.refundId, refundId));
    return refund;
  }

  async function ask(refund: RefundRow): Promise<Found> {
    const { providerOrderId, refundId, amountPaise, reason: note } = refund;
    const known = refund.state === 'requested' ? undefined : await provider.findRefund(providerOrderId, refundId);
    try {
      return known ?? (await provider.createRefund({ providerOrderId, refundId, amountPaise, note }));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'unavailable') throw error;
      return { state: 'REFUSED', providerRefundId: undefined };
    }
  }

  const record = (refund: RefundRow, found: Found) =>
    transaction(db, async (tx) => {
      const now = clock.now();
      const order = await orders.hold(tx, refund.orderId);
      if (!order || !(await writeState(tx, refund, found, now))) return;
      await tell(tx, refund, found, now);
      if (STATES[found.state] !== 'success') return;
      const payload = { orderId: order.id, refundId: refund.refundId };
      await enqueue(tx, [{ topic: ORDER_NEWS.refunded, payload }], now);
      if (refund.extraPaymentId === null) await close(tx, order, now);
    });

  /** An order is refunded when all that was paid went back. */
  async function close(tx: Database, order: OrderRow, now: Date): Promise<void> {
    const done = (await refundsOf(tx, order.id)).filter(({ state }) => state === 'success');
    const total = done.reduce((sum, { amountPaise }) => sum + amountPaise, 0);
    if (total < order.amountPaise || !canMove(order.status, ORDER_STATUS.refunded, order.cancelReason)) return;
    await orders.move(tx, order, { to: ORDER_STATUS.refunded, cause: 'refunded', actor: 'provider', at: now });
  }

  return {
    /** Asks the provider about a refund, for the first time or again, and writes what it says. */
    async settleRefund(refundId: string): Promise<void> {
      const refund = await read(refundId);
      if (refund && refund.state !== 'success') await record(refund, await ask(refund));
    },
  };
}

export type RefundSettling = ReturnType<typeof createRefundSettling>;

/** False when there is nothing new to write. A failure is not the last word, a success is. */
async function writeState(tx: Database, refund: RefundRow, found: Found, now: Date): Promise<boolean> {
  const state = STATES[found.state];
  const nextCheckAt = state === 'pending' ? nextRefundCheckAt(refund.checks, now) : null;
  const written = await tx
    .update(refunds)
    .set({ state, nextCheckAt, providerRefundId: found.providerRefundId ?? refund.providerRefundId })
    .where(and(eq(refunds.refundId, refund.refundId), ne(refunds.state, 'success')))
    .returning({ id: refunds.refundId });
  return written.length > 0;
}

async function tell(tx: Database, refund: RefundRow, { state }: Found, now: Date): Promise<void> {
  const { refundId, orderId, amountPaise } = refund;
  const about = { about: refundId, orderId, details: { state, amountPaise } };
  if (state === 'ONHOLD') await raiseAlert(tx, { kind: 'refund_on_hold', ...about }, now);
  if (STATES[state] === 'failed') await raiseAlert(tx, { kind: 'refund_failed', ...about }, now);
}
