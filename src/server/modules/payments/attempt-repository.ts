import { and, asc, desc, eq, inArray } from 'drizzle-orm';
import { lastCheckAt, nextCheckAt, PAYMENT_TIME_MS } from '#domain/orders/check-schedule.ts';
import { attemptId } from '#domain/orders/order-number.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, openCheckouts, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';
import {
  type AttemptRow,
  type PaymentRow,
  paymentAttempts,
  providerPayments,
} from '#server/platform/database/tables/payment-tables.ts';

/** An attempt with the order that it is to pay. */
export type AttemptOfOrder = { readonly attempt: AttemptRow; readonly order: OrderRow };
/** An order with its attempts, oldest first, and the payments that are known. */
export type OrderState = {
  readonly order: OrderRow;
  readonly attempts: readonly AttemptRow[];
  readonly payments: readonly PaymentRow[];
};
export type OpenCheckout = { readonly order: OrderRow; readonly attempt: AttemptRow; readonly fingerprint: string };

const WITH_ORDER = { attempt: paymentAttempts, order: orders };

export async function findAttempt(db: Database, providerOrderId: string): Promise<AttemptOfOrder | undefined> {
  const [row] = await db
    .select(WITH_ORDER)
    .from(paymentAttempts)
    .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
    .where(eq(paymentAttempts.providerOrderId, providerOrderId));
  return row;
}

export async function orderState(db: Database, orderId: string): Promise<OrderState | undefined> {
  const [rows, payments] = await Promise.all([
    db
      .select(WITH_ORDER)
      .from(paymentAttempts)
      .innerJoin(orders, eq(orders.id, paymentAttempts.orderId))
      .where(eq(paymentAttempts.orderId, orderId))
      .orderBy(asc(paymentAttempts.attemptNo)),
    db.select().from(providerPayments).where(eq(providerPayments.orderId, orderId)),
  ]);
  const order = rows[0]?.order;
  return order && { order, attempts: rows.map(({ attempt }) => attempt), payments };
}

/** The order that the customer can pay at present, with its newest attempt. */
export async function findOpenCheckout(db: Database, userId: string): Promise<OpenCheckout | undefined> {
  const [row] = await db
    .select({ ...WITH_ORDER, fingerprint: openCheckouts.fingerprint })
    .from(openCheckouts)
    .innerJoin(orders, eq(orders.id, openCheckouts.orderId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, openCheckouts.orderId))
    .where(eq(openCheckouts.userId, userId))
    .orderBy(desc(paymentAttempts.attemptNo))
    .limit(1);
  return row;
}

export async function writeOpenCheckout(tx: Database, order: OrderRow, fingerprint: string): Promise<void> {
  const { userId, id: orderId } = order;
  await tx
    .insert(openCheckouts)
    .values({ userId, orderId, fingerprint })
    .onConflictDoUpdate({ target: openCheckouts.userId, set: { orderId, fingerprint } });
}

/** A new attempt, written before the provider hears of it: a crash never leaves an order that only the provider knows. */
export async function writeAttempt(tx: Database, order: OrderRow, attemptNo: number, now: Date): Promise<AttemptRow> {
  const expiresAt = new Date(now.getTime() + PAYMENT_TIME_MS);
  const attempt: AttemptRow = {
    providerOrderId: attemptId(order.orderNumber, attemptNo),
    orderId: order.id,
    attemptNo,
    state: 'creating',
    sessionId: null,
    pendingPaymentId: null,
    createdAt: now,
    expiresAt,
    nextCheckAt: nextCheckAt({ createdAt: now, expiresAt }, now),
    checks: 0,
  };
  await tx.insert(paymentAttempts).values(attempt);
  return attempt;
}

/** From now on nobody shall pay them; a payment that was begun is still looked for. Answers what was open. */
export async function closeAttempts(tx: Database, orderId: string): Promise<string[]> {
  const closed = await tx
    .update(paymentAttempts)
    .set({ state: 'terminated' })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['creating', 'active'])))
    .returning({ providerOrderId: paymentAttempts.providerOrderId });
  return closed.map(({ providerOrderId }) => providerOrderId);
}

export const itemsOf = (db: Database, orderId: string) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.lineNo));

export const plannedCheck = (attempt: AttemptRow, isPaid: boolean, now: Date): Date | null =>
  isPaid ? lastCheckAt(attempt, now) : nextCheckAt(attempt, now);

/** Whether this payment's success has been dealt with. */
export async function isKnownSuccess(db: Database, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ status: providerPayments.status })
    .from(providerPayments)
    .where(eq(providerPayments.paymentId, paymentId));
  return row?.status === 'SUCCESS';
}
