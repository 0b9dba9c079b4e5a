import { randomUUID } from 'node:crypto';
import { type Answer, ApiRefusal, refusalAnswer } from '../http/answer.ts';
import type { Request } from '../http/request.ts';
import { type Found, findRoute } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import { callOf, retryHeaders, spoilAfter, spoilBefore } from './api-faults.ts';
import { type ApiKeys, requireKeys } from './guard.ts';
import { orderCalls } from './order-calls.ts';
import { createRateHeaders } from './rate-limit.ts';
import { refundCalls } from './refund-calls.ts';
import { simulateCalls } from './simulate-calls.ts';

/** The calls that a merchant's server makes; `undefined` for an address that is none of them. */
export function createApi(provider: Provider, keys: ApiKeys): (request: Request) => Promise<Answer> {
  const routes = [...orderCalls(provider), ...refundCalls(provider), ...simulateCalls(provider)];
  const rateHeaders = createRateHeaders({ now: provider.clock.wall });

  async function work(request: Request): Promise<Answer> {
    requireKeys(request, keys);
    const found: Found | undefined = findRoute(routes, request);
    if (!found) throw new ApiRefusal(404, 'not_found', 'There is no such call.');
    const call = callOf(provider, request, found.params);
    const spoilt = await spoilBefore(provider, call);
    return spoilt ?? spoilAfter(provider, call, await found.handle(request, found.params));
  }

  return async (request) => {
    const answer = await work(request).catch((error: unknown) => {
      if (error instanceof ApiRefusal) return refusalAnswer(error, retryHeaders(error));
      throw error;
    });
    const common = {
      ...rateHeaders(request.method, request.path),
      'x-request-id': request.header('x-request-id') ?? randomUUID(),
      'x-api-version': request.header('x-api-version') ?? '',
    };
    return { ...answer, headers: { ...common, ...answer.headers } };
  };
}
