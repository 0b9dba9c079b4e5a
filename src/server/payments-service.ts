import { eq } from 'drizzle-orm';
import { type Outcome, refused } from '#domain/outcome.ts';
import { createCheckoutCart } from './modules/cart/checkout-cart.ts';
import { createAdvanceOrder, ORDER_NOT_FOUND } from './modules/orders/advance-order.ts';
import { lockOrder, transitionOrder } from './modules/orders/order-transitions.ts';
import { insertOrder } from './modules/orders/order-writer.ts';
import { createOrderCreator } from './modules/payments/ordering/create-order.ts';
import { createPaymentOutboxHandlers } from './modules/payments/payment-outbox-handlers.ts';
import { createRefundRequestService } from './modules/payments/refunds/refund-request-service.ts';
import { createRefundSettlement } from './modules/payments/refunds/refund-settlement.ts';
import { createPaymentCancellation } from './modules/payments/settlement/payment-cancellation.ts';
import { createReconciliation } from './modules/payments/settlement/reconciliation.ts';
import { createSettleAttempt } from './modules/payments/settlement/settle-attempt.ts';
import { createPaymentVerifier } from './modules/payments/settlement/verify-payment.ts';
import { createWebhookService } from './modules/payments/webhooks/webhook-service.ts';
import type { Clock } from './platform/clock.ts';
import type { Config } from './platform/config/config.ts';
import type { Database } from './platform/database/database.ts';
import { orders as orderTable } from './platform/database/tables/order-tables.ts';
import type { RefundRow } from './platform/database/tables/payment-tables.ts';
import { transaction } from './platform/database/transaction.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';
import type { ShopLogger } from './platform/logger.ts';
import type { PaymentProvider } from './platform/payment-provider/payment-provider.ts';

type PaymentsDependencies = {
  config: Pick<Config, 'maxOrderPaise' | 'payments'>;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  provider: PaymentProvider;
  findProduct: Parameters<typeof createCheckoutCart>[0];
};

/** Wires checkout, settlement, refunds and order progress. */
export function createPaymentsService({ config, findProduct, ...given }: PaymentsDependencies) {
  const { db, clock, provider } = given;
  const { deadlineMs, webhookSecrets: secrets } = config.payments;
  const orders = { write: insertOrder, move: transitionOrder, hold: lockOrder };
  const requests = createRefundRequestService({ orders, enqueue });
  const shared = { ...given, orders, enqueue, deadlineMs };
  const parts = { ...shared, basket: createCheckoutCart(findProduct), maxOrderPaise: config.maxOrderPaise };
  const settle = createSettleAttempt({ ...parts, refunds: requests });
  const refunds = createRefundSettlement(shared);

  return {
    settle,
    createOrder: createOrderCreator({ ...parts, settle }),
    verify: createPaymentVerifier({ ...parts, settle }),
    receiveNotice: createWebhookService({ ...shared, settle, refunds, secrets }),
    reconciliation: createReconciliation({ ...given, settle, refunds }),
    outboxHandlers: createPaymentOutboxHandlers({ provider, refunds }),
    advanceOrder: createAdvanceOrder({
      ...shared,
      onCancelled: createPaymentCancellation({ enqueue, refunds: requests }),
    }),

    /** Manual refund: the given amount, or all that is left. */
    refundOrder: (orderId: string, amountPaise: number | undefined, reason: string): Promise<Outcome<RefundRow>> =>
      transaction(db, async (tx) => {
        const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId));
        return order
          ? requests.requestRefund(tx, order, { amountPaise, reason, now: clock.now() })
          : refused(ORDER_NOT_FOUND);
      }),
  };
}

export type PaymentsService = ReturnType<typeof createPaymentsService>;
