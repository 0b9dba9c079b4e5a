import type { Database } from '#server/platform/database/database.ts';
import { userDetails } from '#server/platform/database/tables/account-tables.ts';
import { cartLines } from '#server/platform/database/tables/cart-tables.ts';
import { type OrderItemRow, type OrderRow, orderItems, orders } from '#server/platform/database/tables/order-tables.ts';
import {
  type PaymentAttemptRow,
  type ProviderPaymentRow,
  paymentAttempts,
  providerPayments,
} from '#server/platform/database/tables/payment-tables.ts';

export type ShopLedger = {
  orders: readonly Pick<OrderRow, 'id' | 'orderNumber' | 'status' | 'amountPaise' | 'paymentId'>[];
  attempts: readonly Pick<PaymentAttemptRow, 'providerOrderId' | 'orderId'>[];
  payments: readonly Pick<ProviderPaymentRow, 'paymentId' | 'orderId' | 'state' | 'amountPaise'>[];
  items: readonly Pick<OrderItemRow, 'orderId' | 'cartLineId'>[];
  cartLineIds: readonly string[];
  userIdsWithDetails: readonly string[];
};

/** Everything the shop stored about money and acknowledged to customers. */
export async function readShopLedger(db: Database): Promise<ShopLedger> {
  const lines = await db.select({ id: cartLines.id }).from(cartLines);
  const details = await db.select({ userId: userDetails.userId }).from(userDetails);
  return {
    orders: await db.select().from(orders),
    attempts: await db.select().from(paymentAttempts),
    payments: await db.select().from(providerPayments),
    items: await db.select().from(orderItems),
    cartLineIds: lines.map(({ id }) => id),
    userIdsWithDetails: details.map(({ userId }) => userId),
  };
}
