import { createHash } from 'node:crypto';
import { countOrReject, createSharedLimiter } from '#server/http/limits/rate-limiter.ts';
import type { Database } from '#server/platform/database/database.ts';

/** Set by decision D-28. */
const FAILURES_PER_ACCOUNT = { keyPrefix: 'account', points: 5, duration: 15 * 60 };

/**
 * Counts failed sign-ins per email across all processes, with or without an account. Counts before the password check, so
 * that parallel guesses count too; a correct password undoes its count. While locked, every password gets 429.
 */
export function createFailedSignIns(db: Database) {
  const limiter = createSharedLimiter(db, FAILURES_PER_ACCOUNT);
  const hashEmail = (emailLower: string) => createHash('sha256').update(emailLower).digest('base64url');
  return {
    countAttempt: (emailLower: string) => countOrReject(limiter, hashEmail(emailLower)),
    undoAttempt: (emailLower: string) => limiter.reward(hashEmail(emailLower)),
  };
}

export type FailedSignIns = ReturnType<typeof createFailedSignIns>;
