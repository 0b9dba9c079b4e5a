import { buildRequestUrl, parseApiResponse, type Transport } from '#contract/transport.ts';

const DEADLINE_MS = 3000;

/** Fetches public data from API_HOST for server rendering. */
export function createApiHostTransport(apiOrigin: string, deadlineMs = DEADLINE_MS): Transport {
  return async (request) => {
    const response = await fetch(apiOrigin + buildRequestUrl(request), {
      method: request.method,
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    return parseApiResponse(response.status, await response.text(), apiOrigin);
  };
}
