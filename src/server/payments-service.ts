import { eq } from 'drizzle-orm';
import type { ShopFacts } from '#contract/public-settings.ts';
import { formatAmount } from '#domain/money/format-rupees.ts';
import { type Paise, rupeesToPaise } from '#domain/money/paise.ts';
import { ORDER_NOT_FOUND_MESSAGE } from '#domain/orders/listing/listed-order.ts';
import { STAFF_ORDER_CHANGED_MESSAGE } from '#domain/orders/staff-change.ts';
import { checkStaffNote } from '#domain/orders/staff-note.ts';
import { type Outcome, refuse } from '#domain/outcome.ts';
import { refuseMissing, refuseStale, type StaffOutcome } from '#domain/staff/staff-outcome.ts';
import type { PriceList } from './modules/cart/cart-pricing.ts';
import { createCheckoutCart } from './modules/cart/checkout-cart.ts';
import { createChangeOrderStatus, type OrderStatusChange } from './modules/orders/change-order-status.ts';
import { lockOrder, transitionOrder } from './modules/orders/order-transitions.ts';
import { changePromise, insertOrder } from './modules/orders/order-writer.ts';
import { storeIdTerms } from './modules/orders/search/search-terms.ts';
import { createAttemptReader } from './modules/payments/attempt-repository.ts';
import { createOrderCreator } from './modules/payments/ordering/create-order.ts';
import { PAYMENT_TOPICS } from './modules/payments/payment-dependencies.ts';
import { createReadBudget } from './modules/payments/read-budget.ts';
import { createRefundRequestService } from './modules/payments/refunds/refund-request-service.ts';
import { createRefundSettlement } from './modules/payments/refunds/refund-settlement.ts';
import { createDailyReversalCheck } from './modules/payments/reversals/daily-reversal-check.ts';
import { createReversalChecks } from './modules/payments/reversals/reversal-checks.ts';
import { createPaymentCancellation } from './modules/payments/settlement/payment-cancellation.ts';
import { createReconciliation } from './modules/payments/settlement/reconciliation.ts';
import { createSettleAttempt } from './modules/payments/settlement/settle-attempt.ts';
import { createPaymentVerifier } from './modules/payments/settlement/verify-payment.ts';
import { createStatusReads } from './modules/payments/status-reads.ts';
import { createWebhookReceiver } from './modules/payments/webhooks/webhook-receiver.ts';
import { type AuditActor, recordAudit } from './platform/audit/audit-log.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { type OrderRow, orders as orderTable } from './platform/database/tables/orders/order-tables.ts';
import type { RefundRow } from './platform/database/tables/orders/payment-tables.ts';
import { runInTransaction } from './platform/database/transaction.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import type { ShopLogger } from './platform/logger.ts';
import type { PaymentProvider } from './platform/payment-provider/payment-provider.ts';

type PaymentsDependencies = {
  config: Pick<Config, 'maxOrderPaise' | 'payments' | 'rateLimitFactor'>;
  /** The business facts in force. */
  getFacts(): Pick<ShopFacts, 'delivery' | 'maxOrderRupees'>;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  provider: PaymentProvider;
  prices: PriceList;
};
type OutboxEntry = { readonly payload: Readonly<Record<string, string>> };

/** Wires checkout, settlement, refunds and order progress. */
export function createPaymentsService({ config, getFacts, prices, ...infrastructure }: PaymentsDependencies) {
  const { db, clock, provider } = infrastructure;
  const { deadlineMs, webhookSecrets: secrets } = config.payments;
  const orders = {
    insert: insertOrder,
    transition: transitionOrder,
    changePromise,
    lock: lockOrder,
    storePaymentId: storeIdTerms,
  };
  const refundRequests = createRefundRequestService({ orders, enqueue });
  const budget = createReadBudget({ db, config });
  const readStatus = createStatusReads({ provider, clock, budget });
  const baseDeps = { ...infrastructure, attempts: createAttemptReader(db), orders, enqueue, deadlineMs, budget };
  const checkoutDeps = {
    ...baseDeps,
    checkoutCart: createCheckoutCart(prices),
    getMaxOrderPaise: () => {
      const { maxOrderRupees } = getFacts();
      return maxOrderRupees === undefined ? config.maxOrderPaise : rupeesToPaise(maxOrderRupees);
    },
    getDeliveryTimes: () => getFacts().delivery,
  };
  const settle = createSettleAttempt({ ...checkoutDeps, refunds: refundRequests, readStatus });
  const refunds = createRefundSettlement(baseDeps);
  const reversals = createReversalChecks({ ...baseDeps, settle, refunds });

  return {
    settle,
    createOrder: createOrderCreator({ ...checkoutDeps, settle }),
    verify: createPaymentVerifier({ ...checkoutDeps, settle }),
    receiveWebhook: createWebhookReceiver({ ...baseDeps, settle, refunds, reversals, secrets }),
    reconciliation: createReconciliation({ ...infrastructure, settle, refunds, budget }),
    dailyReversalCheck: createDailyReversalCheck({ ...baseDeps, checks: reversals }),
    /** Requests to the provider; all are idempotent. */
    outboxHandlers: {
      [PAYMENT_TOPICS.terminateOrder]: ({ payload }: OutboxEntry) =>
        provider.terminateOrder(payload.providerOrderId ?? ''),
      [PAYMENT_TOPICS.refund]: ({ payload }: OutboxEntry) => refunds.settleRefund(payload.refundId ?? ''),
    },
    changeOrderStatus: createChangeOrderStatus({
      ...baseDeps,
      onCancelled: createPaymentCancellation({ enqueue, refunds: refundRequests }),
      previewRefund: (tx, order) => refundRequests.previewRefund(tx, order, undefined),
    }),

    /** Returns what `refundOrder` would refund, so that staff can confirm it. */
    async previewRefund(orderId: string, amountPaise?: Paise): Promise<Outcome<Paise>> {
      const order = await findOrder(db, orderId);
      return order ? refundRequests.previewRefund(db, order, amountPaise) : refuse(ORDER_NOT_FOUND_MESSAGE);
    },

    /** Refunds the given amount, or the remaining amount, on behalf of staff. Their reason stays in the shop. */
    async refundOrder(
      orderId: string,
      amountPaise: Paise | undefined,
      reason: string,
      { author, version }: Pick<OrderStatusChange, 'author' | 'version'> = {},
    ): Promise<StaffOutcome<RefundRow>> {
      const note = checkStaffNote('Reason', reason);
      if (!note.ok) return note;
      return runInTransaction(db, async (tx) => {
        const order = await lockOrder(tx, orderId);
        if (!order) return refuseMissing(ORDER_NOT_FOUND_MESSAGE);
        if (version !== undefined && version !== order.version) return refuseStale(STAFF_ORDER_CHANGED_MESSAGE);
        const now = clock.now();
        const request = { amountPaise, reason: 'refunded by the shop', note: note.value, now };
        const refund = await refundRequests.requestRefund(tx, order, request);
        if (refund.ok && author) await recordRefund(tx, order, refund.value, author);
        return refund;
      });
    },
  };
}

const recordRefund = (tx: Database, order: OrderRow, refund: RefundRow, actor: AuditActor) =>
  recordAudit(tx, {
    actor,
    permission: 'refunds.approve',
    action: 'refund requested',
    objectKind: 'order',
    objectId: order.id,
    object: order.orderNumber,
    changes: [{ field: 'refund', from: null, to: formatAmount(refund.amountPaise) }],
    at: refund.createdAt,
  });

async function findOrder(tx: Database, orderId: string): Promise<OrderRow | undefined> {
  const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId));
  return order;
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
