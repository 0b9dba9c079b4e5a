import { createChangeOrderStatus } from './modules/orders/change-order-status.ts';
import { lockOrder } from './modules/orders/order-transitions.ts';
import { createOrderRefunds } from './modules/payments/refunds/refund-order.ts';
import { createRefundRequestService } from './modules/payments/refunds/refund-request-service.ts';
import { createPaymentCancellation } from './modules/payments/settlement/payment-cancellation.ts';
import type { Clock } from './platform/clock.ts';
import type { Database } from './platform/database/database.ts';
import { enqueue } from './platform/jobs/outbox-repository.ts';

/** Wires what staff do with an order and its payment. The outbox sends the requests to the payment provider. */
export function createOrderActions({ db, clock }: { db: Database; clock: Clock }) {
  const orders = { lock: lockOrder };
  const refundRequests = createRefundRequestService({ orders, enqueue });
  return {
    ...createOrderRefunds({ db, clock, orders, refundRequests }),
    changeStatus: createChangeOrderStatus({
      db,
      clock,
      enqueue,
      onCancelled: createPaymentCancellation({ enqueue, refunds: refundRequests }),
      previewRefund: (tx, order) => refundRequests.previewRefund(tx, order, undefined),
    }),
  };
}

export type OrderActions = ReturnType<typeof createOrderActions>;
