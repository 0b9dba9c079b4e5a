import { and, eq, ne, sql } from 'drizzle-orm';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Settlement } from '#domain/payments/settlement.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openCheckouts, orders } from '#server/platform/database/tables/order-tables.ts';
import { type AttemptRow, paymentAttempts, providerPayments } from '#server/platform/database/tables/payment-tables.ts';
import { closeAttempts, computeNextCheckAt, type OrderState, selectOrderItems } from '../attempt-repository.ts';
import { closeOpenCheckout } from '../ordering/supersede-order.ts';
import { type PaymentDependencies, toTerminateEntry } from '../payment-dependencies.ts';
import type { ProviderSnapshot } from '../provider-requests.ts';
import type { RefundRequestService } from '../refunds/refund-request-service.ts';
import { raiseAlert } from './payment-alerts.ts';

export type SettleCause = 'verify' | 'checkout' | 'webhook' | 'check';
type SettlementInput = OrderState & {
  readonly attempt: AttemptRow;
  readonly snapshot: ProviderSnapshot;
  readonly settlement: Settlement;
  readonly cause: SettleCause;
  readonly now: Date;
};

/** Another process changed the order between our read and our write. Nothing was written; read again. */
export class StaleOrderError extends Error {
  override readonly name = 'StaleOrder';
}

type SettlementWriterDeps = Pick<PaymentDependencies, 'basket' | 'orders' | 'enqueue'> & {
  refunds: RefundRequestService;
};

/** Writes a settlement inside the caller's transaction. */
export function createSettlementWriter(parts: SettlementWriterDeps) {
  const { basket, orders: writer, enqueue, refunds } = parts;

  async function markPaid(tx: Database, { order, attempt, now, cause }: SettlementInput, paymentId: string) {
    // Lock the cart before the order, in the same sequence as placing an order, to avoid deadlocks.
    const removed = await basket.remove(tx, order.userId, await selectOrderItems(tx, order.id));
    const move = { to: ORDER_STATUS.paid, cause, actor: 'provider', at: now, paidAt: now, paymentId } as const;
    if (!(await writer.move(tx, order, move))) throw new StaleOrderError();
    await tx
      .update(paymentAttempts)
      .set({ state: 'paid', pendingPaymentId: null, nextCheckAt: computeNextCheckAt(attempt, true, now) })
      .where(eq(paymentAttempts.providerOrderId, attempt.providerOrderId));
    const closedAttempts = await closeAttempts(tx, order.id);
    const supersededAttempts = await closeOpenCheckout(tx, { order, isStale: removed > 0, writer, now });
    const terminated = [...closedAttempts, ...supersededAttempts].map(toTerminateEntry);
    await enqueue(tx, [{ topic: ORDER_NOTIFICATION_TOPICS.paid, payload: { orderId: order.id } }, ...terminated], now);
  }

  async function applyUnpaidTransition(tx: Database, { order, settlement, now, cause }: SettlementInput) {
    const { move } = settlement;
    if (!move) return;
    if (!(await writer.move(tx, order, { ...move, cause, actor: 'system', at: now }))) throw new StaleOrderError();
    // Keep a failed order's checkout open, so that the customer can retry.
    if (move.to === ORDER_STATUS.cancelled) await tx.delete(openCheckouts).where(eq(openCheckouts.orderId, order.id));
  }

  async function refundSurplus(tx: Database, { order, attempt, settlement, now }: SettlementInput) {
    const { latePaymentId, extraPaymentIds } = settlement;
    if (latePaymentId !== undefined) {
      const own = and(eq(orders.id, order.id), eq(orders.version, order.version));
      const [updated] = await tx.update(orders).set({ paymentId: latePaymentId }).where(own).returning();
      if (!updated) throw new StaleOrderError();
      await refunds.requestRefund(tx, updated, { reason: 'paid after it was cancelled', now });
    }
    for (const id of extraPaymentIds) await refunds.refundExtra(tx, order, attempt.providerOrderId, id, now);
  }

  return async function write(tx: Database, settling: SettlementInput): Promise<void> {
    const { settlement } = settling;
    const { move } = settlement;
    if (move?.to === ORDER_STATUS.paid) await markPaid(tx, settling, move.paymentId);
    else await applyUnpaidTransition(tx, settling);
    await writePayments(tx, settling);
    await refundSurplus(tx, settling);
    if (move?.to !== ORDER_STATUS.paid) await writeAttemptState(tx, settling);
    await raiseAlerts(tx, settling);
  };
}

/** Most checks change nothing: a waiting page polls every two seconds. */
export function hasChanges(settling: SettlementInput): boolean {
  const { settlement, cause } = settling;
  const { move, latePaymentId, extraPaymentIds, isMismatch } = settlement;
  const isSettling = move !== undefined || latePaymentId !== undefined || extraPaymentIds.length > 0 || isMismatch;
  return isSettling || cause === 'check' || findNewPayments(settling).length > 0 || changesAttempt(settling);
}

function findNewPayments({ snapshot, payments }: SettlementInput) {
  const recordedStates = new Map(payments.map((payment) => [payment.paymentId, payment.status]));
  return snapshot.payments.filter(({ paymentId, state }) => recordedStates.get(paymentId) !== state);
}

const getSessionId = ({ attempt, snapshot, settlement }: SettlementInput): string | null =>
  attempt.sessionId ?? (settlement.attemptState === 'active' ? (snapshot.order?.sessionId ?? null) : null);

function changesAttempt(settling: SettlementInput): boolean {
  const { attempt, settlement } = settling;
  const { attemptState, undecidedPaymentId } = settlement;
  const isSame = attemptState === attempt.state && undecidedPaymentId === attempt.pendingPaymentId;
  return !isSame || getSessionId(settling) !== attempt.sessionId;
}

/** Never overwrites a recorded success with an supersededAttempts state. */
async function writePayments(tx: Database, settling: SettlementInput): Promise<void> {
  const { attempt, order, now } = settling;
  const newPayments = findNewPayments(settling);
  if (newPayments.length === 0) return;
  const rows = newPayments.map(({ paymentId, state, amountPaise, message }) => ({
    ...{ paymentId, amountPaise, status: state, message: message ?? null, seenAt: now },
    ...{ providerOrderId: attempt.providerOrderId, orderId: order.id },
  }));
  await tx
    .insert(providerPayments)
    .values(rows)
    .onConflictDoUpdate({
      target: providerPayments.paymentId,
      set: { status: sql`excluded.status`, message: sql`excluded.message`, seenAt: sql`excluded.seen_at` },
      setWhere: ne(providerPayments.status, 'SUCCESS'),
    });
}

async function writeAttemptState(tx: Database, settling: SettlementInput): Promise<void> {
  const { attempt, settlement, cause, now } = settling;
  if (cause !== 'check' && !changesAttempt(settling)) return;
  const { attemptState: state, undecidedPaymentId: pendingPaymentId } = settlement;
  await tx
    .update(paymentAttempts)
    .set({
      state,
      pendingPaymentId,
      sessionId: getSessionId(settling),
      nextCheckAt: computeNextCheckAt(attempt, state === 'paid', now),
    })
    .where(and(eq(paymentAttempts.providerOrderId, attempt.providerOrderId), ne(paymentAttempts.state, 'paid')));
}

async function raiseAlerts(
  tx: Database,
  { order, attempt, snapshot, settlement, cause, now }: SettlementInput,
): Promise<void> {
  const about = { about: attempt.providerOrderId, orderId: order.id };
  if (settlement.isMismatch && snapshot.order) {
    const { amountPaise, currency } = snapshot.order;
    const details = { amountPaise, currency, expectedPaise: order.amountPaise, expectedCurrency: order.currency };
    await raiseAlert(tx, { kind: 'amount_mismatch', ...about, details }, now);
  }
  const isLastCheck = cause === 'check' && computeNextCheckAt(attempt, false, now) === null;
  if (isLastCheck && settlement.undecidedPaymentId !== null) {
    const details = { paymentId: settlement.undecidedPaymentId };
    await raiseAlert(tx, { kind: 'payment_undecided', ...about, details }, now);
  }
}
