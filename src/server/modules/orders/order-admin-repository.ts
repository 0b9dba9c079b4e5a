import { asc, count, desc, eq } from 'drizzle-orm';
import { parseAttemptId } from '#domain/orders/order-number.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orderEvents, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  providerPayments,
  refunds,
} from '#server/platform/database/tables/orders/payment-tables.ts';

/** Orders of all customers with their payment history, for the shop's staff. */
export function createOrderAdminRepository(db: Database) {
  const filterByStatus = (status: OrderStatus | undefined) =>
    status === undefined ? undefined : eq(orders.status, status);

  return {
    listNewest: (status: OrderStatus | undefined, limit: number): Promise<OrderRow[]> =>
      db
        .select()
        .from(orders)
        .where(filterByStatus(status))
        .orderBy(desc(orders.createdAt), desc(orders.id))
        .limit(limit),

    async count(status: OrderStatus | undefined): Promise<number> {
      const [row] = await db.select({ number: count() }).from(orders).where(filterByStatus(status));
      return row?.number ?? 0;
    },

    /** Finds by order id, order number (case-insensitive) or provider order id. */
    async findByIdOrNumber(text: string): Promise<OrderRow | undefined> {
      const query = text.trim();
      const number = parseAttemptId(query.toUpperCase())?.orderNumber;
      if (!number && !isUuid(query)) return undefined;
      const condition = number ? eq(orders.orderNumber, number) : eq(orders.id, query.toLowerCase());
      const [row] = await db.select().from(orders).where(condition);
      return row;
    },

    async loadHistory(orderId: string) {
      const [events, attempts, payments, orderRefunds, alerts] = await Promise.all([
        db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.seq)),
        db
          .select()
          .from(paymentAttempts)
          .where(eq(paymentAttempts.orderId, orderId))
          .orderBy(asc(paymentAttempts.attemptNumber)),
        db
          .select()
          .from(providerPayments)
          .where(eq(providerPayments.orderId, orderId))
          .orderBy(asc(providerPayments.lastReportedAt)),
        db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt)),
        db.select().from(paymentAlerts).where(eq(paymentAlerts.orderId, orderId)),
      ]);
      return { events, attempts, payments, refunds: orderRefunds, alerts };
    },
  };
}

export type OrderAdminRepository = ReturnType<typeof createOrderAdminRepository>;
