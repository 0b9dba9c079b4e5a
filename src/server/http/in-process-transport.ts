import { buildEndpointKey, type Endpoint } from '#contract/endpoint.ts';
import { failure } from '#contract/envelope.ts';
import type { ApiRequest, ApiResponse, Transport } from '#contract/transport.ts';
import { AppError } from './app-error.ts';
import { type BoundEndpoint, buildEnvelope } from './endpoint-routes.ts';
import { NO_SUCH_ADDRESS } from './error-messages.ts';
import { readInput } from './read-input.ts';
import type { TokenVerifier } from './security/bearer-token.ts';

/** Calls handlers without HTTP for server rendering: same schemas and responses, no rate limits. */
export function createInProcessTransport(bound: readonly BoundEndpoint[], bearer: TokenVerifier): Transport {
  const byKey = new Map(bound.map((one) => [buildEndpointKey(one.row), one]));
  return async (request) => {
    const found = byKey.get(buildEndpointKey(request as Pick<Endpoint, 'method' | 'path'>));
    if (!found) return toApiResponse(404, failure(NO_SUCH_ADDRESS));
    try {
      const { row, handler } = found;
      const user = await verifyUser(row, request, bearer);
      const data = await handler({ ...readInput(row, request), user });
      return toApiResponse(row.successStatus, buildEnvelope(row, data));
    } catch (error) {
      if (error instanceof AppError) return toApiResponse(error.status, failure(error.message));
      throw error;
    }
  };
}

const verifyUser = (row: Endpoint, request: ApiRequest, bearer: TokenVerifier) =>
  row.auth === 'bearer' ? bearer.verify(request.token && `Bearer ${request.token}`) : undefined;

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
