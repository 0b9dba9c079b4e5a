import { isSame } from './api/guard.ts';
import { needOrder } from './api/order-calls.ts';
import { orderEntity, paymentEntity, refundEntity } from './entities.ts';
import { faultNames, readFaults } from './faults.ts';
import { type Answer, ApiRefusal, json, refusalAnswer } from './http/answer.ts';
import { type Body, jsonBody, type Request } from './http/request.ts';
import { findRoute, type Route } from './http/router.ts';
import { isOutcome } from './outcomes.ts';
import type { Provider } from './provider.ts';
import type { DeliveryRecord, OrderRecord } from './records.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const refused = (code: string, message: string) => new ApiRefusal(400, code, message);

const shownDelivery = ({ id, orderId, type, url, state, rounds, attempts, raw }: DeliveryRecord) => ({
  id,
  order_id: orderId,
  type,
  url,
  state,
  rounds,
  attempts,
  body: raw,
});

function controlRoutes(provider: Provider): Route[] {
  const { store, faults, orders, payments, refunds, sender } = provider;

  function ledger(): Answer {
    const all = store.all('order');
    const paymentsOf = (order: OrderRecord) => orders.paymentsOf(order).map((payment) => paymentEntity(payment, order));
    return json(200, {
      orders: all.map((order) => orderEntity(order, orders.statusOf(order))),
      payments: all.flatMap(paymentsOf),
      refunds: all.flatMap((order) => refunds.refundsOf(order).map(refundEntity)),
    });
  }

  function setFaults(body: Body): Answer {
    const texts = Array.isArray(body.faults) ? body.faults.map(String) : undefined;
    if (!texts) throw refused('faults_invalid', 'faults must be a list.');
    const read = readFaults(texts);
    if ('unknown' in read) {
      throw refused('faults_invalid', `'${read.unknown}' is no fault; there are ${faultNames.join(', ')}.`);
    }
    faults.replace(read.faults);
    return json(200, { faults: texts });
  }

  function pay(body: Body): Answer {
    const order = needOrder(provider, String(body.order_id));
    if (!isOutcome(body.outcome))
      throw refused('outcome_invalid', 'outcome must be success, decline, drop or pending.');
    const status = orders.statusOf(order);
    if (status !== 'ACTIVE') throw new ApiRefusal(409, 'order_inactive', `The order is ${status}.`);
    const payment = payments.start(order, body.outcome);
    const after = needOrder(provider, order.orderId);
    return json(200, { order_status: orders.statusOf(after), payment: paymentEntity(payment, after) });
  }

  function advance(body: Body): Answer {
    const ms = body.advance_ms;
    if (typeof ms !== 'number' || !(ms >= 0)) throw refused('advance_ms_invalid', 'advance_ms must be a number.');
    provider.advance(ms);
    return json(200, { now: new Date(provider.clock.now()).toISOString() });
  }

  async function resend(body: Body): Promise<Answer> {
    const sent = await sender.resend(needOrder(provider, String(body.order_id)).orderId);
    return json(200, { deliveries: sent.flatMap((delivery) => (delivery ? [shownDelivery(delivery)] : [])) });
  }

  return [
    { method: 'GET', pattern: '/__sim/ledger', handle: ledger },
    { method: 'GET', pattern: '/__sim/deliveries', handle: () => json(200, store.all('delivery').map(shownDelivery)) },
    { method: 'POST', pattern: '/__sim/faults', handle: (request) => setFaults(jsonBody(request)) },
    { method: 'POST', pattern: '/__sim/pay', handle: (request) => pay(jsonBody(request)) },
    { method: 'POST', pattern: '/__sim/resend', handle: (request) => resend(jsonBody(request)) },
    { method: 'POST', pattern: '/__sim/clock', handle: (request) => advance(jsonBody(request)) },
  ];
}

/** Calls for whoever tests: from this machine alone, and only with the token. */
export function createControl(provider: Provider, token: string): (request: Request) => Promise<Answer> {
  const routes = controlRoutes(provider);
  async function work(request: Request): Promise<Answer> {
    if (!LOOPBACK.test(request.remote)) throw new ApiRefusal(403, 'not_local', 'Only from the same machine.');
    if (!isSame(request.header('x-sim-token'), token)) {
      throw new ApiRefusal(401, 'token_invalid', 'The header x-sim-token is missing or wrong.', 'authentication_error');
    }
    const found = findRoute(routes, request);
    if (!found) throw new ApiRefusal(404, 'not_found', 'There is no such call.');
    return found.handle(request, found.params);
  }
  return (request) =>
    work(request).catch((error: unknown) => {
      if (error instanceof ApiRefusal) return refusalAnswer(error);
      throw error;
    });
}
