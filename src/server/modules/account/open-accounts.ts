import type { RateLimiter } from '#server/http/limits/rate-limit.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createAccountRepository } from './account-repository.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { createFailedSignIns } from './failed-sign-ins.ts';
import { createPasswordHashing } from './password-hashing.ts';
import { createTokenIssuer } from './session-token.ts';

type Parts = { db: Database; clock: Clock; limits: RateLimiter; session: Config['session'] };

/** The account service with everything that only it uses. */
export const openAccounts = ({ db, clock, limits, session }: Parts): AccountService =>
  createAccountService({
    accounts: createAccountRepository(db),
    passwords: createPasswordHashing(),
    failures: createFailedSignIns(limits),
    issueToken: createTokenIssuer({ ...session, clock }),
    clock,
  });
