import { eq, inArray, notInArray } from 'drizzle-orm';
import { PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import type { Database } from '#server/platform/database/database.ts';
import { userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { cartLines } from '#server/platform/database/tables/orders/cart-tables.ts';
import {
  type OrderItemRow,
  type OrderRow,
  orderItems,
  orders,
} from '#server/platform/database/tables/orders/order-tables.ts';
import {
  type PaymentAttemptRow,
  type ProviderPaymentRow,
  paymentAttempts,
  providerPayments,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';

export type ShopLedger = {
  orders: readonly Pick<OrderRow, 'id' | 'orderNumber' | 'status' | 'amountPaise' | 'paymentId'>[];
  attempts: readonly Pick<PaymentAttemptRow, 'providerOrderId' | 'orderId'>[];
  payments: readonly Pick<ProviderPaymentRow, 'paymentId' | 'orderId' | 'state' | 'amountPaise'>[];
  items: readonly Pick<OrderItemRow, 'orderId' | 'cartLineId'>[];
  cartLineIds: readonly string[];
  userIdsWithDetails: readonly string[];
  /** The emails about payments that were sent or wait in the outbox. */
  paidEmails: readonly { orderId: string | null; topic: string }[];
};

/** Everything the shop stored about money and acknowledged to customers. The provider knows no sample orders. */
export async function readShopLedger(db: Database): Promise<ShopLedger> {
  const sampleOrders = db.select({ id: orders.id }).from(orders).where(eq(orders.isSample, true));
  const sampleUsers = db.select({ id: users.id }).from(users).where(eq(users.isSample, true));
  const lines = await db.select({ id: cartLines.id }).from(cartLines);
  const details = await db
    .select({ userId: userDetails.userId })
    .from(userDetails)
    .where(notInArray(userDetails.userId, sampleUsers));
  return {
    orders: await db.select().from(orders).where(eq(orders.isSample, false)),
    attempts: await db.select().from(paymentAttempts).where(notInArray(paymentAttempts.orderId, sampleOrders)),
    payments: await db.select().from(providerPayments).where(notInArray(providerPayments.orderId, sampleOrders)),
    items: await db.select().from(orderItems).where(notInArray(orderItems.orderId, sampleOrders)),
    cartLineIds: lines.map(({ id }) => id),
    userIdsWithDetails: details.map(({ userId }) => userId),
    paidEmails: [...(await selectPaidEmails(db, outbox)), ...(await selectPaidEmails(db, sentOrderEmails))],
  };
}

const selectPaidEmails = (db: Database, table: typeof outbox | typeof sentOrderEmails) =>
  db
    .select({ orderId: table.orderId, topic: table.topic })
    .from(table)
    .where(inArray(table.topic, [...PAID_EMAIL_TOPICS]));
