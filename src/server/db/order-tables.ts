import { bigint, index, integer, pgTable, primaryKey, text, timestamp, uuid } from 'drizzle-orm/pg-core';
import type { CancelReason, OrderStatus } from '#domain/orders/order-status.ts';
import type { ProviderPaymentState } from '#domain/orders/payment-verdict.ts';
import type { AttemptState } from '#domain/orders/settlement.ts';

/** Asked of the provider or not yet; then the provider's last word. */
export type RefundState = 'requested' | 'pending' | 'success' | 'failed';
/** Who moved an order. */
export type OrderActor = 'customer' | 'provider' | 'shop' | 'system';

const time = (name: string) => timestamp(name, { withTimezone: true });
const paise = (name: string) => bigint(name, { mode: 'number' });

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

/** One try to have an order paid, written before the provider hears of it. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    providerOrderId: text('provider_order_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    attemptNo: integer('attempt_no').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** What the browser needs to pay; null until the provider answered. */
    sessionId: text('session_id'),
    /** The newest payment under way at the provider; null when none is. */
    pendingPaymentId: text('pending_payment_id'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When the provider is asked next without anybody waiting; null: no more. */
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull(),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId, table.attemptNo),
    index('payment_attempts_next_check').on(table.nextCheckAt),
  ],
);

/** Payments that the provider told us of. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    paymentId: text('payment_id').primaryKey(),
    providerOrderId: text('provider_order_id').notNull(),
    orderId: uuid('order_id').notNull(),
    status: text('status').$type<ProviderPaymentState>().notNull(),
    amountPaise: paise('amount_paise').notNull(),
    /** The provider's own words, fit to show. */
    message: text('message'),
    seenAt: time('seen_at').notNull(),
  },
  (table) => [index('provider_payments_order').on(table.orderId)],
);

export const refunds = pgTable(
  'refunds',
  {
    /** Ours, derived from the order, so that asking twice is asking once. */
    refundId: text('refund_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    providerOrderId: text('provider_order_id').notNull(),
    amountPaise: paise('amount_paise').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    providerRefundId: text('provider_refund_id'),
    /** The payment it gives back when that is not the one that paid the order; null for a refund of the order itself. */
    extraPaymentId: text('extra_payment_id'),
    reason: text('reason').notNull(),
    createdAt: time('created_at').notNull(),
    nextCheckAt: time('next_check_at'),
    checks: integer('checks').notNull(),
  },
  (table) => [index('refunds_order').on(table.orderId), index('refunds_next_check').on(table.nextCheckAt)],
);

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

/** Notices of the provider that were already dealt with. */
export const webhookInbox = pgTable('webhook_inbox', {
  dedupeKey: text('dedupe_key').primaryKey(),
  type: text('type').notNull(),
  providerOrderId: text('provider_order_id'),
  receivedAt: time('received_at').notNull(),
});

/** What does not add up between the provider and us, for people to look at. */
export const paymentAlerts = pgTable('payment_alerts', {
  /** Derived from what it is about, so that the same finding is one row. */
  alertKey: text('alert_key').primaryKey(),
  orderId: uuid('order_id'),
  kind: text('kind').notNull(),
  /** JSON without personal data. */
  details: text('details').notNull(),
  createdAt: time('created_at').notNull(),
  resolvedAt: time('resolved_at'),
});

export type OrderRow = Readonly<typeof orders.$inferSelect>;
export type OrderItemRow = Readonly<typeof orderItems.$inferSelect>;
export type AttemptRow = Readonly<typeof paymentAttempts.$inferSelect>;
export type PaymentRow = Readonly<typeof providerPayments.$inferSelect>;
export type RefundRow = Readonly<typeof refunds.$inferSelect>;
