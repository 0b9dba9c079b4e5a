import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createAccountRepository } from './account-repository.ts';
import { type AccountService, createAccountService } from './account-service.ts';
import { createFailedSignIns } from './failed-sign-ins.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createTokenIssuer } from './session-token.ts';

type AccountsModuleDeps = { db: Database; clock: Clock; limits: RateLimiter; session: Config['session'] };

/** Creates the account service with its dependencies. */
export const createAccountsModule = ({ db, clock, limits, session }: AccountsModuleDeps): AccountService =>
  createAccountService({
    accounts: createAccountRepository(db),
    passwords: createPasswordHasher(),
    failures: createFailedSignIns(limits),
    issueToken: createTokenIssuer({ ...session, clock }),
    clock,
  });
