import type { WallClock } from '../sim-clock.ts';

const WINDOW_MS = 60_000;
/** Calls a minute by method and last fixed part of the path, as the provider's production allows them. */
const LIMITS: readonly (readonly [RegExp, number])[] = [
  [/^POST .*\/orders$/, 200],
  [/^GET .*\/payments(\/|$)/, 100],
  [/refunds/, 100],
];
const OTHERWISE = 400;

type RateHeaders = (method: string, path: string) => Record<string, string>;

/** Counts, and tells what is left; only the fault `429` ever refuses. */
export function createRateHeaders(clock: WallClock): RateHeaders {
  let begun = 0;
  const counts = new Map<number, number>();
  return (method, path) => {
    const now = clock.now().getTime();
    if (Math.abs(now - begun) >= WINDOW_MS) {
      begun = now;
      counts.clear();
    }
    const limit = LIMITS.find(([pattern]) => pattern.test(`${method} ${path}`))?.[1] ?? OTHERWISE;
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
