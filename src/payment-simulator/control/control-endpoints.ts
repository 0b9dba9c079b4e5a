import { equalsInConstantTime } from '../api/authentication.ts';
import { requireOrder } from '../api/order-endpoints.ts';
import { type HttpRequest, type JsonObject, parseJsonBody } from '../http/request.ts';
import { ApiError, createJsonResponse, type HttpResponse, toErrorResponse } from '../http/response.ts';
import { findRoute, type Route } from '../http/router.ts';
import { toDisputeEntity, toOrderEntity, toPaymentEntity, toRefundEntity } from '../payments/api-entities.ts';
import { isOutcome } from '../payments/outcomes.ts';
import type { Provider } from '../provider.ts';
import type { DeliveryRecord, OrderRecord } from '../storage/records.ts';
import { createDashboardRoutes } from './dashboard-endpoints.ts';
import { FAULT_NAMES, parseFaults } from './faults.ts';

const LOOPBACK = /^(::ffff:)?127\.|^::1$/;
const createInputError = (code: string, message: string) => new ApiError(400, code, message);

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
  const { store, faults, orders, payments, refunds, disputes, sender } = provider;

  function listLedger(): HttpResponse {
    const allOrders = store.list('order');
    const toPaymentEntities = (order: OrderRecord) =>
      orders.findPayments(order).map((payment) => toPaymentEntity(payment, order));
    return createJsonResponse(200, {
      orders: allOrders.map((order) => toOrderEntity(order, orders.getStatus(order))),
      payments: allOrders.flatMap(toPaymentEntities),
      refunds: allOrders.flatMap((order) => refunds.findRefunds(order).map(toRefundEntity)),
      disputes: allOrders.flatMap((order) =>
        disputes.findDisputes(order).map((dispute) => toDisputeEntity(dispute, order)),
      ),
    });
  }

  function setFaults(body: JsonObject): HttpResponse {
    const texts = Array.isArray(body.faults) ? body.faults.map(String) : undefined;
    if (!texts) throw createInputError('faults_invalid', 'faults must be a list.');
    const parsed = parseFaults(texts);
    if ('invalidFault' in parsed) {
      throw createInputError(
        'faults_invalid',
        `'${parsed.invalidFault}' is not a fault. Valid faults: ${FAULT_NAMES.join(', ')}.`,
      );
    }
    faults.replace(parsed.faults);
    return createJsonResponse(200, { faults: texts });
  }

  function payOrder(body: JsonObject): HttpResponse {
    const order = requireOrder(provider, String(body.order_id));
    if (!isOutcome(body.outcome))
      throw createInputError('outcome_invalid', 'outcome must be success, decline, drop or pending.');
    const status = orders.getStatus(order);
    if (status !== 'ACTIVE') throw new ApiError(409, 'order_inactive', `The order is ${status}.`);
    const payment = payments.start(order, body.outcome);
    const updated = requireOrder(provider, order.orderId);
    return createJsonResponse(200, {
      order_status: orders.getStatus(updated),
      payment: toPaymentEntity(payment, updated),
    });
  }

  function advanceClock(body: JsonObject): HttpResponse {
    const ms = body.advance_ms;
    if (typeof ms !== 'number' || !(ms >= 0))
      throw createInputError('advance_ms_invalid', 'advance_ms must be a number.');
    provider.advance(ms);
    return createJsonResponse(200, { now: new Date(provider.clock.now()).toISOString() });
  }

  async function resendEvents(body: JsonObject): Promise<HttpResponse> {
    const deliveries = await sender.resend(requireOrder(provider, String(body.order_id)).orderId);
    return createJsonResponse(200, {
      deliveries: deliveries.flatMap((delivery) => (delivery ? [toDeliveryJson(delivery)] : [])),
    });
  }

  return [
    { method: 'GET', pattern: '/__sim/ledger', handle: listLedger },
    {
      method: 'GET',
      pattern: '/__sim/deliveries',
      handle: () => createJsonResponse(200, store.list('delivery').map(toDeliveryJson)),
    },
    { method: 'POST', pattern: '/__sim/faults', handle: (request) => setFaults(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/pay', handle: (request) => payOrder(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/resend', handle: (request) => resendEvents(parseJsonBody(request)) },
    { method: 'POST', pattern: '/__sim/clock', handle: (request) => advanceClock(parseJsonBody(request)) },
  ];
}

/** Handles the control endpoints for tests; accepts only loopback requests with the token. */
export function createControlHandler(
  provider: Provider,
  token: string,
): (request: HttpRequest) => Promise<HttpResponse> {
  const routes = [...createControlRoutes(provider), ...createDashboardRoutes(provider)];
  async function handle(request: HttpRequest): Promise<HttpResponse> {
    if (!LOOPBACK.test(request.remoteAddress)) throw new ApiError(403, 'not_local', 'Only from the same machine.');
    if (!equalsInConstantTime(request.getHeader('x-sim-token'), token)) {
      throw new ApiError(401, 'token_invalid', 'The header x-sim-token is missing or wrong.', 'authentication_error');
    }
    const match = findRoute(routes, request);
    if (!match) throw new ApiError(404, 'not_found', 'No such endpoint.');
    return match.handle(request, match.params);
  }
  return (request) =>
    handle(request).catch((error: unknown) => {
      if (error instanceof ApiError) return toErrorResponse(error);
      throw error;
    });
}
