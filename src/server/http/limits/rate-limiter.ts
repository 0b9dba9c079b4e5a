import { createHash } from 'node:crypto';
import { type RateLimiterAbstract, RateLimiterDrizzle, RateLimiterMemory, RateLimiterRes } from 'rate-limiter-flexible';
import type { RateLimitName } from '#contract/endpoint.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import type { Database } from '#server/platform/database/database.ts';
import { rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { AppError } from '../app-error.ts';

const TOO_MANY_MESSAGE = 'Too many attempts. Please wait a moment and try again.';

const EMAIL_LIMITS = ['resetEmail', 'formEmail'] as const;
type EmailLimitName = (typeof EMAIL_LIMITS)[number];
/** `verifyPayment` counts per customer, `createOrder` per address and customer, email limits per email, all others per address. */
type LimitName = RateLimitName | EmailLimitName | 'verifyPayment' | 'forgedWebhook';

const MINUTE_SECONDS = 60;
/** For emails that a stranger can make us send to one address. */
const EMAIL_LIMIT_SECONDS = 15 * MINUTE_SECONDS;

/** Requests per client (D-28, D-39, D-42): per minute, emails to one address per fifteen minutes. */
const MAX_REQUESTS: Record<LimitName, number> = {
  registration: 10,
  signIn: 30,
  passwordReset: 5,
  resetEmail: 3,
  formEmail: 10,
  form: 5,
  ticket: 5,
  createOrder: 20,
  api: 600,
  verifyPayment: 60,
  forgedWebhook: 120,
};

export type RateLimiter = {
  /** Counts one request of an address or a customer; rejects with 429 over the limit. */
  count(name: LimitName, client: string): Promise<void>;
};

/**
 * Strict limits count in the database. The API limit counts in this process, because it applies to every request; so do
 * forged webhook events, which strangers can send in any number.
 */
export function createRateLimiter({ db, factor }: { db: Database; factor: number }): RateLimiter {
  const buildOptions = (name: LimitName) => ({
    keyPrefix: name,
    points: Math.max(1, Math.round(MAX_REQUESTS[name] * factor)),
    duration: EMAIL_LIMITS.some((limit) => limit === name) ? EMAIL_LIMIT_SECONDS : MINUTE_SECONDS,
  });
  const createStrictLimiter = (name: LimitName) => {
    const options = buildOptions(name);
    // A client that has used up its limit is rejected without a query.
    return createSharedLimiter(db, { ...options, inMemoryBlockOnConsumed: options.points });
  };
  const limiters: Record<LimitName, RateLimiterAbstract> = {
    registration: createStrictLimiter('registration'),
    signIn: createStrictLimiter('signIn'),
    passwordReset: createStrictLimiter('passwordReset'),
    resetEmail: createStrictLimiter('resetEmail'),
    formEmail: createStrictLimiter('formEmail'),
    form: createStrictLimiter('form'),
    ticket: createStrictLimiter('ticket'),
    createOrder: createStrictLimiter('createOrder'),
    verifyPayment: createStrictLimiter('verifyPayment'),
    api: new RateLimiterMemory(buildOptions('api')),
    forgedWebhook: new RateLimiterMemory(buildOptions('forgedWebhook')),
  };
  return { count: (name, client) => countOrReject(limiters[name], client) };
}

/** Limits the emails that a stranger can make the shop send to one address. */
export const countEmail = (limits: RateLimiter, name: EmailLimitName, email: string): Promise<void> =>
  limits.count(name, createHash('sha256').update(normaliseEmail(email)).digest('base64url'));

type SharedLimit = { keyPrefix: string; points: number; duration: number; inMemoryBlockOnConsumed?: number };

/** Creates a limiter whose counts all processes share. */
export const createSharedLimiter = (db: Database, limit: SharedLimit): RateLimiterAbstract =>
  // `registerCleanup` replaces the library's cleanup, which cannot be stopped.
  new RateLimiterDrizzle({ ...limit, storeClient: db, schema: rateLimitPoints, clearExpiredByTimeout: false });

/** Counts one attempt; rejects with 429 over the limit. */
async function countOrReject(limiter: RateLimiterAbstract, key: string): Promise<void> {
  try {
    await limiter.consume(key);
  } catch (error) {
    if (!(error instanceof RateLimiterRes)) throw error;
    throw createTooManyError(error.msBeforeNext);
  }
}

export const createTooManyError = (retryAfterMs: number): AppError =>
  new AppError({
    status: 429,
    message: TOO_MANY_MESSAGE,
    retryAfterSeconds: Math.max(1, Math.ceil(retryAfterMs / 1000)),
  });
