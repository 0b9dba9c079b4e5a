import { type HttpRequest, hashSha256 } from '../http/request.ts';
import { ApiError, type HttpResponse } from '../http/response.ts';
import type { Store } from '../storage/store.ts';

/**
 * Replays the first response for a repeated idempotency key and rejects the key with a different body. Stores only
 * successes, so a rejected request can be corrected and retried.
 */
export function withIdempotency(store: Store, request: HttpRequest, work: () => HttpResponse): HttpResponse {
  const key = request.getHeader('x-idempotency-key');
  if (key === undefined) return work();
  const storeKey = `${request.path} ${key}`;
  const bodyHash = hashSha256(request.raw);
  const stored = store.get('replay', storeKey);
  const headers = { 'x-idempotency-key': key };
  if (stored === undefined) {
    const response = work();
    if (response.status === 200)
      store.put('replay', storeKey, { bodyHash, status: response.status, body: response.body });
    return { ...response, headers: { ...response.headers, ...headers } };
  }
  if (stored.bodyHash !== bodyHash) {
    throw new ApiError(422, 'idempotency_key_reused', 'The key was used with another body.', 'idempotency_error');
  }
  const contentType = { 'content-type': 'application/json; charset=utf-8' };
  return {
    status: stored.status,
    headers: { ...contentType, ...headers, 'x-idempotency-replayed': 'true' },
    body: stored.body,
  };
}
