import { timingSafeEqual } from 'node:crypto';
import { type HttpRequest, hashSha256 } from '../http/request.ts';
import { ApiError } from '../http/response.ts';

const API_VERSIONS = ['2022-09-01', '2023-08-01', '2025-01-01', '2026-01-01'];

export const equalsInConstantTime = (actual: string | undefined, expected: string): boolean =>
  actual !== undefined && timingSafeEqual(Buffer.from(hashSha256(actual)), Buffer.from(hashSha256(expected)));

export type ApiKeys = { readonly clientId: string; readonly clientSecret: string };

/** Checks the key and version headers that every API request needs. */
export function requireApiKeys(request: HttpRequest, { clientId, clientSecret }: ApiKeys): void {
  const isClientValid = equalsInConstantTime(request.getHeader('x-client-id'), clientId);
  if (!equalsInConstantTime(request.getHeader('x-client-secret'), clientSecret) || !isClientValid) {
    throw new ApiError(401, 'request_failed', 'authentication Failed', 'authentication_error');
  }
  if (!API_VERSIONS.includes(request.getHeader('x-api-version') ?? '')) {
    throw new ApiError(400, 'version_invalid', `x-api-version must be one of ${API_VERSIONS.join(', ')}.`);
  }
}
