import { setTimeout as wait } from 'node:timers/promises';
import type { Faults } from '../faults.ts';
import { type Answer, ApiRefusal, hang } from '../http/answer.ts';
import { isBody, type Request } from '../http/request.ts';
import type { Params } from '../http/router.ts';
import type { Provider } from '../provider.ts';

type Call = { readonly faults: Faults; readonly orderId: string; readonly creates: boolean };

/** Which faults a call runs into: those of its order and those that hold for all. */
export function callOf({ faults, orders }: Provider, request: Request, params: Params): Call {
  const creates = request.method === 'POST' && request.path === '/pg/orders';
  if (!creates) return { faults: faults.of(orders.find(params.orderId ?? '')), orderId: params.orderId ?? '', creates };
  const body = looseBody(request);
  const tags = isBody(body.order_tags) ? { sim: String(body.order_tags.sim ?? '') } : undefined;
  const note = typeof body.order_note === 'string' ? body.order_note : undefined;
  return { faults: faults.of({ note, tags }), orderId: String(body.order_id ?? ''), creates };
}

function looseBody({ raw }: Request): Readonly<Record<string, unknown>> {
  try {
    const value: unknown = JSON.parse(raw.toString('utf8'));
    return isBody(value) ? value : {};
  } catch {
    return {};
  }
}

const RETRY_SECONDS = '2';

/** Before anything is done: the call is slow, refused or never answered. */
export async function spoilBefore(provider: Provider, call: Call): Promise<Answer | undefined> {
  const { faults } = call;
  const slowMs = faults.get('slow');
  if (slowMs !== undefined) await wait(slowMs, undefined, { ref: false });
  if (call.creates && provider.faults.stillHangs(faults, 'timeout:create', call.orderId)) return hang;
  if (faults.has('429')) throw new ApiRefusal(429, 'request_rate_limit', 'Too many requests', 'rate_limit_error');
  if (faults.has('5xx') && provider.random() < (faults.get('5xx') ?? 1)) {
    throw new ApiRefusal(provider.random() < 0.5 ? 500 : 503, 'api_error', 'internal Server Error', 'api_error');
  }
  return undefined;
}

/** After it is done: the answer is lost or torn. */
export function spoilAfter(provider: Provider, call: Call, answer: Answer): Answer {
  const { faults } = call;
  if (call.creates && provider.faults.stillHangs(faults, 'timeout:create_after_commit', call.orderId)) return hang;
  if (faults.has('reset')) return { ...answer, cut: 'reset' };
  return faults.has('truncated_json') ? { ...answer, cut: 'truncate' } : answer;
}

export const retryHeaders = (refusal: ApiRefusal): Record<string, string> =>
  refusal.status === 429 ? { 'x-ratelimit-retry': RETRY_SECONDS, 'retry-after': RETRY_SECONDS } : {};
