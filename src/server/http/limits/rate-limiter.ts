import type { RateLimitName } from '#contract/endpoint.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '../app-error.ts';
import { createApiLimit } from './api-limit.ts';
import { createRateLimitRepository } from './rate-limit-repository.ts';
import { getRateLimit, type RateLimit } from './rate-limits.ts';

const TOO_MANY_MESSAGE = 'Too many attempts. Please wait a moment and try again.';

export type RateLimiter = {
  /** Counts one request; rejects with 429 over the limit. */
  count(name: RateLimitName, address: string): Promise<void> | void;
  /** Counts against the API limit only; returns milliseconds to wait, 0 within the limit. */
  countApi(address: string): number;
  /** Counts against any other limit, such as failures per account; `key` names limit and subject. */
  countKey(key: string, limit: RateLimit): Promise<void>;
  /** Reverts one `countKey`. */
  uncountKey(key: string, limit: RateLimit): Promise<void>;
  /** Shares API counts with other processes and deletes expired rows; the app calls it every second. */
  syncAndCleanUp(): Promise<void>;
};

type RateLimiterOptions = { db: Database; clock: Clock; factor: number };

const CLEANUP_INTERVAL_MS = 60_000;
const MAX_BLOCKED_CLIENTS = 10_000;

export function createRateLimiter({ db, clock, factor }: RateLimiterOptions): RateLimiter {
  const repository = createRateLimitRepository(db);
  const apiLimit = createApiLimit({ limit: getRateLimit('api', factor), repository });
  const now = () => clock.now().getTime();
  let cleanedAt = now();

  const countApi = (address: string) => apiLimit.count(address, now());
  /** Returns milliseconds to wait, 0 within the limit. */
  const countAndGetWaitMs = async (key: string, limit: RateLimit): Promise<number> => {
    const nowMs = now();
    const [hits] = await repository.add([{ key, count: 1, windowMs: limit.windowMs }], nowMs);
    return hits && hits.count > limit.max ? hits.windowStartedAt + limit.windowMs - nowMs : 0;
  };
  const countKey = async (key: string, limit: RateLimit) => {
    const waitMs = await countAndGetWaitMs(key, limit);
    if (waitMs > 0) throw createTooManyError(waitMs);
  };

  /** Clients over a limit, by end time: rejected without a database query. */
  const blockedUntil = new Map<string, number>();
  const countClient = async (key: string, limit: RateLimit) => {
    const remainingMs = (blockedUntil.get(key) ?? 0) - now();
    if (remainingMs > 0) throw createTooManyError(remainingMs);
    const waitMs = await countAndGetWaitMs(key, limit);
    if (waitMs <= 0) return;
    if (blockedUntil.size >= MAX_BLOCKED_CLIENTS) blockedUntil.clear();
    blockedUntil.set(key, now() + waitMs);
    throw createTooManyError(waitMs);
  };

  return {
    countApi,
    countKey,
    async uncountKey(key, { windowMs }) {
      await repository.add([{ key, count: -1, windowMs }], now());
    },
    count(name, address) {
      if (name !== 'api') return countClient(`${name}:${address}`, getRateLimit(name, factor));
      const waitMs = countApi(address);
      if (waitMs > 0) throw createTooManyError(waitMs);
    },
    async syncAndCleanUp() {
      await apiLimit.syncCounts(now());
      if (now() - cleanedAt < CLEANUP_INTERVAL_MS) return;
      cleanedAt = now();
      await repository.removeExpired(cleanedAt);
    },
  };
}

function createTooManyError(waitMs: number): AppError {
  return new AppError({
    status: 429,
    message: TOO_MANY_MESSAGE,
    retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)),
  });
}
