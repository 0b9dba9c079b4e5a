import { eq } from 'drizzle-orm';
import { type Outcome, refused } from '#domain/outcome.ts';
import { createBasket } from './modules/cart/cart-basket.ts';
import { createOrderAdvance, ORDER_UNKNOWN } from './modules/orders/order-advance.ts';
import { holdOrder, moveOrder } from './modules/orders/order-moves.ts';
import { writeOrder } from './modules/orders/order-writing.ts';
import { createOrderCreation } from './modules/payments/ordering/create-order.ts';
import { paymentOutboxHandlers } from './modules/payments/payment-outbox.ts';
import { createRefundRequests } from './modules/payments/refunds/refund-requests.ts';
import { createRefundSettling } from './modules/payments/refunds/refund-settling.ts';
import { createCancelEffects } from './modules/payments/settlement/cancel-effects.ts';
import { createReconciliation } from './modules/payments/settlement/reconcile.ts';
import { createSettle } from './modules/payments/settlement/settle.ts';
import { createVerification } from './modules/payments/settlement/verify-payment.ts';
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

type Parts = {
  config: Pick<Config, 'maxOrderPaise' | 'payments'>;
  db: Database;
  clock: Clock;
  logger: ShopLogger;
  provider: PaymentProvider;
  findProduct: Parameters<typeof createBasket>[0];
};

/** Everything about paying and moving orders, put together from the cart, the orders, the outbox and the provider. */
export function openPayments({ config, findProduct, ...given }: Parts) {
  const { db, clock, provider } = given;
  const { deadlineMs, webhookSecrets: secrets } = config.payments;
  const orders = { write: writeOrder, move: moveOrder, hold: holdOrder };
  const requests = createRefundRequests({ orders, enqueue });
  const shared = { ...given, orders, enqueue, deadlineMs };
  const parts = { ...shared, basket: createBasket(findProduct), maxOrderPaise: config.maxOrderPaise };
  const settle = createSettle({ ...parts, refunds: requests });
  const refunds = createRefundSettling(shared);

  return {
    settle,
    createOrder: createOrderCreation({ ...parts, settle }),
    verify: createVerification({ ...parts, settle }),
    receiveNotice: createWebhookService({ ...shared, settle, refunds, secrets }),
    reconciliation: createReconciliation({ ...given, settle, refunds }),
    outboxHandlers: paymentOutboxHandlers({ provider, refunds }),
    advanceOrder: createOrderAdvance({ ...shared, onCancelled: createCancelEffects({ enqueue, refunds: requests }) }),

    /** Pays an order back by hand: all that is left, or an amount of it. */
    refundOrder: (orderId: string, amountPaise: number | undefined, reason: string): Promise<Outcome<RefundRow>> =>
      transaction(db, async (tx) => {
        const [order] = await tx.select().from(orderTable).where(eq(orderTable.id, orderId));
        return order
          ? requests.requestRefund(tx, order, { amountPaise, reason, now: clock.now() })
          : refused(ORDER_UNKNOWN);
      }),
  };
}

export type Payments = ReturnType<typeof openPayments>;
