import { setTimeout as wait } from 'node:timers/promises';
import type { ActiveFaults } from '../control/faults.ts';
import { type HttpRequest, isJsonObject } from '../http/request.ts';
import { ApiError, HANGING_RESPONSE, type HttpResponse } from '../http/response.ts';
import type { Params } from '../http/router.ts';
import type { Provider } from '../provider.ts';

type FaultContext = { readonly faults: ActiveFaults; readonly orderId: string; readonly isCreateOrder: boolean };

/** Collects the faults of the request's order and the global ones. */
export function buildFaultContext({ faults, orders }: Provider, request: HttpRequest, params: Params): FaultContext {
  const isCreateOrder = request.method === 'POST' && request.path === '/pg/orders';
  if (!isCreateOrder)
    return {
      faults: faults.resolveForOrder(orders.find(params.orderId ?? '')),
      orderId: params.orderId ?? '',
      isCreateOrder,
    };
  const body = parseLenientBody(request);
  const tags = isJsonObject(body.order_tags) ? { sim: String(body.order_tags.sim ?? '') } : undefined;
  const note = typeof body.order_note === 'string' ? body.order_note : undefined;
  return { faults: faults.resolveForOrder({ note, tags }), orderId: String(body.order_id ?? ''), isCreateOrder };
}

function parseLenientBody({ raw }: HttpRequest): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return isJsonObject(value) ? value : {};
  } catch {
    return {};
  }
}

const RETRY_SECONDS = '2';

/** Delays, rejects or hangs the request before it is processed. */
export async function applyFaultsBefore(provider: Provider, context: FaultContext): Promise<HttpResponse | undefined> {
  const { faults } = context;
  const slowMs = faults.get('slow');
  if (slowMs !== undefined) await wait(slowMs, undefined, { ref: false });
  if (context.isCreateOrder && provider.faults.consume(faults, 'timeout:create', context.orderId))
    return HANGING_RESPONSE;
  if (faults.has('429')) throw new ApiError(429, 'request_rate_limit', 'Too many requests', 'rate_limit_error');
  if (faults.has('5xx') && provider.random() < (faults.get('5xx') ?? 1)) {
    throw new ApiError(provider.random() < 0.5 ? 500 : 503, 'api_error', 'internal Server Error', 'api_error');
  }
  return undefined;
}

/** Loses or corrupts the response after the request is processed. */
export function applyFaultsAfter(provider: Provider, context: FaultContext, response: HttpResponse): HttpResponse {
  const { faults } = context;
  if (context.isCreateOrder && provider.faults.consume(faults, 'timeout:create_after_commit', context.orderId))
    return HANGING_RESPONSE;
  if (faults.has('reset')) return { ...response, cut: 'reset' };
  return faults.has('truncated_json') ? { ...response, cut: 'truncate' } : response;
}

export const buildRetryHeaders = (error: ApiError): Record<string, string> =>
  error.status === 429 ? { 'x-ratelimit-retry': RETRY_SECONDS, 'retry-after': RETRY_SECONDS } : {};
