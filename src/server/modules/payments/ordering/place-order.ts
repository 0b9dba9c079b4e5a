import { eq } from 'drizzle-orm';
import { CART_EMPTY } from '#domain/checkout/checkout-words.ts';
import { checkOrderAmount } from '#domain/checkout/order-limit.ts';
import { PAYMENT_STILL_PENDING_MESSAGE } from '#domain/checkout/pending-payment.ts';
import { checkDetailsForOrder, type SavedDetails } from '#domain/checkout/saved-details.ts';
import { paise } from '#domain/money/paise.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { isOver } from '#domain/orders/settlement.ts';
import { accepted, type Outcome, refused } from '#domain/outcome.ts';
import type { Database } from '#server/platform/database/database.ts';
import { userDetails } from '#server/platform/database/tables/account-tables.ts';
import {
  type AttemptOfOrder,
  closeAttempts,
  findOpenCheckout,
  type OpenCheckout,
  writeAttempt,
  writeOpenCheckout,
} from '../attempt-repository.ts';
import { goneMessage } from '../payment-messages.ts';
import { type BasketLine, type PaymentParts, terminateEntry } from '../payment-parts.ts';
import { chargeFor, draftOrder, fingerprintOf } from './order-draft.ts';
import { supersede } from './supersede.ts';

type Parts = Pick<PaymentParts, 'basket' | 'orders' | 'enqueue' | 'maxOrderPaise'>;
type Ordered = { userId: string; lines: readonly BasketLine[]; details: SavedDetails; now: Date };

/**
 * Finds or makes the order for the customer's cart and the attempt to pay it, inside the caller's transaction. The cart is
 * held first, so that of many clicks one makes the order and the others find it.
 */
export function createPlaceOrder({ basket, orders, enqueue, maxOrderPaise }: Parts) {
  return async function place(tx: Database, userId: string, now: Date): Promise<Outcome<AttemptOfOrder>> {
    const { lines, gone } = await basket.take(tx, userId);
    if (gone.length > 0) return refused(goneMessage(gone));
    const details = await orderable(tx, userId, lines, maxOrderPaise);
    if (!details.ok) return details;
    const ordered = { userId, lines, details: details.value, now };
    const fingerprint = fingerprintOf(lines, details.value);
    const open = await findOpenCheckout(tx, userId);
    if (open?.attempt.pendingPaymentId) return refused(PAYMENT_STILL_PENDING_MESSAGE);
    if (open && open.fingerprint === fingerprint && isPayable(open)) return accepted(await continued(tx, open, now));
    if (open) await replace(tx, open, now);
    return accepted(await begun(tx, ordered, fingerprint));
  };

  /** The same order: with the attempt that it has, or with a further one when that is over. */
  async function continued(tx: Database, { order, attempt }: OpenCheckout, now: Date): Promise<AttemptOfOrder> {
    if (!isOver(attempt.state) && attempt.expiresAt > now) return { order, attempt };
    if (order.status === ORDER_STATUS.failed) {
      const again = { to: ORDER_STATUS.pendingPayment, cause: 'tried again', actor: 'customer', at: now } as const;
      if (!(await orders.move(tx, order, again))) throw new Error(`order ${order.id} was moved while it was held`);
    }
    // Over by our clock alone: the provider must not take money for both.
    if (!isOver(attempt.state)) await enqueue(tx, (await closeAttempts(tx, order.id)).map(terminateEntry), now);
    return { order, attempt: await writeAttempt(tx, order, attempt.attemptNo + 1, now) };
  }

  async function replace(tx: Database, { order }: OpenCheckout, now: Date): Promise<void> {
    const closed = await supersede(tx, { order, book: orders, now });
    await enqueue(tx, closed.map(terminateEntry), now);
  }

  async function begun(tx: Database, ordered: Ordered, fingerprint: string): Promise<AttemptOfOrder> {
    const { userId, lines, details, now } = ordered;
    const draft = draftOrder(userId, lines, details, now);
    await orders.write(tx, draft);
    await writeOpenCheckout(tx, draft.order, fingerprint);
    return { order: draft.order, attempt: await writeAttempt(tx, draft.order, 1, now) };
  }
}

const isPayable = ({ order }: OpenCheckout): boolean =>
  order.status === ORDER_STATUS.pendingPayment || order.status === ORDER_STATUS.failed;

/** The customer's details, or the first thing that keeps this cart from being ordered (SRV-43, decision D-09). */
async function orderable(
  tx: Database,
  userId: string,
  lines: readonly BasketLine[],
  maxOrderPaise: number,
): Promise<Outcome<SavedDetails>> {
  if (lines.length === 0) return refused(CART_EMPTY);
  const [stored] = await tx.select().from(userDetails).where(eq(userDetails.userId, userId));
  const details = checkDetailsForOrder(stored ?? {});
  if (!details.ok) return details;
  const amount = checkOrderAmount(chargeFor(lines).amountInPaise, paise(maxOrderPaise));
  return amount.ok ? details : amount;
}
