import { eq } from 'drizzle-orm';
import type { PricedLine } from '#domain/cart/priced-line.ts';
import { CART_EMPTY } from '#domain/checkout/checkout-messages.ts';
import { checkOrderAmount } from '#domain/checkout/order-limit.ts';
import { checkDetailsForOrder, type SavedDetails } from '#domain/checkout/saved-details.ts';
import { computePromisedDate } from '#domain/delivery/delivery-promise.ts';
import type { DeliveryTimes } from '#domain/delivery/making-and-delivery.ts';
import type { Paise } from '#domain/money/paise.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/payments/payment-verdict.ts';
import { isTerminal } from '#domain/payments/settlement.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import type { Database } from '#server/platform/database/database.ts';
import { userDetails } from '#server/platform/database/tables/account/account-tables.ts';
import {
  closeAttempts,
  findOpenCheckout,
  insertAttempt,
  type OpenCheckout,
  type OrderAttempt,
  saveOpenCheckout,
} from '../attempt-repository.ts';
import { type PaymentDependencies, toTerminateOrderEntry } from '../payment-dependencies.ts';
import { CUSTOMER_ORDER_CHANGED_MESSAGE, createConflictError, formatRemovedItemsMessage } from '../payment-messages.ts';
import { type CheckoutInput, computeCharge, computeFingerprint, draftOrder } from './order-draft.ts';
import { supersedeOrder } from './supersede-order.ts';

type PlaceOrderDeps = Pick<
  PaymentDependencies,
  'checkoutCart' | 'orders' | 'enqueue' | 'getMaxOrderPaise' | 'getDeliveryTimes'
>;

/**
 * Finds or creates the order for the customer's cart and its payment attempt, inside the caller's transaction. Locks the
 * cart first, so that concurrent requests create one order.
 */
export function createPlaceOrder(deps: PlaceOrderDeps) {
  const { checkoutCart, orders, enqueue, getMaxOrderPaise, getDeliveryTimes } = deps;
  return async function placeOrder(tx: Database, userId: string, now: Date): Promise<Outcome<OrderAttempt>> {
    const { lines, removedProductNames } = await checkoutCart.lockAndPriceLines(tx, userId);
    if (removedProductNames.length > 0) return refuse(formatRemovedItemsMessage(removedProductNames));
    const details = await validateCheckout(tx, userId, lines, getMaxOrderPaise());
    if (!details.ok) return details;
    const promisedOn = promiseDate(getDeliveryTimes(), lines, details.value, now);
    const input = { userId, lines, details: details.value, promisedOn, now };
    const fingerprint = computeFingerprint(lines, details.value);
    const openCheckout = await findOpenCheckout(tx, userId);
    if (openCheckout?.attempt.pendingPaymentId) return refuse(PAYMENT_STILL_PENDING_MESSAGE);
    if (openCheckout && openCheckout.fingerprint === fingerprint && isPayable(openCheckout))
      return accept(await resumeCheckout(tx, await renewPromise(tx, openCheckout, promisedOn), now));
    if (openCheckout) await replaceCheckout(tx, openCheckout, now);
    return accept(await startCheckout(tx, input, fingerprint));
  };

  /** The customer continues with the date that the pages show today. */
  async function renewPromise(tx: Database, open: OpenCheckout, promisedOn: string | null): Promise<OpenCheckout> {
    if (open.order.promisedOn === promisedOn) return open;
    await orders.changePromise(tx, open.order.id, promisedOn);
    return { ...open, order: { ...open.order, promisedOn } };
  }

  /** Reuses the open attempt, or starts another if it has ended. */
  async function resumeCheckout(tx: Database, { order, attempt }: OpenCheckout, now: Date): Promise<OrderAttempt> {
    if (!isTerminal(attempt.state) && attempt.expiresAt > now) return { order, attempt };
    if (order.status === ORDER_STATUS.failed) {
      const retry = { to: ORDER_STATUS.pendingPayment, cause: 'tried again', actorKind: 'customer', at: now } as const;
      if (!(await orders.transition(tx, order, retry))) throw createConflictError(CUSTOMER_ORDER_CHANGED_MESSAGE);
    }
    // Expired by our clock only: close it at the provider, so that it cannot take money for both.
    if (!isTerminal(attempt.state))
      await enqueue(tx, (await closeAttempts(tx, order.id)).map(toTerminateOrderEntry), now);
    return { order, attempt: await insertAttempt(tx, order, attempt.attemptNumber + 1, now) };
  }

  async function replaceCheckout(tx: Database, { order }: OpenCheckout, now: Date): Promise<void> {
    const closed = await supersedeOrder(tx, { order, writer: orders, now });
    await enqueue(tx, closed.map(toTerminateOrderEntry), now);
  }

  async function startCheckout(tx: Database, input: CheckoutInput, fingerprint: string): Promise<OrderAttempt> {
    const { now } = input;
    const draft = draftOrder(input);
    await orders.insert(tx, draft);
    await saveOpenCheckout(tx, draft.order, fingerprint);
    return { order: draft.order, attempt: await insertAttempt(tx, draft.order, 1, now) };
  }
}

/** Null when the shop promises nothing. */
const promiseDate = (
  times: DeliveryTimes | undefined,
  lines: readonly PricedLine[],
  { postalCode }: SavedDetails,
  now: Date,
): string | null =>
  times === undefined ? null : computePromisedDate(times, { lines, pincode: postalCode, placedOn: toIndiaDate(now) });

const isPayable = ({ order }: OpenCheckout): boolean =>
  order.status === ORDER_STATUS.pendingPayment || order.status === ORDER_STATUS.failed;

/** Returns the customer's details, or the first reason why the cart cannot be ordered. */
async function validateCheckout(
  tx: Database,
  userId: string,
  lines: readonly PricedLine[],
  maxOrderPaise: Paise,
): Promise<Outcome<SavedDetails>> {
  if (lines.length === 0) return refuse(CART_EMPTY);
  const [stored] = await tx.select().from(userDetails).where(eq(userDetails.userId, userId));
  const details = checkDetailsForOrder(stored ?? {});
  if (!details.ok) return details;
  const amount = checkOrderAmount(computeCharge(lines).amountInPaise, maxOrderPaise);
  return amount.ok ? details : amount;
}
