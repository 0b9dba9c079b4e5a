import type { RateLimitName } from '#contract/endpoint.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { AppError } from '../app-error.ts';
import { createApiLimit } from './api-limit.ts';
import { createRateLimitRepository } from './rate-limit-repository.ts';
import { getRateLimit, type RateLimit } from './rate-limits.ts';

const TOO_MANY = 'Too many attempts. Please wait a moment and try again.';

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
  reconcile(): Promise<void>;
};

type RateLimiterOptions = { db: Database; clock: Clock; factor: number };

const CLEANUP_INTERVAL_MS = 60_000;
const MAX_BLOCKED_CLIENTS = 10_000;

export function createRateLimiter({ db, clock, factor }: RateLimiterOptions): RateLimiter {
  const repository = createRateLimitRepository(db);
  const apiLimit = createApiLimit({ limit: getRateLimit('api', factor), table: repository });
  const now = () => clock.now().getTime();
  let cleanedAt = now();

  const countApi = (address: string) => apiLimit.count(address, now());
  /** Milliseconds to wait; 0 within the limit. */
  const waitAfter = async (key: string, limit: RateLimit): Promise<number> => {
    const at = now();
    const [counted] = await repository.add([{ key, count: 1, windowMs: limit.windowMs }], at);
    return counted && counted.count > limit.max ? counted.windowStartedAt + limit.windowMs - at : 0;
  };
  const countKey = async (key: string, limit: RateLimit) => {
    const wait = await waitAfter(key, limit);
    if (wait > 0) throw createTooManyError(wait);
  };

  /** Clients over a limit, by end time: rejected without a database query. */
  const blockedUntil = new Map<string, number>();
  const countClient = async (key: string, limit: RateLimit) => {
    const left = (blockedUntil.get(key) ?? 0) - now();
    if (left > 0) throw createTooManyError(left);
    const wait = await waitAfter(key, limit);
    if (wait <= 0) return;
    if (blockedUntil.size >= MAX_BLOCKED_CLIENTS) blockedUntil.clear();
    blockedUntil.set(key, now() + wait);
    throw createTooManyError(wait);
  };

  return {
    countApi,
    countKey,
    async uncountKey(key, { windowMs }) {
      await repository.add([{ key, count: -1, windowMs }], now());
    },
    count(name, address) {
      if (name !== 'api') return countClient(`${name}:${address}`, getRateLimit(name, factor));
      const wait = countApi(address);
      if (wait > 0) throw createTooManyError(wait);
    },
    async reconcile() {
      await apiLimit.reconcile(now());
      if (now() - cleanedAt < CLEANUP_INTERVAL_MS) return;
      cleanedAt = now();
      await repository.removeExpired(cleanedAt);
    },
  };
}

function createTooManyError(waitMs: number): AppError {
  return new AppError({ status: 429, message: TOO_MANY, retryAfterSeconds: Math.max(1, Math.ceil(waitMs / 1000)) });
}
