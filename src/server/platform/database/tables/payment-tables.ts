import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { ProviderPaymentState } from '#domain/payments/payment-verdict.ts';
import type { AttemptState } from '#domain/payments/settlement.ts';
import { paise, time } from './columns.ts';

/** Asked of the provider or not yet; then the provider's last word. */
export type RefundState = 'requested' | 'pending' | 'success' | 'failed';

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

export type AttemptRow = Readonly<typeof paymentAttempts.$inferSelect>;
export type PaymentRow = Readonly<typeof providerPayments.$inferSelect>;
export type RefundRow = Readonly<typeof refunds.$inferSelect>;
