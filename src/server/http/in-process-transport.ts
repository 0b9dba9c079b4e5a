import { type Endpoint, endpointKey } from '#contract/endpoint.ts';
import { failure } from '#contract/envelope.ts';
import type { ApiAnswer, ApiRequest, Transport } from '#contract/transport.ts';
import { AppError } from './app-error.ts';
import { readInput } from './read-input.ts';
import { NO_SUCH_ADDRESS } from './refusal-words.ts';
import type { Bearer } from './security/bearer.ts';
import { type Bound, envelopeOf } from './serve.ts';

/** Calls handlers without HTTP, while the server renders a page: same schemas, same answers, no limits. */
export function inProcessTransport(bound: readonly Bound[], bearer: Bearer): Transport {
  const byKey = new Map(bound.map((one) => [endpointKey(one.row), one]));
  return async (request) => {
    const found = byKey.get(endpointKey(request as Pick<Endpoint, 'method' | 'path'>));
    if (!found) return answer(404, failure(NO_SUCH_ADDRESS));
    try {
      const { row, handler } = found;
      const user = await userOf(row, request, bearer);
      const data = await handler({ ...readInput(row, request), user });
      return answer(row.successStatus, envelopeOf(row, data));
    } catch (error) {
      if (error instanceof AppError) return answer(error.status, failure(error.message));
      throw error;
    }
  };
}

const userOf = (row: Endpoint, request: ApiRequest, bearer: Bearer) =>
  row.auth === 'bearer' ? bearer.verify(request.token && `Bearer ${request.token}`) : undefined;

function answer(status: number, json: unknown): ApiAnswer {
  return {
    status,
    json,
    // Only error texts are ever read: most answers are never written out.
    get text() {
      return JSON.stringify(json);
    },
  };
}
