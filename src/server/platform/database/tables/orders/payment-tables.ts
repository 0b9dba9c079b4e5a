import { index, integer, pgTable, text, uuid } from 'drizzle-orm/pg-core';
import type { PaymentAlertKind } from '#domain/payments/payment-alert.ts';
import type { ProviderPaymentState } from '#domain/payments/payment-verdict.ts';
import type { RefundState } from '#domain/payments/refund-rules.ts';
import type { AttemptState } from '#domain/payments/settlement.ts';
import { paiseColumn, timestampColumn } from '../columns.ts';

/** Attempts to pay an order. Each attempt is one order at the provider, stored before it is sent there. */
export const paymentAttempts = pgTable(
  'payment_attempts',
  {
    providerOrderId: text('provider_order_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    attemptNumber: integer('attempt_no').notNull(),
    state: text('state').$type<AttemptState>().notNull(),
    /** The browser opens the payment page with it; null until the provider has responded. */
    paymentSessionId: text('session_id'),
    /** The latest pending payment, if any. */
    pendingPaymentId: text('pending_payment_id'),
    createdAt: timestampColumn('created_at').notNull(),
    expiresAt: timestampColumn('expires_at').notNull(),
    /** When reconciliation checks with the provider next; null when no check is due any more. */
    nextCheckAt: timestampColumn('next_check_at'),
    checkCount: integer('checks').notNull(),
  },
  (table) => [
    index('payment_attempts_order').on(table.orderId, table.attemptNumber),
    index('payment_attempts_next_check').on(table.nextCheckAt),
    index('payment_attempts_created').on(table.createdAt),
  ],
);

/** Payments reported by the provider. */
export const providerPayments = pgTable(
  'provider_payments',
  {
    paymentId: text('payment_id').primaryKey(),
    providerOrderId: text('provider_order_id').notNull(),
    orderId: uuid('order_id').notNull(),
    state: text('status').$type<ProviderPaymentState>().notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    /** The provider's message, safe to show to the customer. */
    message: text('message'),
    /** When the provider last reported a new state. */
    lastReportedAt: timestampColumn('seen_at').notNull(),
  },
  (table) => [
    index('provider_payments_order').on(table.orderId),
    index('provider_payments_reported').on(table.lastReportedAt),
  ],
);

export const refunds = pgTable(
  'refunds',
  {
    /** Also sent to the provider as its refund id; a retry sends the same id, so the money moves once. */
    refundId: text('refund_id').primaryKey(),
    orderId: uuid('order_id').notNull(),
    providerOrderId: text('provider_order_id').notNull(),
    amountPaise: paiseColumn('amount_paise').notNull(),
    state: text('state').$type<RefundState>().notNull(),
    providerRefundId: text('provider_refund_id'),
    /** Set if the refund returns a duplicate payment instead of the one that paid the order. */
    duplicatePaymentId: text('extra_payment_id'),
    /** Also sent to the provider. */
    reason: text('reason').notNull(),
    /** The reason that staff gave; stays in the shop. */
    note: text('note'),
    createdAt: timestampColumn('created_at').notNull(),
    nextCheckAt: timestampColumn('next_check_at'),
    checkCount: integer('checks').notNull(),
  },
  (table) => [
    index('refunds_order').on(table.orderId),
    index('refunds_next_check').on(table.nextCheckAt),
    index('refunds_created').on(table.createdAt),
  ],
);

/** Processed webhook events, to skip repeated deliveries. */
export const processedWebhooks = pgTable('webhook_inbox', {
  dedupeKey: text('dedupe_key').primaryKey(),
  eventType: text('type').notNull(),
  providerOrderId: text('provider_order_id'),
  receivedAt: timestampColumn('received_at').notNull(),
});

/** Mismatches with the provider that a person must review. */
export const paymentAlerts = pgTable(
  'payment_alerts',
  {
    /** Kind and id of the attempt or refund, so the same problem is stored once. */
    alertKey: text('alert_key').primaryKey(),
    orderId: uuid('order_id'),
    kind: text('kind').$type<PaymentAlertKind>().notNull(),
    /** JSON; must not contain personal data. */
    details: text('details').notNull(),
    createdAt: timestampColumn('created_at').notNull(),
    resolvedAt: timestampColumn('resolved_at'),
    resolvedBy: text('resolved_by'),
    /** The note about the solution. */
    resolution: text('resolution'),
  },
  (table) => [index('payment_alerts_order').on(table.orderId), index('payment_alerts_resolved').on(table.resolvedAt)],
);

export type PaymentAttemptRow = Readonly<typeof paymentAttempts.$inferSelect>;
export type ProviderPaymentRow = Readonly<typeof providerPayments.$inferSelect>;
export type PaymentAlertRow = Readonly<typeof paymentAlerts.$inferSelect>;
export type RefundRow = Readonly<typeof refunds.$inferSelect>;
