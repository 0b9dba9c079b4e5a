import { and, eq } from 'drizzle-orm';
import type { CreatedOrder } from '#contract/storefront/payments.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/payments/payment-verdict.ts';
import { isTerminal } from '#domain/payments/settlement.ts';
import { AppError } from '#server/http/app-error.ts';
import { createKeyedQueue } from '#server/platform/database/keyed-queue.ts';
import type { OrderRow } from '#server/platform/database/tables/orders/order-tables.ts';
import { type PaymentAttemptRow, paymentAttempts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { ProviderError, type ProviderOrder } from '#server/platform/payment-provider/payment-provider.ts';
import { findOpenCheckout, type OrderAttempt } from '../attempt-repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  CART_CHANGED_MESSAGE,
  createConflictError,
  ORDER_REJECTED_BY_PROVIDER_MESSAGE,
  PAYMENT_JUST_CONFIRMED_MESSAGE,
  PAYMENT_UNAVAILABLE_MESSAGE,
} from '../payment-messages.ts';
import { runWithDeadline } from '../provider-requests.ts';
import type { SettleAttempt } from '../settlement/settle-attempt.ts';
import { createPlaceOrder } from './place-order.ts';

/** Skips order ids that the provider has already used or closed. */
const MAX_TRIES = 3;

export function createOrderCreator(deps: PaymentDependencies & { settle: SettleAttempt }) {
  const { db, clock, provider, attempts, settle, deadlineMs } = deps;
  const placeOrder = createPlaceOrder(deps);
  const runInQueue = createKeyedQueue();

  /** Asks the provider first, so that nobody pays twice (D-26). */
  async function rejectSecondPayment(attempt: PaymentAttemptRow): Promise<void> {
    const { settlement } = await settle(attempt, 'checkout');
    if (settlement.verdict === 'PAID') throw createConflictError(PAYMENT_JUST_CONFIRMED_MESSAGE);
    if (settlement.undecidedPaymentId !== null) throw createConflictError(PAYMENT_STILL_PENDING_MESSAGE);
  }

  async function rejectIfPaymentIsOpen(userId: string): Promise<void> {
    const openCheckout = await findOpenCheckout(db, userId);
    if (openCheckout && (!isTerminal(openCheckout.attempt.state) || openCheckout.attempt.pendingPaymentId))
      await rejectSecondPayment(openCheckout.attempt);
  }

  /** Returns `undefined` if the provider cannot use this order id. */
  async function openProviderOrder({ order, attempt }: OrderAttempt): Promise<ProviderOrder | undefined> {
    const providerOrder = await createOrFetch(order, attempt);
    if (providerOrder?.state === 'PAID') {
      await rejectSecondPayment(attempt);
      // The provider has not reported yet which payment succeeded.
      throw createConflictError(PAYMENT_STILL_PENDING_MESSAGE);
    }
    if (!providerOrder || !isUsable(providerOrder, order)) return undefined;
    if (providerOrder.paymentSessionId === undefined)
      throw new ProviderError('unavailable', 'the provider returned no payment session');
    return providerOrder;
  }

  async function createOrFetch(order: OrderRow, attempt: PaymentAttemptRow): Promise<ProviderOrder | undefined> {
    try {
      return await provider.createOrder(toProviderOrderRequest(order, attempt));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'unavailable') throw error;
      if (error.kind === 'exists') return provider.findOrder(attempt.providerOrderId);
      throw new AppError({ status: 502, message: ORDER_REJECTED_BY_PROVIDER_MESSAGE, cause: error });
    }
  }

  /** Saves only if the attempt is still open: the cart may have changed during the provider request. */
  async function saveSession({ order, attempt }: OrderAttempt, paymentSessionId: string): Promise<OrderAttempt> {
    const isThisAttempt = eq(paymentAttempts.providerOrderId, attempt.providerOrderId);
    const [saved] = await db
      .update(paymentAttempts)
      .set({ state: 'active', paymentSessionId })
      .where(and(isThisAttempt, eq(paymentAttempts.state, 'creating')))
      .returning();
    if (saved) return { order, attempt: saved };
    const current = await attempts.findAttempt(attempt.providerOrderId);
    if (current?.attempt.state === 'active' && current.attempt.paymentSessionId !== null) return current;
    throw createConflictError(CART_CHANGED_MESSAGE);
  }

  const markAttemptFailed = (attempt: PaymentAttemptRow) =>
    db
      .update(paymentAttempts)
      .set({ state: 'failed' })
      .where(and(eq(paymentAttempts.providerOrderId, attempt.providerOrderId), eq(paymentAttempts.state, 'creating')));

  async function ensurePayableAttempt(userId: string): Promise<OrderAttempt> {
    await rejectIfPaymentIsOpen(userId);
    for (let tries = 1; tries <= MAX_TRIES; tries++) {
      const placed = await runInTransaction(db, (tx) => placeOrder(tx, userId, clock.now()));
      if (!placed.ok) throw createConflictError(placed.message);
      if (placed.value.attempt.paymentSessionId !== null) return placed.value;
      const providerOrder = await openProviderOrder(placed.value);
      if (providerOrder?.paymentSessionId !== undefined)
        return saveSession(placed.value, providerOrder.paymentSessionId);
      await markAttemptFailed(placed.value.attempt);
    }
    throw new ProviderError('unavailable', 'the provider has no free order id');
  }

  const runWithProviderDeadline = <Result>(work: () => Promise<Result>) =>
    runWithDeadline(deadlineMs, PAYMENT_UNAVAILABLE_MESSAGE, work);

  // Outer deadline: this request including its time in the queue. Inner deadline: frees the queue for the next request.
  return async (userId: string): Promise<CreatedOrder> =>
    toCreateOrderResponse(
      await runWithProviderDeadline(() =>
        runInQueue(userId, () => runWithProviderDeadline(() => ensurePayableAttempt(userId))),
      ),
    );
}

const isUsable = (providerOrder: ProviderOrder, { amountPaise, currency }: OrderRow): boolean =>
  providerOrder.state === 'ACTIVE' && providerOrder.amountPaise === amountPaise && providerOrder.currency === currency;

const toProviderOrderRequest = (order: OrderRow, { providerOrderId, expiresAt }: PaymentAttemptRow) => ({
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

const toCreateOrderResponse = ({ order, attempt }: OrderAttempt): CreatedOrder => ({
  id: order.id,
  paymentSessionId: attempt.paymentSessionId ?? '',
  cashfreeOrderId: attempt.providerOrderId,
  orderId: attempt.providerOrderId,
  amountInPaise: order.amountPaise,
  currency: order.currency,
  expiresAt: attempt.expiresAt.toISOString(),
});
