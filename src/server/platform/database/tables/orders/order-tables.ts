import { boolean, date, index, integer, pgTable, primaryKey, text, uuid } from 'drizzle-orm/pg-core';
import type { CancelReason, OrderStatus } from '#domain/orders/order-status.ts';
import { paiseColumn, timestampColumn } from '../columns.ts';

export type OrderActor = 'customer' | 'provider' | 'shop' | 'system';

/** A snapshot of the order. After creation only status, payment, version and, until it is paid, the promised date change. */
export const orders = pgTable(
  'orders',
  {
    id: uuid('id').primaryKey(),
    /** Shown to customers; also the provider's order id of the first attempt (D-21). */
    orderNumber: text('order_number').notNull().unique(),
    userId: uuid('user_id').notNull(),
    /** 0 to 7; see `#domain/orders/order-status.ts`. */
    status: integer('status').$type<OrderStatus>().notNull(),
    /** Null unless cancelled. */
    cancelReason: text('cancel_reason').$type<CancelReason>(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    roundOffPaise: paiseColumn('round_off_paise').notNull(),
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
    createdAt: timestampColumn('created_at').notNull(),
    paidAt: timestampColumn('paid_at'),
    /** The provider's id of the successful payment, or of the latest failed one. */
    paymentId: text('payment_id'),
    /** The last day of the delivery promise in India (D-43); null when the shop promised none. */
    promisedOn: date('promised_on'),
    /** Incremented by every transition; equals `seq` of the latest event. */
    version: integer('version').notNull(),
    /** Part of the demo's sample history: no payment provider knows it, and it sends no email. */
    isSample: boolean('is_sample').notNull().default(false),
  },
  (table) => [
    index('orders_user_created').on(table.userId, table.createdAt, table.id),
    index('orders_status_created').on(table.status, table.createdAt),
    index('orders_created').on(table.createdAt, table.id),
    index('orders_status_promised').on(table.status, table.promisedOn),
    index('orders_paid').on(table.paidAt),
  ],
);

/** One order line as it was bought. Never joined to the catalogue. */
export const orderItems = pgTable(
  'order_items',
  {
    orderId: uuid('order_id').notNull(),
    lineNo: integer('line_no').notNull(),
    /** The source cart line and its key: a line that has changed since stays in the cart. */
    cartLineId: uuid('cart_line_id').notNull(),
    cartLineKey: text('cart_line_key').notNull(),
    quantity: integer('quantity').notNull(),
    unitPricePaise: paiseColumn('unit_price_paise').notNull(),
    lineTotalPaise: paiseColumn('line_total_paise').notNull(),
    /** JSON in the format of the contract's `orderItemSchema`, without the type. */
    shown: text('shown').notNull(),
    /** Null for a sample and when the product had no types; see `backfill-item-types.ts` for orders of earlier releases. */
    productTypeId: uuid('product_type_id'),
    productTypeTitle: text('product_type_title'),
    /** Reports use it; null until `backfill-item-products.ts` has read orders of earlier releases. */
    productId: uuid('product_id'),
    productTitle: text('product_title'),
    category: text('category'),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.lineNo] }),
    // All that most reports need of a line, whose other columns are long.
    index('order_items_figures').on(
      table.orderId,
      table.category,
      table.productId,
      table.quantity,
      table.lineTotalPaise,
    ),
  ],
);

/** The one order a customer can pay now; the primary key enforces it. */
export const openCheckouts = pgTable('open_checkouts', {
  userId: uuid('user_id').primaryKey(),
  orderId: uuid('order_id').notNull(),
  /** Hash of cart, prices and delivery details; an equal one continues the same order. */
  fingerprint: text('fingerprint').notNull(),
});

/** Append-only history of status transitions. */
export const orderEvents = pgTable(
  'order_events',
  {
    orderId: uuid('order_id').notNull(),
    seq: integer('seq').notNull(),
    /** Null for the first event. */
    fromStatus: integer('from_status'),
    toStatus: integer('to_status').notNull(),
    cause: text('cause').notNull(),
    actor: text('actor').$type<OrderActor>().notNull(),
    /** The reason that staff gave; never shown to the customer. */
    note: text('note'),
    /** The member of staff or the operator of a command; null for others. */
    by: text('by'),
    at: timestampColumn('at').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.seq] }),
    // All that the delivery report needs, so that it reads nothing but the index.
    index('order_events_moves').on(table.toStatus, table.orderId, table.seq, table.fromStatus, table.at),
  ],
);

/** How an order left the shop. Deleted when shipping is undone. */
export const shipments = pgTable('shipments', {
  orderId: uuid('order_id').primaryKey(),
  /** Null for our own delivery. */
  courier: text('courier'),
  trackingNumber: text('tracking_number'),
  shippedAt: timestampColumn('shipped_at').notNull(),
});

/** Notes that staff write; never shown to the customer. */
export const orderNotes = pgTable(
  'order_notes',
  {
    id: uuid('id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    text: text('text').notNull(),
    by: text('by').notNull(),
    at: timestampColumn('at').notNull(),
  },
  (table) => [index('order_notes_order').on(table.orderId, table.at)],
);

/** Search terms of an order, in lower case: its number, words of the name, email, phone, PIN code and ids. */
export const orderSearchTerms = pgTable(
  'order_search_terms',
  {
    orderId: uuid('order_id').notNull(),
    term: text('term').notNull(),
    /** Personal terms are deleted when the customer's data is erased. */
    isPersonal: boolean('is_personal').notNull(),
  },
  (table) => [
    primaryKey({ columns: [table.orderId, table.term] }),
    // The index includes the order, so that a search reads nothing else.
    index('order_search_terms_term').on(table.term.op('text_pattern_ops'), table.orderId),
  ],
);

export type OrderRow = Readonly<typeof orders.$inferSelect>;
export type OrderItemRow = Readonly<typeof orderItems.$inferSelect>;
