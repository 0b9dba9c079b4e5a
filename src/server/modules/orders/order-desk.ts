import { asc, count, desc, eq, isNull } from 'drizzle-orm';
import { readAttemptId } from '#domain/orders/order-number.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type OrderRow, orderEvents, orders } from '#server/platform/database/tables/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  providerPayments,
  refunds,
} from '#server/platform/database/tables/payment-tables.ts';

/** Orders as the people who run the shop look at them: everybody's, with all that happened around the payment. */
export function createOrderDesk(db: Database) {
  const ofStatus = (status: OrderStatus | undefined) => (status === undefined ? undefined : eq(orders.status, status));

  return {
    newest: (status: OrderStatus | undefined, limit: number): Promise<OrderRow[]> =>
      db.select().from(orders).where(ofStatus(status)).orderBy(desc(orders.createdAt), desc(orders.id)).limit(limit),

    async count(status: OrderStatus | undefined): Promise<number> {
      const [row] = await db.select({ number: count() }).from(orders).where(ofStatus(status));
      return row?.number ?? 0;
    },

    /** By its id, its number in any letter case, or the id that the provider has for one of its attempts. */
    async find(text: string): Promise<OrderRow | undefined> {
      const wanted = text.trim();
      const number = readAttemptId(wanted.toUpperCase())?.orderNumber;
      if (!number && !isUuid(wanted)) return undefined;
      const own = number ? eq(orders.orderNumber, number) : eq(orders.id, wanted.toLowerCase());
      const [row] = await db.select().from(orders).where(own);
      return row;
    },

    async history(orderId: string) {
      const [events, attempts, payments, returned, alerts] = await Promise.all([
        db.select().from(orderEvents).where(eq(orderEvents.orderId, orderId)).orderBy(asc(orderEvents.seq)),
        db
          .select()
          .from(paymentAttempts)
          .where(eq(paymentAttempts.orderId, orderId))
          .orderBy(asc(paymentAttempts.attemptNo)),
        db
          .select()
          .from(providerPayments)
          .where(eq(providerPayments.orderId, orderId))
          .orderBy(asc(providerPayments.seenAt)),
        db.select().from(refunds).where(eq(refunds.orderId, orderId)).orderBy(asc(refunds.createdAt)),
        db.select().from(paymentAlerts).where(eq(paymentAlerts.orderId, orderId)),
      ]);
      return { events, attempts, payments, refunds: returned, alerts };
    },

    /** What does not add up and nobody has dealt with yet. */
    openAlerts: () =>
      db
        .select({ kind: paymentAlerts.kind, orderNumber: orders.orderNumber, createdAt: paymentAlerts.createdAt })
        .from(paymentAlerts)
        .innerJoin(orders, eq(orders.id, paymentAlerts.orderId))
        .where(isNull(paymentAlerts.resolvedAt))
        .orderBy(asc(paymentAlerts.createdAt)),
  };
}

export type OrderDesk = ReturnType<typeof createOrderDesk>;
