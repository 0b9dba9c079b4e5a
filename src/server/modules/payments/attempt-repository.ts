import { and, asc, desc, eq, inArray, sql } from 'drizzle-orm';
import { buildAttemptId } from '#domain/orders/order-number.ts';
import { getFinalCheckTime, getNextCheckTime, PAYMENT_WINDOW_MS } from '#domain/payments/payment-check-schedule.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  type OrderRow,
  openCheckouts,
  orderItems,
  orders,
} from '#server/platform/database/tables/orders/order-tables.ts';
import {
  type PaymentAttemptRow,
  type ProviderPaymentRow,
  paymentAttempts,
  providerPayments,
} from '#server/platform/database/tables/orders/payment-tables.ts';

export type OrderAttempt = { readonly attempt: PaymentAttemptRow; readonly order: OrderRow };
/** An order with its attempts, oldest first, and its recorded payments. */
export type OrderState = {
  readonly order: OrderRow;
  readonly attempts: readonly PaymentAttemptRow[];
  readonly payments: readonly ProviderPaymentRow[];
};
export type OpenCheckout = {
  readonly order: OrderRow;
  readonly attempt: PaymentAttemptRow;
  readonly fingerprint: string;
};

const WITH_ORDER = { attempt: paymentAttempts, order: orders };

/** Created once for all of payments: Drizzle then builds the text of these frequent queries once. */
export function createAttemptReader(db: Database) {
  const selectAttempts = () =>
    db.select(WITH_ORDER).from(paymentAttempts).innerJoin(orders, eq(orders.id, paymentAttempts.orderId));
  const attemptQuery = selectAttempts()
    .where(eq(paymentAttempts.providerOrderId, sql.placeholder('providerOrderId')))
    .prepare('attempt');
  const attemptsQuery = selectAttempts()
    .where(eq(paymentAttempts.orderId, sql.placeholder('orderId')))
    .orderBy(asc(paymentAttempts.attemptNumber))
    .prepare('attempts of an order');
  const paymentsQuery = db
    .select()
    .from(providerPayments)
    .where(eq(providerPayments.orderId, sql.placeholder('orderId')))
    .prepare('payments of an order');
  return {
    findAttempt: async (providerOrderId: string): Promise<OrderAttempt | undefined> =>
      (await attemptQuery.execute({ providerOrderId }))[0],

    async findOrderState(orderId: string): Promise<OrderState | undefined> {
      const [rows, payments] = await Promise.all([
        attemptsQuery.execute({ orderId }),
        paymentsQuery.execute({ orderId }),
      ]);
      const order = rows[0]?.order;
      return order && { order, attempts: rows.map(({ attempt }) => attempt), payments };
    },
  };
}

export type AttemptReader = ReturnType<typeof createAttemptReader>;

/** Finds the customer's open checkout with its newest attempt. */
export async function findOpenCheckout(db: Database, userId: string): Promise<OpenCheckout | undefined> {
  const [row] = await db
    .select({ ...WITH_ORDER, fingerprint: openCheckouts.fingerprint })
    .from(openCheckouts)
    .innerJoin(orders, eq(orders.id, openCheckouts.orderId))
    .innerJoin(paymentAttempts, eq(paymentAttempts.orderId, openCheckouts.orderId))
    .where(eq(openCheckouts.userId, userId))
    .orderBy(desc(paymentAttempts.attemptNumber))
    .limit(1);
  return row;
}

export async function saveOpenCheckout(tx: Database, order: OrderRow, fingerprint: string): Promise<void> {
  const { userId, id: orderId } = order;
  await tx
    .insert(openCheckouts)
    .values({ userId, orderId, fingerprint })
    .onConflictDoUpdate({ target: openCheckouts.userId, set: { orderId, fingerprint } });
}

/** Runs before the provider request, so that a crash never leaves a provider order the shop does not know. */
export async function insertAttempt(
  tx: Database,
  order: OrderRow,
  attemptNumber: number,
  now: Date,
): Promise<PaymentAttemptRow> {
  const expiresAt = new Date(now.getTime() + PAYMENT_WINDOW_MS);
  const attempt: PaymentAttemptRow = {
    providerOrderId: buildAttemptId(order.orderNumber, attemptNumber),
    orderId: order.id,
    attemptNumber,
    state: 'creating',
    paymentSessionId: null,
    pendingPaymentId: null,
    createdAt: now,
    expiresAt,
    nextCheckAt: getNextCheckTime({ createdAt: now, expiresAt }, now),
    checkCount: 0,
  };
  await tx.insert(paymentAttempts).values(attempt);
  return attempt;
}

/** Closes the open attempts and returns their ids. Reconciliation still looks for payments already started. */
export async function closeAttempts(tx: Database, orderId: string): Promise<string[]> {
  const closed = await tx
    .update(paymentAttempts)
    .set({ state: 'terminated' })
    .where(and(eq(paymentAttempts.orderId, orderId), inArray(paymentAttempts.state, ['creating', 'active'])))
    .returning({ providerOrderId: paymentAttempts.providerOrderId });
  return closed.map(({ providerOrderId }) => providerOrderId);
}

export const selectOrderItems = (db: Database, orderId: string) =>
  db.select().from(orderItems).where(eq(orderItems.orderId, orderId)).orderBy(asc(orderItems.lineNo));

export const computeNextCheckAt = (attempt: PaymentAttemptRow, isPaid: boolean, now: Date): Date | null =>
  isPaid ? getFinalCheckTime(attempt, now) : getNextCheckTime(attempt, now);

export async function isRecordedSuccess(db: Database, paymentId: string): Promise<boolean> {
  const [row] = await db
    .select({ state: providerPayments.state })
    .from(providerPayments)
    .where(eq(providerPayments.paymentId, paymentId));
  return row?.state === 'SUCCESS';
}
