import { parseJsonBody } from '../http/request.ts';
import { ApiError, createJsonResponse } from '../http/response.ts';
import type { Route } from '../http/router.ts';
import { toOrderEntity, toPaymentEntity } from '../payments/api-entities.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord } from '../storage/records.ts';
import { withIdempotency } from './idempotency.ts';
import { parseCreateOrderRequest } from './order-request.ts';

const WRONG_AMOUNT_OFFSET_RUPEES = 1;

export function requireOrder({ orders }: Provider, orderId: string | undefined): OrderRecord {
  const order = orders.find(orderId ?? '');
  if (order) return order;
  throw new ApiError(404, 'order_not_found', 'Order Reference Id does not exist');
}

export function createOrderEndpoints(provider: Provider): Route[] {
  const { store, orders, clock, faults } = provider;

  const toOrderResponse = (order: OrderRecord) => {
    const entity = toOrderEntity(order, orders.getStatus(order));
    const orderFaults = faults.resolveForOrder(order);
    if (orderFaults.has('wrong_amount')) entity.order_amount += WRONG_AMOUNT_OFFSET_RUPEES;
    const { payment_session_id: _, ...rest } = entity;
    return createJsonResponse(200, orderFaults.has('session_missing') ? rest : entity);
  };

  function createOrder(body: ReturnType<typeof parseJsonBody>) {
    const input = parseCreateOrderRequest(body, clock.getWallTime());
    if (orders.find(input.orderId)) {
      throw new ApiError(409, 'order_already_exists', 'order with same id is already present');
    }
    return toOrderResponse(orders.create(input));
  }

  function terminateOrder(order: OrderRecord, requestedStatus: unknown) {
    if (requestedStatus !== 'TERMINATED')
      throw new ApiError(400, 'order_status_invalid', 'order_status : must be TERMINATED');
    const status = orders.getStatus(order);
    if (status === 'PAID' || status === 'EXPIRED') {
      throw new ApiError(400, 'order_inactive', `The order is ${status} and cannot be terminated.`);
    }
    return toOrderResponse(status === 'TERMINATED' ? order : orders.terminate(order));
  }

  return [
    {
      method: 'POST',
      pattern: '/pg/orders',
      handle: (request) => withIdempotency(store, request, () => createOrder(parseJsonBody(request))),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId',
      handle: (_, { orderId }) => toOrderResponse(requireOrder(provider, orderId)),
    },
    {
      method: 'PATCH',
      pattern: '/pg/orders/:orderId',
      handle: (request, { orderId }) =>
        terminateOrder(requireOrder(provider, orderId), parseJsonBody(request).order_status),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/payments',
      handle(_, { orderId }) {
        const order = requireOrder(provider, orderId);
        const newestFirst = orders.findPayments(order).reverse();
        return createJsonResponse(
          200,
          newestFirst.map((payment) => toPaymentEntity(payment, order)),
        );
      },
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/payments/:paymentId',
      handle(_, { orderId, paymentId }) {
        const order = requireOrder(provider, orderId);
        const payment = orders.findPayments(order).find((candidate) => candidate.paymentId === paymentId);
        if (!payment) throw new ApiError(404, 'payment_not_found', 'The payment does not exist.');
        return createJsonResponse(200, toPaymentEntity(payment, order));
      },
    },
  ];
}
