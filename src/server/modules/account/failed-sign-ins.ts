import { createHash } from 'node:crypto';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { RateLimit } from '#server/http/limits/rate-limits.ts';

/** Set by decision D-28. */
const FAILURES_PER_ACCOUNT: RateLimit = { max: 5, windowMs: 15 * 60_000 };

/**
 * Counts failed sign-ins per email across all processes, with or without an account. Counts before the password check, so
 * that parallel guesses count too; a correct password undoes its count. While locked, every password gets 429.
 */
export function createFailedSignIns(limits: RateLimiter) {
  const buildKey = (emailLower: string) => `account:${createHash('sha256').update(emailLower).digest('base64url')}`;
  return {
    countAttempt: (emailLower: string) => limits.countKey(buildKey(emailLower), FAILURES_PER_ACCOUNT),
    undoAttempt: (emailLower: string) => limits.uncountKey(buildKey(emailLower), FAILURES_PER_ACCOUNT),
  };
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>;
