import type { RateLimitName } from '#contract/endpoint.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '../app-error.ts';
import { createRateLimitTable } from './rate-limit-table.ts';
import { type RateLimit, rateLimitOf } from './rate-limits.ts';
import { createWideLimit } from './wide-limit.ts';

const TOO_MANY = 'Too many attempts. Please wait a moment and try again.';

export type RateLimiter = {
  /** Counts one call and rejects with 429 when it is over the limit. */
  count(name: RateLimitName, address: string): Promise<void> | void;
  /** The wide limit alone, without waiting: milliseconds until the caller may go on, 0 when within the limit. */
  countWide(address: string): number;
  /** Counts against any other limit, such as failures per account; `key` names limit and subject. */
  countKey(key: string, limit: RateLimit): Promise<void>;
  /** Takes back one count of `countKey`, for what turned out not to be a failure. */
  uncountKey(key: string, limit: RateLimit): Promise<void>;
  /** Shares the wide counts with other processes and drops what has expired; the application calls it once a second. */
  reconcile(): Promise<void>;
};

type Setting = { db: Database; clock: Clock; factor: number };

const CLEANING_EVERY_MS = 60_000;
const MOST_REFUSED = 10_000;

export function createRateLimiter({ db, clock, factor }: Setting): RateLimiter {
  const table = createRateLimitTable(db);
  const wide = createWideLimit({ limit: rateLimitOf('api', factor), table });
  const now = () => clock.now().getTime();
  let cleanedAt = now();

  const countWide = (address: string) => wide.count(address, now());
  /** Milliseconds until the subject of the key may go on; 0 when this call is within the limit. */
  const waitAfter = async (key: string, limit: RateLimit): Promise<number> => {
    const at = now();
    const [counted] = await table.add([{ key, count: 1, windowMs: limit.windowMs }], at);
    return counted && counted.count > limit.max ? counted.windowStartedAt + limit.windowMs - at : 0;
  };
  const countKey = async (key: string, limit: RateLimit) => {
    const wait = await waitAfter(key, limit);
    if (wait > 0) throw tooMany(wait);
  };

  /** Callers over a limit and until when: refusing them again asks nobody, however fast they come. */
  const refused = new Map<string, number>();
  const countCaller = async (key: string, limit: RateLimit) => {
    const left = (refused.get(key) ?? 0) - now();
    if (left > 0) throw tooMany(left);
    const wait = await waitAfter(key, limit);
    if (wait <= 0) return;
    if (refused.size >= MOST_REFUSED) refused.clear();
    refused.set(key, now() + wait);
    throw tooMany(wait);
  };

  return {
    countWide,
    countKey,
    async uncountKey(key, { windowMs }) {
      await table.add([{ key, count: -1, windowMs }], now());
    },
    count(name, address) {
      if (name !== 'api') return countCaller(`${name}:${address}`, rateLimitOf(name, factor));
      const wait = countWide(address);
      if (wait > 0) throw tooMany(wait);
    },
    async reconcile() {
      await wide.reconcile(now());
      if (now() - cleanedAt < CLEANING_EVERY_MS) return;
      cleanedAt = now();
      await table.removeExpired(cleanedAt);
    },
  };
}

function tooMany(waitMs: number): AppError {
  return new AppError({ status: 429, message: TOO_MANY, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
