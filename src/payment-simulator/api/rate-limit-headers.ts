import type { WallClock } from '../sim-clock.ts';

const WINDOW_MS = 60_000;
/** Requests per minute by method and path, as in the provider's production. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^POST .*\/orders$/, 200],
  [/^GET .*\/payments(\/|$)/, 100],
  [/refunds/, 100],
];
const DEFAULT_LIMIT = 400;

type CountAndBuildHeaders = (method: string, path: string) => Record<string, string>;

/** Counts requests and reports the remaining quota in headers; only the fault `429` rejects requests. */
export function createRateLimitCounter(clock: WallClock): CountAndBuildHeaders {
  let windowStart = 0;
  const counts = new Map<number, number>();
  return (method, path) => {
    const now = clock.now().getTime();
    if (Math.abs(now - windowStart) >= WINDOW_MS) {
      windowStart = now;
      counts.clear();
    }
    const limit = LIMITS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? DEFAULT_LIMIT;
    const count = (counts.get(limit) ?? 0) + 1;
    counts.set(limit, count);
    return {
      'x-ratelimit-limit': String(limit),
      'x-ratelimit-remaining': String(Math.max(0, limit - count)),
      'x-ratelimit-retry': '0',
      'x-ratelimit-type': 'app_id',
    };
  };
}
