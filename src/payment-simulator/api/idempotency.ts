import { type Answer, ApiRefusal } from '../http/answer.ts';
import { hashOf, type Request } from '../http/request.ts';
import type { Store } from '../store.ts';

/**
 * A call with a key that was seen before gets the first answer again; with another body it is refused. Only successes
 * are kept, so a call that was refused may be mended and sent again.
 */
export function once(store: Store, request: Request, work: () => Answer): Answer {
  const key = request.header('x-idempotency-key');
  if (key === undefined) return work();
  const id = `${request.path} ${key}`;
  const bodyHash = hashOf(request.raw);
  const seen = store.get('replay', id);
  const headers = { 'x-idempotency-key': key };
  if (seen === undefined) {
    const answer = work();
    if (answer.status === 200) store.put('replay', id, { bodyHash, status: answer.status, body: answer.body });
    return { ...answer, headers: { ...answer.headers, ...headers } };
  }
  if (seen.bodyHash !== bodyHash) {
    throw new ApiRefusal(422, 'idempotency_key_reused', 'The key was used with another body.', 'idempotency_error');
  }
  const type = { 'content-type': 'application/json; charset=utf-8' };
  return { status: seen.status, headers: { ...type, ...headers, 'x-idempotency-replayed': 'true' }, body: seen.body };
}
