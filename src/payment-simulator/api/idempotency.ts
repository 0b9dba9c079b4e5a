import { type HttpRequest, sha256Hex } from '../http/request.ts';
import { ApiError, type HttpResponse } from '../http/response.ts';
import type { Store } from '../storage/store.ts';

/**
 * Replays the first response for a repeated idempotency key and rejects the key with a different body. Stores only
 * successes, so a rejected request can be corrected and retried.
 */
export function withIdempotency(store: Store, request: HttpRequest, work: () => HttpResponse): HttpResponse {
  const key = request.header('x-idempotency-key');
  if (key === undefined) return work();
  const id = `${request.path} ${key}`;
  const bodyHash = sha256Hex(request.raw);
  const seen = store.get('replay', id);
  const headers = { 'x-idempotency-key': key };
  if (seen === undefined) {
    const response = work();
    if (response.status === 200) store.put('replay', id, { bodyHash, status: response.status, body: response.body });
    return { ...response, headers: { ...response.headers, ...headers } };
  }
  if (seen.bodyHash !== bodyHash) {
    throw new ApiError(422, 'idempotency_key_reused', 'The key was used with another body.', 'idempotency_error');
  }
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status: seen.status, headers: { ...type, ...headers, 'x-idempotency-replayed': 'true' }, body: seen.body };
}
