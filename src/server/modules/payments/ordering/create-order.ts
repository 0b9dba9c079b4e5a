import { and, eq } from 'drizzle-orm';
import type { CreatedOrder } from '#contract/storefront/payments.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/payments/payment-messages.ts';
import { isTerminal } from '#domain/payments/settlement.ts';
import { AppError } from '#server/http/app-error.ts';
import { createCustomerQueue } from '#server/platform/database/customer-queue.ts';
import type { OrderRow } from '#server/platform/database/tables/order-tables.ts';
import { type AttemptRow, paymentAttempts } from '#server/platform/database/tables/payment-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
import { ProviderError, type ProviderOrder } from '#server/platform/payment-provider/payment-provider.ts';
import { findAttempt, findOpenCheckout, type OrderAttempt } from '../attempt-repository.ts';
import type { PaymentDependencies } from '../payment-dependencies.ts';
import {
  CART_CHANGED,
  conflictError,
  PAYMENT_JUST_CONFIRMED,
  PROVIDER_REJECTED,
  PROVIDER_UNAVAILABLE,
} from '../payment-messages.ts';
import { withinDeadline } from '../provider-requests.ts';
import type { SettleAttempt } from '../settlement/settle-attempt.ts';
import { createPlaceOrder } from './place-order.ts';

/** Skips order ids that the provider has already used or closed. */
const MAX_ATTEMPTS = 3;

export function createOrderCreator(deps: PaymentDependencies & { settle: SettleAttempt }) {
  const { db, clock, provider, settle, deadlineMs } = deps;
  const placeOrder = createPlaceOrder(deps);
  const runInQueue = createCustomerQueue();

  /** Asks the provider first, so that nobody pays twice (D-26). */
  async function rejectSecondPayment(attempt: AttemptRow): Promise<void> {
    const { settlement } = await settle(attempt, 'checkout');
    if (settlement.verdict === 'PAID') throw conflictError(PAYMENT_JUST_CONFIRMED);
    if (settlement.undecidedPaymentId !== null) throw conflictError(PAYMENT_STILL_PENDING_MESSAGE);
  }

  async function rejectIfPaymentIsOpen(userId: string): Promise<void> {
    const open = await findOpenCheckout(db, userId);
    if (open && (!isTerminal(open.attempt.state) || open.attempt.pendingPaymentId))
      await rejectSecondPayment(open.attempt);
  }

  /** Returns `undefined` if the provider cannot use this order id. */
  async function openProviderOrder({ order, attempt }: OrderAttempt): Promise<ProviderOrder | undefined> {
    const opened = await createOrFetch(order, attempt);
    if (opened?.state === 'PAID') {
      await rejectSecondPayment(attempt);
      // The provider has not reported yet which payment succeeded.
      throw conflictError(PAYMENT_STILL_PENDING_MESSAGE);
    }
    if (!opened || !isUsable(opened, order)) return undefined;
    if (opened.sessionId === undefined) throw new ProviderError('unavailable', 'no payment session came back');
    return opened;
  }

  async function createOrFetch(order: OrderRow, attempt: AttemptRow): Promise<ProviderOrder | undefined> {
    try {
      return await provider.createOrder(toProviderOrderRequest(order, attempt));
    } catch (error) {
      if (!(error instanceof ProviderError) || error.kind === 'unavailable') throw error;
      if (error.kind === 'exists') return provider.findOrder(attempt.providerOrderId);
      throw new AppError({ status: 502, message: PROVIDER_REJECTED, cause: error });
    }
  }

  /** Saves only if the attempt is still open: the cart may have changed during the provider request. */
  async function saveSession({ order, attempt }: OrderAttempt, sessionId: string): Promise<OrderAttempt> {
    const own = eq(paymentAttempts.providerOrderId, attempt.providerOrderId);
    const [saved] = await db
      .update(paymentAttempts)
      .set({ state: 'active', sessionId })
      .where(and(own, eq(paymentAttempts.state, 'creating')))
      .returning();
    if (saved) return { order, attempt: saved };
    const now = await findAttempt(db, attempt.providerOrderId);
    if (now?.attempt.state === 'active' && now.attempt.sessionId !== null) return now;
    throw conflictError(CART_CHANGED);
  }

  const markAttemptFailed = (attempt: AttemptRow) =>
    db
      .update(paymentAttempts)
      .set({ state: 'failed' })
      .where(and(eq(paymentAttempts.providerOrderId, attempt.providerOrderId), eq(paymentAttempts.state, 'creating')));

  async function ensurePayableAttempt(userId: string): Promise<OrderAttempt> {
    await rejectIfPaymentIsOpen(userId);
    for (let tries = 1; tries <= MAX_ATTEMPTS; tries++) {
      const placed = await transaction(db, (tx) => placeOrder(tx, userId, clock.now()));
      if (!placed.ok) throw conflictError(placed.message);
      if (placed.value.attempt.sessionId !== null) return placed.value;
      const opened = await openProviderOrder(placed.value);
      if (opened?.sessionId !== undefined) return saveSession(placed.value, opened.sessionId);
      await markAttemptFailed(placed.value.attempt);
    }
    throw new ProviderError('unavailable', 'the provider has no free order id');
  }

  const withDeadline = <Result>(work: () => Promise<Result>) => withinDeadline(deadlineMs, PROVIDER_UNAVAILABLE, work);

  // Outer deadline: this request including its time in the queue. Inner deadline: frees the queue for the next request.
  return async (userId: string): Promise<CreatedOrder> =>
    toCreateOrderResponse(
      await withDeadline(() => runInQueue(userId, () => withDeadline(() => ensurePayableAttempt(userId)))),
    );
}

const isUsable = (opened: ProviderOrder, { amountPaise, currency }: OrderRow): boolean =>
  opened.state === 'ACTIVE' && opened.amountPaise === amountPaise && opened.currency === currency;

const toProviderOrderRequest = (order: OrderRow, { providerOrderId, expiresAt }: AttemptRow) => ({
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
  paymentSessionId: attempt.sessionId ?? '',
  cashfreeOrderId: attempt.providerOrderId,
  orderId: attempt.providerOrderId,
  amountInPaise: order.amountPaise,
  currency: order.currency,
  expiresAt: attempt.expiresAt.toISOString(),
});
