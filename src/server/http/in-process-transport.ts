import { buildEndpointKey, type Endpoint } from '#contract/endpoint.ts';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiRequest, ApiResponse, Transport } from '#contract/transport.ts';
import { AppError } from './app-error.ts';
import { type BoundEndpoint, buildEnvelope } from './endpoint-routes.ts';
import { NO_SUCH_ADDRESS_MESSAGE } from './error-messages.ts';
import { readInput } from './read-input.ts';
import type { TokenVerifier } from './security/bearer-token.ts';

/** Calls handlers without HTTP for server rendering: same schemas and responses, no rate limits. */
export function createInProcessTransport(endpoints: readonly BoundEndpoint[], tokens: TokenVerifier): Transport {
  const boundByKey = new Map(endpoints.map((bound) => [buildEndpointKey(bound.endpoint), bound]));
  return async (request) => {
    const bound = boundByKey.get(buildEndpointKey(request as Pick<Endpoint, 'method' | 'path'>));
    if (!bound) return toApiResponse(404, buildFailure(NO_SUCH_ADDRESS_MESSAGE));
    try {
      const { endpoint, handler } = bound;
      const user = await verifyUser(endpoint, request, tokens);
      const data = await handler({ ...readInput(endpoint, request), user });
      return toApiResponse(endpoint.successStatus, buildEnvelope(endpoint, data));
    } catch (error) {
      if (error instanceof AppError) return toApiResponse(error.status, buildFailure(error.message));
      throw error;
    }
  };
}

const verifyUser = (endpoint: Endpoint, request: ApiRequest, tokens: TokenVerifier) =>
  endpoint.auth === 'bearer' ? tokens.verify(request.token && `Bearer ${request.token}`) : undefined;

function toApiResponse(status: number, json: unknown): ApiResponse {
  return {
    status,
    json,
    // Lazy: only errors are read as text.
    get text() {
      return JSON.stringify(json);
    },
  };
}
