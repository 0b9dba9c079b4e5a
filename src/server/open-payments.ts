import { eq } from 'drizzle-orm';
import { type Outcome, refused } from '#domain/outcome.ts';
import type { Clock } from './clock.ts';
import type { Config } from './config/config.ts';
import type { Database } from './db/database.ts';
import { orders as orderTable } from './db/order-tables.ts';
import type { RefundRow } from './db/payment-tables.ts';
import { transaction } from './db/transaction.ts';
import { createBasket } from './features/cart/cart-basket.ts';
import { createOrderAdvance, ORDER_UNKNOWN } from './features/orders/order-advance.ts';
import { holdOrder, moveOrder } from './features/orders/order-moves.ts';
import { writeOrder } from './features/orders/order-writing.ts';
import { enqueue } from './features/outbox/outbox-repository.ts';
import { createCancelEffects } from './features/payments/cancel-effects.ts';
import { createOrderCreation } from './features/payments/create-order.ts';
import { paymentOutboxHandlers } from './features/payments/payment-outbox.ts';
import { createReconciliation } from './features/payments/reconcile.ts';
import { createRefundRequests } from './features/payments/refund-requests.ts';
import { createRefundSettling } from './features/payments/refund-settling.ts';
import { createSettle } from './features/payments/settle.ts';
import { createVerification } from './features/payments/verify-payment.ts';
import { createWebhookService } from './features/payments/webhook-service.ts';
import type { PaymentProvider } from './gateways/payments/payment-provider.ts';
import type { ShopLogger } from './http/logger.ts';

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
