import { timingSafeEqual } from 'node:crypto';
import { type HttpRequest, sha256Hex } from '../http/request.ts';
import { ApiError } from '../http/response.ts';

const VERSIONS = ['2022-09-01', '2023-08-01', '2025-01-01', '2026-01-01'];

export const equalsInConstantTime = (given: string | undefined, wanted: string): boolean =>
  given !== undefined && timingSafeEqual(Buffer.from(sha256Hex(given)), Buffer.from(sha256Hex(wanted)));

export type ApiKeys = { readonly clientId: string; readonly clientSecret: string };

/** Checks the key and version headers that every API request needs. */
export function requireApiKeys(request: HttpRequest, { clientId, clientSecret }: ApiKeys): void {
  const isClientValid = equalsInConstantTime(request.header('x-client-id'), clientId);
  if (!equalsInConstantTime(request.header('x-client-secret'), clientSecret) || !isClientValid) {
    throw new ApiError(401, 'request_failed', 'authentication Failed', 'authentication_error');
  }
  if (!VERSIONS.includes(request.header('x-api-version') ?? '')) {
    throw new ApiError(400, 'version_invalid', `x-api-version must be one of ${VERSIONS.join(', ')}.`);
  }
}
