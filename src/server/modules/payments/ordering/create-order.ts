import { and, eq } from 'drizzle-orm';
import type { CreatedOrder } from '#contract/api/payments.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/checkout/pending-payment.ts';
import { isOver } from '#domain/orders/settlement.ts';
import { AppError } from '#server/http/app-error.ts';
import { createCustomerQueue } from '#server/platform/database/customer-queue.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import { type AttemptRow, paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { ProviderError, type ProviderOrder } from '#server/platform/payment-provider/payment-provider.ts';
import { type AttemptOfOrder, findAttempt, findOpenCheckout } from '../attempt-repository.ts';
import {
  CART_CHANGED,
  conflict,
  PAYMENT_JUST_CONFIRMED,
  PROVIDER_DOWN,
  PROVIDER_REFUSED,
} from '../payment-messages.ts';
import type { PaymentParts } from '../payment-parts.ts';
import { withinDeadline } from '../provider-calls.ts';
import type { Settle } from '../settlement/settle.ts';
import { createPlaceOrder } from './place-order.ts';

/** An id that the provider has given away, or closed, is passed over; more than a few in a row are no accident. */
const ATTEMPTS_PER_CALL = 3;

export function createOrderCreation(parts: PaymentParts & { settle: Settle }) {
  const { db, clock, provider, settle, deadlineMs } = parts;
  const place = createPlaceOrder(parts);
  const inTurn = createCustomerQueue();

  /** Nobody pays twice: what is under way, or through, at the provider is found out first (decision D-26). */
  async function refuseSecondPayment(attempt: AttemptRow): Promise<void> {
    const { settlement } = await settle(attempt, 'checkout');
    if (settlement.verdict === 'PAID') throw conflict(PAYMENT_JUST_CONFIRMED);
    if (settlement.undecidedPaymentId !== null) throw conflict(PAYMENT_STILL_PENDING_MESSAGE);
  }

  async function askAboutOpenPayment(userId: string): Promise<void> {
    const open = await findOpenCheckout(db, userId);
    if (open && (!isOver(open.attempt.state) || open.attempt.pendingPaymentId)) await refuseSecondPayment(open.attempt);
  }

  /** The provider's order for an attempt, or nothing when that id cannot be used. */
  async function openAtProvider({ order, attempt }: AttemptOfOrder): Promise<ProviderOrder | undefined> {
    const opened = await created(order, attempt);
    if (opened?.state === 'PAID') {
      await refuseSecondPayment(attempt);
      // Paid, but by which payment is not told yet.
      throw conflict(PAYMENT_STILL_PENDING_MESSAGE);
    }
    if (!opened || !isUsable(opened, order)) return undefined;
    if (opened.sessionId === undefined) throw new ProviderError('unavailable', 'no payment session came back');
    return opened;
  }

  async function created(order: OrderRow, attempt: AttemptRow): Promise<ProviderOrder | undefined> {
    try {
      return await provider.createOrder(wishFor(order, attempt));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'unavailable') throw error;
      if (error.kind === 'exists') return provider.findOrder(attempt.providerOrderId);
      throw new AppError({ status: 502, message: PROVIDER_REFUSED, cause: error });
    }
  }

  /** Only while the attempt is still wanted: the cart may have changed while the provider was asked. */
  async function keepSession({ order, attempt }: AttemptOfOrder, sessionId: string): Promise<AttemptOfOrder> {
    const own = eq(paymentAttempts.providerOrderId, attempt.providerOrderId);
    const [kept] = await db
      .update(paymentAttempts)
      .set({ state: 'active', sessionId })
      .where(and(own, eq(paymentAttempts.state, 'creating')))
      .returning();
    if (kept) return { order, attempt: kept };
    const now = await findAttempt(db, attempt.providerOrderId);
    if (now?.attempt.state === 'active' && now.attempt.sessionId !== null) return now;
    throw conflict(CART_CHANGED);
  }

  const giveUp = (attempt: AttemptRow) =>
    db
      .update(paymentAttempts)
      .set({ state: 'failed' })
      .where(and(eq(paymentAttempts.providerOrderId, attempt.providerOrderId), eq(paymentAttempts.state, 'creating')));

  async function payable(userId: string): Promise<AttemptOfOrder> {
    await askAboutOpenPayment(userId);
    for (let tries = 1; tries <= ATTEMPTS_PER_CALL; tries++) {
      const placed = await transaction(db, (tx) => place(tx, userId, clock.now()));
      if (!placed.ok) throw conflict(placed.message);
      if (placed.value.attempt.sessionId !== null) return placed.value;
      const opened = await openAtProvider(placed.value);
      if (opened?.sessionId !== undefined) return keepSession(placed.value, opened.sessionId);
      await giveUp(placed.value.attempt);
    }
    throw new ProviderError('unavailable', 'the provider has no free order id');
  }

  const inTime = <Result>(work: () => Promise<Result>) => withinDeadline(deadlineMs, PROVIDER_DOWN, work);

  // Once for the customer who waits, and once for the next click that waits for this one.
  return async (userId: string): Promise<CreatedOrder> =>
    createdOrder(await inTime(() => inTurn(userId, () => inTime(() => payable(userId)))));
}

const isUsable = (opened: ProviderOrder, { amountPaise, currency }: OrderRow): boolean =>
  opened.state === 'ACTIVE' && opened.amountPaise === amountPaise && opened.currency === currency;

const wishFor = (order: OrderRow, { providerOrderId, expiresAt }: AttemptRow) => ({
  providerOrderId,
  amountPaise: order.amountPaise,
  currency: order.currency,
  customer: {
    id: order.userId,
    name: order.customerName,
    email: order.customerEmail,
    phone: order.customerPhone,
  },
  expiresAt,
});

const createdOrder = ({ order, attempt }: AttemptOfOrder): CreatedOrder => ({
  id: order.id,
  paymentSessionId: attempt.sessionId ?? '',
  cashfreeOrderId: attempt.providerOrderId,
  orderId: attempt.providerOrderId,
  amountInPaise: order.amountPaise,
  currency: order.currency,
  expiresAt: attempt.expiresAt.toISOString(),
});
