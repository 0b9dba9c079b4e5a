import { refundEntity } from '../entities.ts';
import { ApiRefusal, json } from '../http/answer.ts';
import { type Body, jsonBody } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord } from '../records.ts';
import type { RefundWish } from '../refunds.ts';
import { once } from './idempotency.ts';
import { needOrder } from './order-calls.ts';
import { invalid, optionalText, readAmount } from './order-wish.ts';

function readRefundWish(body: Body): RefundWish {
  const refundId = optionalText(body, 'refund_id', 40) ?? '';
  if (!/^[\w-]{3,40}$/.test(refundId)) throw invalid('refund_id', 'must be 3 to 40 letters, digits, _ and -');
  const speed = body.refund_speed ?? 'STANDARD';
  if (speed !== 'STANDARD' && speed !== 'INSTANT') throw invalid('refund_speed', 'must be STANDARD or INSTANT');
  const amountPaise = readAmount(body, 'refund_amount', 1);
  return { refundId, amountPaise, note: optionalText(body, 'refund_note', 100) ?? '', speed };
}

export function refundCalls(provider: Provider): Route[] {
  const { store, refunds } = provider;

  function create(order: OrderRecord, body: Body) {
    const wish = readRefundWish(body);
    if (refunds.find(order.orderId, wish.refundId)) {
      throw new ApiRefusal(409, 'refund_already_exists', 'Refund with same id is already present');
    }
    if (order.status !== 'PAID') throw new ApiRefusal(400, 'order_not_paid', 'The order has no successful payment.');
    const payment = refunds.paymentFor(order, wish.amountPaise);
    if (!payment) {
      throw new ApiRefusal(400, 'refund_amount_invalid', 'refund_amount : is more than what is left of the payment');
    }
    return json(200, refundEntity(refunds.create(order, payment.paymentId, wish)));
  }

  return [
    {
      method: 'POST',
      pattern: '/pg/orders/:orderId/refunds',
      handle: (request, { orderId }) =>
        once(store, request, () => create(needOrder(provider, orderId), jsonBody(request))),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/refunds',
      handle: (_, { orderId }) => json(200, refunds.refundsOf(needOrder(provider, orderId)).map(refundEntity)),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/refunds/:refundId',
      handle(_, { orderId, refundId = '' }) {
        const refund = refunds.find(needOrder(provider, orderId).orderId, refundId);
        if (!refund) throw new ApiRefusal(404, 'refund_not_found', 'Refund does not exist');
        return json(200, refundEntity(refund));
      },
    },
  ];
}
