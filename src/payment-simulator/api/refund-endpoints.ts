import { type JsonObject, parseJsonBody } from '../http/request.ts';
import { ApiError, createJsonResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { toRefundEntity } from '../payments/api-entities.ts';
import type { CreateRefundRequest } from '../payments/refunds.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord } from '../storage/records.ts';
import { withIdempotency } from './idempotency.ts';
import { requireOrder } from './order-endpoints.ts';
import { createFieldError, parseAmountPaise, parseOptionalText } from './order-request.ts';

function parseCreateRefundRequest(body: JsonObject): CreateRefundRequest {
  const refundId = parseOptionalText(body, 'refund_id', 40) ?? '';
  if (!/^[\w-]{3,40}$/.test(refundId)) throw createFieldError('refund_id', 'must be 3 to 40 letters, digits, _ and -');
  const speed = body.refund_speed ?? 'STANDARD';
  if (speed !== 'STANDARD' && speed !== 'INSTANT')
    throw createFieldError('refund_speed', 'must be STANDARD or INSTANT');
  const amountPaise = parseAmountPaise(body, 'refund_amount', 1);
  return { refundId, amountPaise, note: parseOptionalText(body, 'refund_note', 100) ?? '', speed };
}

export function createRefundEndpoints(provider: Provider): Route[] {
  const { store, refunds } = provider;

  function createRefund(order: OrderRecord, body: JsonObject) {
    const input = parseCreateRefundRequest(body);
    if (refunds.find(order.orderId, input.refundId)) {
      throw new ApiError(409, 'refund_already_exists', 'Refund with same id is already present');
    }
    if (order.status !== 'PAID') throw new ApiError(400, 'order_not_paid', 'The order has no successful payment.');
    const payment = refunds.findRefundablePayment(order, input.amountPaise);
    if (!payment) {
      throw new ApiError(400, 'refund_amount_invalid', 'refund_amount : is more than what is left of the payment');
    }
    return createJsonResponse(200, toRefundEntity(refunds.create(order, payment.paymentId, input)));
  }

  return [
    {
      method: 'POST',
      pattern: '/pg/orders/:orderId/refunds',
      handle: (request, { orderId }) =>
        withIdempotency(store, request, () => createRefund(requireOrder(provider, orderId), parseJsonBody(request))),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/refunds',
      handle: (_, { orderId }) =>
        createJsonResponse(200, refunds.findRefunds(requireOrder(provider, orderId)).map(toRefundEntity)),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/refunds/:refundId',
      handle(_, { orderId, refundId = '' }) {
        const refund = refunds.find(requireOrder(provider, orderId).orderId, refundId);
        if (!refund) throw new ApiError(404, 'refund_not_found', 'Refund does not exist');
        return createJsonResponse(200, toRefundEntity(refund));
      },
    },
  ];
}
