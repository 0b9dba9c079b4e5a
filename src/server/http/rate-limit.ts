import type { RateLimitName } from '#contract/endpoint.ts';
import type { Clock } from '../clock.ts';
import type { Database } from '../db/database.ts';
import { AppError } from './app-error.ts';
import { createRateLimitTable } from './rate-limit-table.ts';
import { type RateLimit, rateLimitOf } from './rate-limits.ts';
import { createWideLimit } from './wide-limit.ts';

export const TOO_MANY = 'Too many attempts. Please wait a moment and try again.';

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

export function createRateLimiter({ db, clock, factor }: Setting): RateLimiter {
  const table = createRateLimitTable(db);
  const wide = createWideLimit({ limit: rateLimitOf('api', factor), table });
  const now = () => clock.now().getTime();
  let cleanedAt = now();

  const countWide = (address: string) => wide.count(address, now());
  const countKey = async (key: string, limit: RateLimit) => {
    const at = now();
    const [counted] = await table.add([{ key, count: 1, windowMs: limit.windowMs }], at);
    if (counted && counted.count > limit.max) throw tooMany(counted.windowStartedAt + limit.windowMs - at);
  };

  return {
    countWide,
    countKey,
    async uncountKey(key, { windowMs }) {
      await table.add([{ key, count: -1, windowMs }], now());
    },
    count(name, address) {
      if (name !== 'api') return countKey(`${name}:${address}`, rateLimitOf(name, factor));
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

export function tooMany(waitMs: number): AppError {
  return new AppError({ status: 429, message: TOO_MANY, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
