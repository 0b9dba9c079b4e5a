import { requireOrder } from '../api/order-endpoints.ts';
import { createFieldError, parseAmountPaise } from '../api/order-request.ts';
import { type JsonObject, parseJsonBody } from '../http/request.ts';
import { ApiError, createJsonResponse, type HttpResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { toDisputeEntity, toRefundEntity } from '../payments/api-entities.ts';
import type { Provider } from '../provider.ts';
import { createPrefixedId } from '../storage/ids.ts';
import type { OrderRecord, PaymentRecord } from '../storage/records.ts';

/** Imitates actions outside the shop: refunds in the provider's dashboard and disputes. Amounts default to what remains. */
export function createDashboardRoutes(provider: Provider): Route[] {
  const { orders, refunds, disputes } = provider;

  function requirePayment(order: OrderRecord): PaymentRecord {
    const payment = orders.findPayments(order).findLast(({ status }) => status === 'SUCCESS');
    if (!payment) throw new ApiError(409, 'order_not_paid', 'The order has no successful payment.');
    return payment;
  }

  function parseAmount(body: JsonObject, remainingPaise: number): number {
    if (remainingPaise <= 0) throw new ApiError(409, 'nothing_left', 'Nothing is left of the payment.');
    const amountPaise = body.amount === undefined ? remainingPaise : parseAmountPaise(body, 'amount', 1);
    if (amountPaise <= remainingPaise) return amountPaise;
    throw createFieldError('amount', 'is more than what is left of the payment');
  }

  function refundOrder(body: JsonObject): HttpResponse {
    const order = requireOrder(provider, String(body.order_id));
    const payment = requirePayment(order);
    const amountPaise = parseAmount(body, refunds.getRemainingPaise(order, payment));
    const request = { refundId: createPrefixedId('dashboard'), amountPaise, note: '', speed: 'INSTANT' } as const;
    const { refundId } = refunds.create(order, payment.paymentId, request);
    provider.clock.runDueJobs();
    const refund = refunds.find(order.orderId, refundId);
    return createJsonResponse(200, { refund: refund && toRefundEntity(refund) });
  }

  function disputePayment(body: JsonObject): HttpResponse {
    const order = requireOrder(provider, String(body.order_id));
    const { outcome } = body;
    if (outcome !== undefined && outcome !== 'won' && outcome !== 'lost')
      throw createFieldError('outcome', 'must be won or lost');
    const payment = requirePayment(order);
    const dispute =
      outcome === undefined
        ? disputes.open(order, payment, parseAmount(body, payment.amountPaise))
        : disputes.close(order, outcome);
    if (!dispute) throw new ApiError(409, 'dispute_not_found', 'The order has no open dispute.');
    return createJsonResponse(200, { dispute: toDisputeEntity(dispute, order) });
  }

  return [
    { method: 'POST', pattern: '/__sim/refund', handle: (request) => refundOrder(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/dispute', handle: (request) => disputePayment(parseJsonBody(request)) },
  ];
}
