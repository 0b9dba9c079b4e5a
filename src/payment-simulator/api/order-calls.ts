import { orderEntity, paymentEntity } from '../entities.ts';
import { ApiRefusal, json } from '../http/answer.ts';
import { jsonBody } from '../http/request.ts';
import type { Route } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import type { OrderRecord } from '../records.ts';
import { once } from './idempotency.ts';
import { readOrderWish } from './order-wish.ts';

const OFF_BY_RUPEES = 1;

export function needOrder({ orders }: Provider, orderId: string | undefined): OrderRecord {
  const order = orders.find(orderId ?? '');
  if (order) return order;
  throw new ApiRefusal(404, 'order_not_found', 'Order Reference Id does not exist');
}

export function orderCalls(provider: Provider): Route[] {
  const { store, orders, clock, faults } = provider;

  const shown = (order: OrderRecord) => {
    const entity = orderEntity(order, orders.statusOf(order));
    const given = faults.of(order);
    if (given.has('wrong_amount')) entity.order_amount += OFF_BY_RUPEES;
    const { payment_session_id: _, ...rest } = entity;
    return json(200, given.has('session_missing') ? rest : entity);
  };

  function create(body: ReturnType<typeof jsonBody>) {
    const wish = readOrderWish(body, clock.wall());
    if (orders.find(wish.orderId)) {
      throw new ApiRefusal(409, 'order_already_exists', 'order with same id is already present');
    }
    return shown(orders.create(wish));
  }

  function terminate(order: OrderRecord, wanted: unknown) {
    if (wanted !== 'TERMINATED') throw new ApiRefusal(400, 'order_status_invalid', 'order_status : must be TERMINATED');
    const status = orders.statusOf(order);
    if (status === 'PAID' || status === 'EXPIRED') {
      throw new ApiRefusal(400, 'order_inactive', `The order is ${status} and cannot be terminated.`);
    }
    return shown(status === 'TERMINATED' ? order : orders.terminate(order));
  }

  return [
    {
      method: 'POST',
      pattern: '/pg/orders',
      handle: (request) => once(store, request, () => create(jsonBody(request))),
    },
    { method: 'GET', pattern: '/pg/orders/:orderId', handle: (_, { orderId }) => shown(needOrder(provider, orderId)) },
    {
      method: 'PATCH',
      pattern: '/pg/orders/:orderId',
      handle: (request, { orderId }) => terminate(needOrder(provider, orderId), jsonBody(request).order_status),
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/payments',
      handle(_, { orderId }) {
        const order = needOrder(provider, orderId);
        const newestFirst = orders.paymentsOf(order).reverse();
        return json(
          200,
          newestFirst.map((payment) => paymentEntity(payment, order)),
        );
      },
    },
    {
      method: 'GET',
      pattern: '/pg/orders/:orderId/payments/:paymentId',
      handle(_, { orderId, paymentId }) {
        const order = needOrder(provider, orderId);
        const payment = orders.paymentsOf(order).find((candidate) => candidate.paymentId === paymentId);
        if (!payment) throw new ApiRefusal(404, 'payment_not_found', 'The payment does not exist.');
        return json(200, paymentEntity(payment, order));
      },
    },
  ];
}
