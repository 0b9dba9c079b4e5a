import { index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CancelReason, OrderStatus } from '#domain/orders/order-status.ts';
import { paise, time } from './columns.ts';

/** Who moved an order. */
export type OrderActor = 'customer' | 'provider' | 'shop' | 'system';

/** A copy of what was ordered, by whom and for where, made once; only its course changes afterwards. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** What customers see and, for the first attempt, what the provider calls it (decision D-21). */
    orderNumber: text('order_number').notNull().unique(),
    userId: uuid('user_id').notNull(),
    /** 0 to 7; the moves between them are a table of the domain. */
    status: integer('status').$type<OrderStatus>().notNull(),
    /** Why it was cancelled; null unless it is. */
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    amountPaise: paise('amount_paise').notNull(),
    roundOffPaise: paise('round_off_paise').notNull(),
    currency: text('currency').notNull(),
    customerName: text('customer_name').notNull(),
    customerEmail: text('customer_email').notNull(),
    customerPhone: text('customer_phone').notNull(),
    addressLine1: text('address_line_1').notNull(),
    addressLine2: text('address_line_2').notNull(),
    city: text('city').notNull(),
    state: text('state').notNull(),
    postalCode: text('postal_code').notNull(),
    country: text('country').notNull(),
    createdAt: time('created_at').notNull(),
    paidAt: time('paid_at'),
    /** The provider's id of the payment that paid it, or of the newest that failed. */
    paymentId: text('payment_id'),
    /** Raised by every move; also the number of its newest event. */
    version: integer('version').notNull(),
  },
  (table) => [
    index('orders_user_created').on(table.userId, table.createdAt, table.id),
    index('orders_status_created').on(table.status, table.createdAt),
  ],
);

/** One line of an order as it was bought. Never joined to the catalogue. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** The cart line it came from, and that line's key: a line changed since then stays in the cart. */
    cartLineId: uuid('cart_line_id').notNull(),
    cartLineKey: text('cart_line_key').notNull(),
    quantity: integer('quantity').notNull(),
    unitPricePaise: paise('unit_price_paise').notNull(),
    lineTotalPaise: paise('line_total_paise').notNull(),
    /** JSON of the item as the contract's `orderItemSchema` shows it. */
    shown: text('shown').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.lineNo] })],
);

/** The one order that a customer can pay at present: the key is the customer, on any engine. */
export const openCheckouts = pgTable('open_checkouts', {
  userId: uuid('user_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  /** What cart, prices and details looked like; the same again continues the same order. */
  fingerprint: text('fingerprint').notNull(),
});

/** What happened to an order, in order. Rows are only ever added. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id').notNull(),
    seq: integer('seq').notNull(),
    /** Null for the first. */
    fromStatus: integer('from_status'),
    toStatus: integer('to_status').notNull(),
    cause: text('cause').notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    at: time('at').notNull(),
  },
  (table) => [primaryKey({ columns: [table.orderId, table.seq] })],
);

export type OrderRow = Readonly<typeof orders.$inferSelect>;
export type OrderItemRow = Readonly<typeof orderItems.$inferSelect>;
