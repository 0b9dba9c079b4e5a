import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import type { CreatedOrder, VerifiedPayment } from '#contract/storefront/payments.ts';
import { userDetails } from '#server/platform/database/tables/account/account-tables.ts';
import {
  openCheckouts,
  orderEvents,
  orderItems,
  orders,
} from '#server/platform/database/tables/orders/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  providerPayments,
  refunds,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { sendWebhook } from '../payments/webhook-events.ts';
import { type CatalogueShopOptions, createCatalogueShop } from './catalogue-shop.ts';
import { testProducts } from './test-catalogue.ts';

const ASHA = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '12 Mill Road',
  addressLine2: 'Flat 3',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380015',
  country: 'IN',
};

/** Creates wallpaper of 36 × 48 inches at ₹45: ₹540 each. */
export const createWallpaperInput = (changes: object = {}) => ({
  productId: testProducts.wallpaper.id,
  widthInInches: 36,
  heightInInches: 48,
  quantity: 2,
  ...changes,
});

export type CheckoutShop = Awaited<ReturnType<typeof createCheckoutShop>>;
export type Buyer = Awaited<ReturnType<CheckoutShop['createBuyer']>>;

/** Creates the shop with customers ready to pay, a fake provider and access to the tables. */
export async function createCheckoutShop({ env, ...options }: CatalogueShopOptions = {}) {
  // A long timeout, because the machine may be busy; timeouts have their own test.
  const shop = await createCatalogueShop({ ...options, env: { PROVIDER_DEADLINE_MS: '60000', ...env } });
  const { db } = shop;

  async function saveDetails(userId: string, changes: Partial<typeof ASHA> = {}): Promise<void> {
    const row = { userId, ...ASHA, ...changes };
    await db.insert(userDetails).values(row).onConflictDoUpdate({ target: userDetails.userId, set: row });
  }

  return {
    ...shop,
    saveDetails,

    /** Creates a customer with complete details and, by default, two wallpapers in the cart. */
    async createBuyer(items: readonly object[] = [createWallpaperInput()]) {
      const { userId, send } = await shop.createCustomer(randomUUID());
      await saveDetails(userId);
      if (items.length > 0) await send('POST', 'Cart/addtocart', { items });
      return {
        userId,
        send,
        createOrder: (body: object = {}) => send<CreatedOrder>('POST', 'Payments/CreateOrder', body),
        verifyPayment: (id: string) =>
          send<VerifiedPayment>('POST', 'Payments/VerifyPayment', { cashfree_order_id: id }),
        listOrders: () => db.select().from(orders).where(eq(orders.userId, userId)).orderBy(asc(orders.createdAt)),
      };
    },

    /** Reads everything stored about an order. */
    async readOrderRecord(orderId: string) {
      const [order] = await db.select().from(orders).where(eq(orders.id, orderId));
      if (!order) throw new Error('No such order.');
      const tables = { items: orderItems, events: orderEvents, attempts: paymentAttempts } as const;
      const entries = await db.select().from(outbox);
      return {
        order,
        items: await db
          .select()
          .from(tables.items)
          .where(eq(orderItems.orderId, orderId))
          .orderBy(asc(orderItems.lineNo)),
        events: await db
          .select()
          .from(tables.events)
          .where(eq(orderEvents.orderId, orderId))
          .orderBy(asc(orderEvents.seq)),
        attempts: await db
          .select()
          .from(tables.attempts)
          .where(eq(paymentAttempts.orderId, orderId))
          .orderBy(asc(paymentAttempts.attemptNumber)),
        payments: await db.select().from(providerPayments).where(eq(providerPayments.orderId, orderId)),
        refunds: await db.select().from(refunds).where(eq(refunds.orderId, orderId)),
        alerts: await db.select().from(paymentAlerts).where(eq(paymentAlerts.orderId, orderId)),
        isOpen: (await db.select().from(openCheckouts).where(eq(openCheckouts.orderId, orderId))).length === 1,
        topics: entries
          .filter(({ payload }) => payload.includes(orderId))
          .map(({ topic }) => topic)
          .sort(),
      };
    },

    listOutbox: () => db.select().from(outbox),

    /** Sends a validly signed webhook event. */
    sendEvent: (raw: string, options: object = {}) =>
      sendWebhook(shop.app, raw, { secret: shop.config.payments.webhookSecrets[0] ?? '', ...options }),

    /** Runs the background payment checks that are due. */
    runDueChecks: () => shop.payments.reconciliation.runOnce(),

    /** Runs the outbox's provider jobs; emails stay queued. */
    async runOutboxJobs(): Promise<void> {
      const { outboxHandlers: handlers } = shop.payments;
      for (const entry of await db.select().from(outbox)) {
        const handler = handlers[entry.topic as keyof typeof handlers];
        if (!handler) continue;
        await handler({ payload: JSON.parse(entry.payload) as Record<string, string> });
        await db.delete(outbox).where(eq(outbox.id, entry.id));
      }
    },
  };
}
