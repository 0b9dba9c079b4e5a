import { timingSafeEqual } from 'node:crypto';
import { ApiRefusal } from '../http/answer.ts';
import { hashOf, type Request } from '../http/request.ts';

const VERSIONS = ['2022-09-01', '2023-08-01', '2025-01-01', '2026-01-01'];

/** In constant time, whatever the lengths. */
export const isSame = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));

export type ApiKeys = { readonly clientId: string; readonly clientSecret: string };

/** Key and version headers, as every call of the API needs them. */
export function requireKeys(request: Request, { clientId, clientSecret }: ApiKeys): void {
  const isKnown = isSame(request.header('x-client-id'), clientId);
  if (!isSame(request.header('x-client-secret'), clientSecret) || !isKnown) {
    throw new ApiRefusal(401, 'request_failed', 'authentication Failed', 'authentication_error');
  }
  if (!VERSIONS.includes(request.header('x-api-version') ?? '')) {
    throw new ApiRefusal(400, 'version_invalid', `x-api-version must be one of ${VERSIONS.join(', ')}.`);
  }
}
