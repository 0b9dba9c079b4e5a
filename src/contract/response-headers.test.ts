import { describe, expect, it } from 'vitest';
import { readResponseHeaders } from './response-headers.ts';

const NOW_MS = Date.UTC(2026, 0, 5, 10, 0, 0);
const read = (name: string, value: string) => readResponseHeaders(new Map([[name, value]]), NOW_MS);

describe('response headers', () => {
  it.each([
    ['Bearer error="invalid_token"', true],
    ['Bearer realm="shop", error="invalid_token", error_description="expired"', true],
    ['bearer error=invalid_token', true],
    ['Bearer', false],
    ['Bearer error="insufficient_scope"', false],
    ['Basic realm="invalid_token"', false],
  ])('%s: the token is refused: %s [D-47]', (challenge, isTokenRefused) => {
    expect(read('www-authenticate', challenge).isTokenRefused).toBe(isTokenRefused);
  });

  it.each([
    ['7', 7000],
    ['0', 0],
    ['Mon, 05 Jan 2026 10:00:30 GMT', 30_000],
    ['Mon, 05 Jan 2026 09:00:00 GMT', 0],
    ['-5', 0],
    ['soon', undefined],
    ['', undefined],
  ])('Retry-After %j is a wait of %s ms [D-07]', (value, waitMs) => {
    expect(read('retry-after', value).retryAfterMs).toBe(waitMs);
  });

  it('may be missing', () => {
    expect(readResponseHeaders(new Map(), NOW_MS)).toEqual({ isTokenRefused: false, retryAfterMs: undefined });
  });
});
