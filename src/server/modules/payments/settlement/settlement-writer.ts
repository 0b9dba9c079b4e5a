import { and, eq, isNull, ne, sql } from 'drizzle-orm';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Settlement } from '#domain/payments/settlement.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import {
  type PaymentAttemptRow,
  paymentAttempts,
  providerPayments,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import { closeAttempts, computeNextCheckAt, type OrderState, selectOrderItems } from '../attempt-repository.ts';
import { closeOpenCheckout } from '../ordering/supersede-order.ts';
import { type PaymentDependencies, toTerminateOrderEntry } from '../payment-dependencies.ts';
import type { ProviderSnapshot } from '../provider-requests.ts';
import type { RefundRequestService } from '../refunds/refund-request-service.ts';
import type { ReadCause } from '../status-reads.ts';
import { raiseAlert } from './payment-alerts.ts';

type SettlementInput = OrderState & {
  readonly attempt: PaymentAttemptRow;
  readonly snapshot: ProviderSnapshot;
  readonly settlement: Settlement;
  readonly cause: ReadCause;
  readonly now: Date;
};

/** Another process changed the order between our read and our write. Nothing was written; read again. */
export class StaleOrderError extends Error {
  override readonly name = 'StaleOrder';
}

type SettlementWriterDeps = Pick<PaymentDependencies, 'checkoutCart' | 'orders' | 'enqueue'> & {
  refunds: RefundRequestService;
};

/** Writes a settlement inside the caller's transaction. */
export function createSettlementWriter(deps: SettlementWriterDeps) {
  const { checkoutCart, orders: writer, enqueue, refunds } = deps;

  async function markPaid(tx: Database, { order, attempt, now, cause }: SettlementInput, paymentId: string) {
    // Lock the cart before the order, in the same sequence as placing an order, to avoid deadlocks.
    await checkoutCart.lock(tx, order.userId);
    const paid = { to: ORDER_STATUS.paid, cause, actorKind: 'provider', at: now, paidAt: now, paymentId } as const;
    if (!(await writer.transition(tx, order, paid))) throw new StaleOrderError();
    const removedCount = await checkoutCart.removeBoughtLines(tx, order.userId, await selectOrderItems(tx, order.id));
    await tx
      .update(paymentAttempts)
      .set({ state: 'paid', pendingPaymentId: null, nextCheckAt: computeNextCheckAt(attempt, true, now) })
      .where(eq(paymentAttempts.providerOrderId, attempt.providerOrderId));
    const closedAttempts = await closeAttempts(tx, order.id);
    const supersededAttempts = await closeOpenCheckout(tx, { order, hasCartChanged: removedCount > 0, writer, now });
    const terminations = [...closedAttempts, ...supersededAttempts].map(toTerminateOrderEntry);
    const emails = PAID_EMAIL_TOPICS.map((topic) => ({ topic, payload: { orderId: order.id } }));
    await enqueue(tx, [...emails, ...terminations], now);
  }

  async function applyUnpaidTransition(tx: Database, { order, settlement, now, cause }: SettlementInput) {
    const { move } = settlement;
    if (!move) return;
    if (!(await writer.transition(tx, order, { ...move, cause, actorKind: 'system', at: now })))
      throw new StaleOrderError();
    // Keep a failed order's checkout open, so that the customer can retry.
    if (move.to === ORDER_STATUS.cancelled) await tx.delete(openCheckouts).where(eq(openCheckouts.orderId, order.id));
  }

  async function refundSurplus(tx: Database, { order, attempt, settlement, now }: SettlementInput) {
    const { latePaymentId, duplicatePaymentIds } = settlement;
    if (latePaymentId !== undefined) {
      // If two processes settle two late payments, one counts and the other is a duplicate.
      const isUnchanged = and(eq(orders.id, order.id), eq(orders.version, order.version), isNull(orders.paymentId));
      const [updated] = await tx.update(orders).set({ paymentId: latePaymentId }).where(isUnchanged).returning();
      if (!updated) throw new StaleOrderError();
      await writer.storePaymentId(tx, order.id, latePaymentId);
      const refund = await refunds.requestRefund(tx, updated, { reason: 'paid after it was cancelled', now });
      if (!refund.ok) await raiseRefundAlert(tx, updated, latePaymentId, now);
    }
    for (const id of duplicatePaymentIds)
      await refunds.refundDuplicatePayment(tx, order, attempt.providerOrderId, id, now);
  }

  return async function writeSettlement(tx: Database, input: SettlementInput): Promise<void> {
    const { settlement } = input;
    const { move } = settlement;
    if (move?.to === ORDER_STATUS.paid) await markPaid(tx, input, move.paymentId);
    else await applyUnpaidTransition(tx, input);
    await writePayments(tx, input);
    await refundSurplus(tx, input);
    if (move?.to !== ORDER_STATUS.paid) await writeAttemptState(tx, input);
    await raiseAlerts(tx, input);
  };
}

/** Avoids empty transactions: most checks change nothing, because a waiting page polls every two seconds. */
export function hasChanges(input: SettlementInput): boolean {
  const { settlement, cause } = input;
  const { move, latePaymentId, duplicatePaymentIds, isMismatch } = settlement;
  const isSettling = move !== undefined || latePaymentId !== undefined || duplicatePaymentIds.length > 0 || isMismatch;
  return isSettling || cause === 'check' || findNewPayments(input).length > 0 || hasAttemptChanges(input);
}

function findNewPayments({ snapshot, payments }: SettlementInput) {
  const recordedStates = new Map(payments.map((payment) => [payment.paymentId, payment.state]));
  return snapshot.payments.filter(({ paymentId, state }) => recordedStates.get(paymentId) !== state);
}

const getPaymentSessionId = ({ attempt, snapshot, settlement }: SettlementInput): string | null =>
  attempt.paymentSessionId ??
  (settlement.attemptState === 'active' ? (snapshot.order?.paymentSessionId ?? null) : null);

function hasAttemptChanges(input: SettlementInput): boolean {
  const { attempt, settlement } = input;
  const { attemptState, undecidedPaymentId } = settlement;
  const isSame = attemptState === attempt.state && undecidedPaymentId === attempt.pendingPaymentId;
  return !isSame || getPaymentSessionId(input) !== attempt.paymentSessionId;
}

/** Never overwrites a recorded success with an earlier state. */
async function writePayments(tx: Database, input: SettlementInput): Promise<void> {
  const { attempt, order, now } = input;
  const newPayments = findNewPayments(input);
  if (newPayments.length === 0) return;
  const rows = newPayments.map(({ paymentId, state, amountPaise, message }) => ({
    paymentId,
    amountPaise,
    state,
    message: message ?? null,
    lastReportedAt: now,
    providerOrderId: attempt.providerOrderId,
    orderId: order.id,
  }));
  await tx
    .insert(providerPayments)
    .values(rows)
    .onConflictDoUpdate({
      target: providerPayments.paymentId,
      set: { state: sql`excluded.status`, message: sql`excluded.message`, lastReportedAt: sql`excluded.seen_at` },
      setWhere: ne(providerPayments.state, 'SUCCESS'),
    });
}

async function writeAttemptState(tx: Database, input: SettlementInput): Promise<void> {
  const { attempt, settlement, cause, now } = input;
  if (cause !== 'check' && !hasAttemptChanges(input)) return;
  const { attemptState: state, undecidedPaymentId: pendingPaymentId } = settlement;
  await tx
    .update(paymentAttempts)
    .set({
      state,
      pendingPaymentId,
      paymentSessionId: getPaymentSessionId(input),
      nextCheckAt: computeNextCheckAt(attempt, state === 'paid', now),
    })
    .where(and(eq(paymentAttempts.providerOrderId, attempt.providerOrderId), ne(paymentAttempts.state, 'paid')));
}

const raiseRefundAlert = (tx: Database, { id: orderId, amountPaise }: OrderRow, paymentId: string, now: Date) =>
  raiseAlert(tx, { kind: 'refund_failed', about: paymentId, orderId, details: { amountPaise, paymentId } }, now);

async function raiseAlerts(
  tx: Database,
  { order, attempt, snapshot, settlement, cause, now }: SettlementInput,
): Promise<void> {
  const subject = { about: attempt.providerOrderId, orderId: order.id };
  if (settlement.isMismatch && snapshot.order) {
    const { amountPaise, currency } = snapshot.order;
    const details = { amountPaise, currency, expectedPaise: order.amountPaise, expectedCurrency: order.currency };
    await raiseAlert(tx, { kind: 'amount_mismatch', ...subject, details }, now);
  }
  const isLastCheck = cause === 'check' && computeNextCheckAt(attempt, false, now) === null;
  if (isLastCheck && settlement.undecidedPaymentId !== null) {
    const details = { paymentId: settlement.undecidedPaymentId };
    await raiseAlert(tx, { kind: 'payment_undecided', ...subject, details }, now);
  }
}
