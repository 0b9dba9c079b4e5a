import { lt } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitName } from '#contract/endpoint.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimitPoints } from '#server/platform/database/tables/rate-limit-tables.ts';
import { AppError } from '../app-error.ts';

const TOO_MANY_MESSAGE = 'Too many attempts. Please wait a moment and try again.';
const CLEANUP_INTERVAL_MS = 60_000;

/** Requests per minute and client (D-28). */
const PER_MINUTE: Record<RateLimitName, number> = { registration: 10, signIn: 30, form: 5, createOrder: 20, api: 600 };

export type RateLimiter = {
  /** Counts one request; rejects with 429 over the limit. */
  count(name: RateLimitName, address: string): Promise<void>;
};

/** Strict limits count in the database; the API limit counts in this process, because it applies to every request. */
export function createRateLimiter({ db, factor }: { db: Database; factor: number }): RateLimiter {
  const buildOptions = (name: RateLimitName) => ({
    keyPrefix: name,
    points: Math.max(1, Math.round(PER_MINUTE[name] * factor)),
    duration: 60,
  });
  const createStrictLimiter = (name: RateLimitName) => {
    const options = buildOptions(name);
    // A client that has used up its limit is rejected without a query.
    return createSharedLimiter(db, { ...options, inMemoryBlockOnConsumed: options.points });
  };
  const limiters: Record<RateLimitName, RateLimiterAbstract> = {
    registration: createStrictLimiter('registration'),
    signIn: createStrictLimiter('signIn'),
    form: createStrictLimiter('form'),
    createOrder: createStrictLimiter('createOrder'),
    api: new RateLimiterMemory(buildOptions('api')),
  };
  return { count: (name, address) => countOrReject(limiters[name], address) };
}

type SharedLimit = { keyPrefix: string; points: number; duration: number; inMemoryBlockOnConsumed?: number };

/** Creates a limiter whose counts all processes share. */
export const createSharedLimiter = (db: Database, limit: SharedLimit): RateLimiterAbstract =>
  // `registerRateLimitCleanup` replaces the library's cleanup, which cannot be stopped.
  new RateLimiterDrizzle({ ...limit, storeClient: db, schema: rateLimitPoints, clearExpiredByTimeout: false });

/** Counts one attempt; rejects with 429 over the limit. */
export async function countOrReject(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    const retryAfterSeconds = Math.max(1, Math.ceil(error.msBeforeNext / 1000));
    throw new AppError({ status: 429, message: TOO_MANY_MESSAGE, retryAfterSeconds });
  }
}

/** Deletes expired counts every minute until the app closes. */
export function registerRateLimitCleanup(app: FastifyInstance, db: Database): void {
  const deleteExpired = async () => db.delete(rateLimitPoints).where(lt(rateLimitPoints.expire, new Date()));
  const logError = (err: unknown) => app.log.warn({ err }, 'expired rate limits not deleted');
  const timer = setInterval(() => deleteExpired().catch(logError), CLEANUP_INTERVAL_MS).unref();
  app.addHook('preClose', async () => clearInterval(timer));
}
