import type { ShopFacts } from '#contract/public-settings.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import type { PriceList } from './modules/cart/cart-pricing.ts';
import { createCheckoutCart } from './modules/cart/checkout-cart.ts';
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
import { createReconciliation } from './modules/payments/settlement/reconciliation.ts';
import { createSettleAttempt } from './modules/payments/settlement/settle-attempt.ts';
import { createPaymentVerifier } from './modules/payments/settlement/verify-payment.ts';
import { createStatusReads } from './modules/payments/status-reads.ts';
import { createWebhookReceiver } from './modules/payments/webhooks/webhook-receiver.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
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

/** Wires checkout, settlement and the settlement of refunds. */
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
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
