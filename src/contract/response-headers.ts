/** The response headers that the API client acts on: when to try again (decision D-07), and a refused token (decision D-47). */

type HeaderList = { get(name: string): string | null | undefined };

export type ResponseHeaders = {
  /** `undefined` without a readable `Retry-After`. */
  retryAfterMs?: number | undefined;
  /** The server no longer accepts the token of the request. */
  isTokenRefused?: boolean;
};

const REFUSED_TOKEN = /\bBearer\b.*\berror="?invalid_token\b/i;

export const readResponseHeaders = (headers: HeaderList, nowMs: number): ResponseHeaders => ({
  retryAfterMs: parseRetryAfterMs(headers.get('retry-after') ?? '', nowMs),
  isTokenRefused: REFUSED_TOKEN.test(headers.get('www-authenticate') ?? ''),
});

/** Accepts seconds and an HTTP date. */
function parseRetryAfterMs(value: string, nowMs: number): number | undefined {
  if (value.trim() === '') return undefined;
  const seconds = Number(value);
  const waitMs = Number.isNaN(seconds) ? Date.parse(value) - nowMs : seconds * 1000;
  return Number.isNaN(waitMs) ? undefined : Math.max(0, waitMs);
}
