import { createHash } from 'node:crypto';
import type { RateLimiter } from '#server/http/limits/rate-limit.ts';
import type { RateLimit } from '#server/http/limits/rate-limits.ts';

/** Decision D-28. */
const FAILURES_PER_ACCOUNT: RateLimit = { max: 5, windowMs: 15 * 60_000 };

/**
 * Counts failed sign-ins per email, whether it has an account or not, for all processes together. Every try counts before
 * the password is looked at, so that guesses sent at once cannot slip through; the right password takes its count back.
 * Within the lock right and wrong passwords get the same 429.
 */
export function createFailedSignIns(limits: RateLimiter) {
  const key = (emailLower: string) => `account:${createHash('sha256').update(emailLower).digest('base64url')}`;
  return {
    countTry: (emailLower: string) => limits.countKey(key(emailLower), FAILURES_PER_ACCOUNT),
    takeBack: (emailLower: string) => limits.uncountKey(key(emailLower), FAILURES_PER_ACCOUNT),
  };
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>;
