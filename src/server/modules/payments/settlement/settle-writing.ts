import { and, eq, ne, sql } from 'drizzle-orm';
import { ORDER_NEWS } from '#domain/orders/order-news.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Settlement } from '#domain/orders/settlement.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openCheckouts, orders } from '#server/platform/database/tables/order-tables.ts';
import { type AttemptRow, paymentAttempts, providerPayments } from '#server/platform/database/tables/payment-tables.ts';
import { closeAttempts, itemsOf, type OrderState, plannedCheck } from '../attempt-repository.ts';
import { supersedeOther } from '../ordering/supersede.ts';
import { type PaymentParts, terminateEntry } from '../payment-parts.ts';
import type { ProviderAnswer } from '../provider-calls.ts';
import type { RefundRequests } from '../refunds/refund-requests.ts';
import { raiseAlert } from './payment-alerts.ts';

export type SettleCause = 'verify' | 'checkout' | 'webhook' | 'check';
type Settling = OrderState & {
  readonly attempt: AttemptRow;
  readonly answer: ProviderAnswer;
  readonly settlement: Settlement;
  readonly cause: SettleCause;
  readonly now: Date;
};

/** Somebody else moved the order between our look and our write: nothing was written, look again. */
export class StaleOrder extends Error {
  override readonly name = 'StaleOrder';
}

type Parts = Pick<PaymentParts, 'basket' | 'orders' | 'enqueue'> & { refunds: RefundRequests };

/** Writes what follows from the provider's answer, all of it or nothing, inside the caller's transaction. */
export function createSettleWriting(parts: Parts) {
  const { basket, orders: book, enqueue, refunds } = parts;

  async function pay(tx: Database, { order, attempt, now, cause }: Settling, paymentId: string) {
    // The cart first: whoever places an order takes it first too, so nobody waits for each other.
    const removed = await basket.remove(tx, order.userId, await itemsOf(tx, order.id));
    const move = { to: ORDER_STATUS.paid, cause, actor: 'provider', at: now, paidAt: now, paymentId } as const;
    if (!(await book.move(tx, order, move))) throw new StaleOrder();
    await tx
      .update(paymentAttempts)
      .set({ state: 'paid', pendingPaymentId: null, nextCheckAt: plannedCheck(attempt, true, now) })
      .where(eq(paymentAttempts.providerOrderId, attempt.providerOrderId));
    const others = await closeAttempts(tx, order.id);
    const older = await supersedeOther(tx, { order, isStale: removed > 0, book, now });
    const terminated = [...others, ...older].map(terminateEntry);
    await enqueue(tx, [{ topic: ORDER_NEWS.paid, payload: { orderId: order.id } }, ...terminated], now);
  }

  async function lapse(tx: Database, { order, settlement, now, cause }: Settling) {
    const { move } = settlement;
    if (!move) return;
    if (!(await book.move(tx, order, { ...move, cause, actor: 'system', at: now }))) throw new StaleOrder();
    // A failed order stays at hand: the same cart may try again.
    if (move.to === ORDER_STATUS.cancelled) await tx.delete(openCheckouts).where(eq(openCheckouts.orderId, order.id));
  }

  async function giveBack(tx: Database, { order, attempt, settlement, now }: Settling) {
    const { latePaymentId, extraPaymentIds } = settlement;
    if (latePaymentId !== undefined) {
      const own = and(eq(orders.id, order.id), eq(orders.version, order.version));
      const [kept] = await tx.update(orders).set({ paymentId: latePaymentId }).where(own).returning();
      if (!kept) throw new StaleOrder();
      await refunds.requestRefund(tx, kept, { reason: 'paid after it was cancelled', now });
    }
    for (const id of extraPaymentIds) await refunds.refundExtra(tx, order, attempt.providerOrderId, id, now);
  }

  return async function write(tx: Database, settling: Settling): Promise<void> {
    const { settlement } = settling;
    const { move } = settlement;
    if (move?.to === ORDER_STATUS.paid) await pay(tx, settling, move.paymentId);
    else await lapse(tx, settling);
    await writePayments(tx, settling);
    await giveBack(tx, settling);
    if (move?.to !== ORDER_STATUS.paid) await writeAttemptState(tx, settling);
    await alert(tx, settling);
  };
}

/** Whether an answer changes anything; most do not, because a page that waits asks every two seconds. */
export function hasNews(settling: Settling): boolean {
  const { settlement, cause } = settling;
  const { move, latePaymentId, extraPaymentIds, isMismatch } = settlement;
  const isSettling = move !== undefined || latePaymentId !== undefined || extraPaymentIds.length > 0 || isMismatch;
  return isSettling || cause === 'check' || newPayments(settling).length > 0 || changesAttempt(settling);
}

function newPayments({ answer, payments }: Settling) {
  const known = new Map(payments.map((payment) => [payment.paymentId, payment.status]));
  return answer.payments.filter(({ paymentId, state }) => known.get(paymentId) !== state);
}

const sessionOf = ({ attempt, answer, settlement }: Settling): string | null =>
  attempt.sessionId ?? (settlement.attemptState === 'active' ? (answer.order?.sessionId ?? null) : null);

function changesAttempt(settling: Settling): boolean {
  const { attempt, settlement } = settling;
  const { attemptState, undecidedPaymentId } = settlement;
  const isSame = attemptState === attempt.state && undecidedPaymentId === attempt.pendingPaymentId;
  return !isSame || sessionOf(settling) !== attempt.sessionId;
}

/** What was a success once is never overwritten by an older answer. */
async function writePayments(tx: Database, settling: Settling): Promise<void> {
  const { attempt, order, now } = settling;
  const news = newPayments(settling);
  if (news.length === 0) return;
  const rows = news.map(({ paymentId, state, amountPaise, message }) => ({
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

async function writeAttemptState(tx: Database, settling: Settling): Promise<void> {
  const { attempt, settlement, cause, now } = settling;
  if (cause !== 'check' && !changesAttempt(settling)) return;
  const { attemptState: state, undecidedPaymentId: pendingPaymentId } = settlement;
  await tx
    .update(paymentAttempts)
    .set({
      state,
      pendingPaymentId,
      sessionId: sessionOf(settling),
      nextCheckAt: plannedCheck(attempt, state === 'paid', now),
    })
    .where(and(eq(paymentAttempts.providerOrderId, attempt.providerOrderId), ne(paymentAttempts.state, 'paid')));
}

async function alert(tx: Database, { order, attempt, answer, settlement, cause, now }: Settling): Promise<void> {
  const about = { about: attempt.providerOrderId, orderId: order.id };
  if (settlement.isMismatch && answer.order) {
    const { amountPaise, currency } = answer.order;
    const details = { amountPaise, currency, expectedPaise: order.amountPaise, expectedCurrency: order.currency };
    await raiseAlert(tx, { kind: 'amount_mismatch', ...about, details }, now);
  }
  const isLastLook = cause === 'check' && plannedCheck(attempt, false, now) === null;
  if (isLastLook && settlement.undecidedPaymentId !== null) {
    const details = { paymentId: settlement.undecidedPaymentId };
    await raiseAlert(tx, { kind: 'payment_undecided', ...about, details }, now);
  }
}
