import { equalsInConstantTime } from '../api/authentication.ts';
import { requireOrder } from '../api/order-endpoints.ts';
import { type HttpRequest, type JsonObject, parseJsonBody } from '../http/request.ts';
import { ApiError, type HttpResponse, jsonResponse, toErrorResponse } from '../http/response.ts';
import { findRoute, type Route } from '../http/router.ts';
import { orderEntity, paymentEntity, refundEntity } from '../payments/api-entities.ts';
import { isOutcome } from '../payments/outcomes.ts';
import type { Provider } from '../provider.ts';
import type { DeliveryRecord, OrderRecord } from '../storage/records.ts';
import { faultNames, parseFaults } from './faults.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const invalidInput = (code: string, message: string) => new ApiError(400, code, message);

const toDeliveryJson = ({ id, orderId, type, url, state, rounds, attempts, raw }: DeliveryRecord) => ({
  id,
  order_id: orderId,
  type,
  url,
  state,
  rounds,
  attempts,
  body: raw,
});

function createControlRoutes(provider: Provider): Route[] {
  const { store, faults, orders, payments, refunds, sender } = provider;

  function ledger(): HttpResponse {
    const all = store.all('order');
    const paymentEntities = (order: OrderRecord) =>
      orders.findPayments(order).map((payment) => paymentEntity(payment, order));
    return jsonResponse(200, {
      orders: all.map((order) => orderEntity(order, orders.getStatus(order))),
      payments: all.flatMap(paymentEntities),
      refunds: all.flatMap((order) => refunds.findRefunds(order).map(refundEntity)),
    });
  }

  function setFaults(body: JsonObject): HttpResponse {
    const texts = Array.isArray(body.faults) ? body.faults.map(String) : undefined;
    if (!texts) throw invalidInput('faults_invalid', 'faults must be a list.');
    const read = parseFaults(texts);
    if ('unknown' in read) {
      throw invalidInput('faults_invalid', `'${read.unknown}' is no fault; there are ${faultNames.join(', ')}.`);
    }
    faults.replace(read.faults);
    return jsonResponse(200, { faults: texts });
  }

  function pay(body: JsonObject): HttpResponse {
    const order = requireOrder(provider, String(body.order_id));
    if (!isOutcome(body.outcome))
      throw invalidInput('outcome_invalid', 'outcome must be success, decline, drop or pending.');
    const status = orders.getStatus(order);
    if (status !== 'ACTIVE') throw new ApiError(409, 'order_inactive', `The order is ${status}.`);
    const payment = payments.start(order, body.outcome);
    const updated = requireOrder(provider, order.orderId);
    return jsonResponse(200, { order_status: orders.getStatus(updated), payment: paymentEntity(payment, updated) });
  }

  function advance(body: JsonObject): HttpResponse {
    const ms = body.advance_ms;
    if (typeof ms !== 'number' || !(ms >= 0)) throw invalidInput('advance_ms_invalid', 'advance_ms must be a number.');
    provider.advance(ms);
    return jsonResponse(200, { now: new Date(provider.clock.now()).toISOString() });
  }

  async function resend(body: JsonObject): Promise<HttpResponse> {
    const sent = await sender.resend(requireOrder(provider, String(body.order_id)).orderId);
    return jsonResponse(200, { deliveries: sent.flatMap((delivery) => (delivery ? [toDeliveryJson(delivery)] : [])) });
  }

  return [
    { method: 'GET', pattern: '/__sim/ledger', handle: ledger },
    {
      method: 'GET',
      pattern: '/__sim/deliveries',
      handle: () => jsonResponse(200, store.all('delivery').map(toDeliveryJson)),
    },
    { method: 'POST', pattern: '/__sim/faults', handle: (request) => setFaults(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/pay', handle: (request) => pay(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/resend', handle: (request) => resend(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/clock', handle: (request) => advance(parseJsonBody(request)) },
  ];
}

/** Control endpoints for tests: loopback only, with the token. */
export function createControlHandler(
  provider: Provider,
  token: string,
): (request: HttpRequest) => Promise<HttpResponse> {
  const routes = createControlRoutes(provider);
  async function handle(request: HttpRequest): Promise<HttpResponse> {
    if (!LOOPBACK.test(request.remote)) throw new ApiError(403, 'not_local', 'Only from the same machine.');
    if (!equalsInConstantTime(request.header('x-sim-token'), token)) {
      throw new ApiError(401, 'token_invalid', 'The header x-sim-token is missing or wrong.', 'authentication_error');
    }
    const found = findRoute(routes, request);
    if (!found) throw new ApiError(404, 'not_found', 'No such endpoint.');
    return found.handle(request, found.params);
  }
  return (request) =>
    handle(request).catch((error: unknown) => {
      if (error instanceof ApiError) return toErrorResponse(error);
      throw error;
    });
}
