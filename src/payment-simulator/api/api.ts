import { randomUUID } from 'node:crypto';
import type { HttpRequest } from '../http/request.ts';
import { ApiError, type HttpResponse, toErrorResponse } from '../http/response.ts';
import { findRoute, type RouteMatch } from '../http/router.ts';
import type { Provider } from '../provider.ts';
import { applyFaultsAfter, applyFaultsBefore, buildFaultContext, buildRetryHeaders } from './api-faults.ts';
import { type ApiKeys, requireApiKeys } from './authentication.ts';
import { createDisputeEndpoints } from './dispute-endpoints.ts';
import { createOrderEndpoints } from './order-endpoints.ts';
import { createRateLimitCounter } from './rate-limit-headers.ts';
import { createReconEndpoint } from './recon-endpoint.ts';
import { createRefundEndpoints } from './refund-endpoints.ts';
import { createSimulationEndpoints } from './simulation-endpoints.ts';

/** Handles the endpoints a merchant's server calls. */
export function createApiHandler(provider: Provider, keys: ApiKeys): (request: HttpRequest) => Promise<HttpResponse> {
  const routes = [
    ...createOrderEndpoints(provider),
    ...createRefundEndpoints(provider),
    ...createDisputeEndpoints(provider),
    createReconEndpoint(provider),
    ...createSimulationEndpoints(provider),
  ];
  const countAndBuildRateLimitHeaders = createRateLimitCounter({ now: provider.clock.getWallTime });

  async function handleRequest(request: HttpRequest): Promise<HttpResponse> {
    requireApiKeys(request, keys);
    const match: RouteMatch | undefined = findRoute(routes, request);
    if (!match) throw new ApiError(404, 'not_found', 'No such endpoint.');
    const context = buildFaultContext(provider, request, match.params);
    const faultResponse = await applyFaultsBefore(provider, context);
    return faultResponse ?? applyFaultsAfter(provider, context, await match.handle(request, match.params));
  }

  return async (request) => {
    const response = await handleRequest(request).catch((error: unknown) => {
      if (error instanceof ApiError) return toErrorResponse(error, buildRetryHeaders(error));
      throw error;
    });
    const common = {
      ...countAndBuildRateLimitHeaders(request.method, request.path),
      'x-request-id': request.getHeader('x-request-id') ?? randomUUID(),
      'x-api-version': request.getHeader('x-api-version') ?? '',
    };
    return { ...response, headers: { ...common, ...response.headers } };
  };
}
