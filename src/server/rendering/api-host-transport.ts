import { requestAddress } from '#contract/request-address.ts';
import { answerOver, type Transport } from '#contract/transport.ts';

/** A page waits no longer for another host; the browser then asks it once more. */
const DEADLINE_MS = 3000;

/** Calls for pages whose API lives on another host (API_HOST): public ones, as everybody sees them. */
export function apiHostTransport(apiHost: string, deadlineMs = DEADLINE_MS): Transport {
  return async (request) => {
    const response = await fetch(apiHost + requestAddress(request), {
      method: request.method,
      headers: { accept: 'application/json' },
      redirect: 'error',
      signal: AbortSignal.timeout(deadlineMs),
    });
    return answerOver(response.status, await response.text());
  };
}
