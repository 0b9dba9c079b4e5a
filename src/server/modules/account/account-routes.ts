import { authenticate, registerCustomer } from '#contract/storefront/account.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createAccountRepository } from './account-repository.ts';
import { createAccountService } from './account-service.ts';
import { createFailedSignIns } from './failed-sign-ins.ts';
import { createPasswordHasher } from './password-hasher.ts';
import { createTokenIssuer } from './session-token.ts';

type AccountDependencies = { db: Database; clock: Clock; session: Config['session'] };

export function createAccountRoutes({ db, clock, session }: AccountDependencies): readonly BoundEndpoint[] {
  const service = createAccountService({
    accounts: createAccountRepository(db),
    passwords: createPasswordHasher(),
    failures: createFailedSignIns(db, clock),
    issueToken: createTokenIssuer({ ...session, clock }),
    clock,
  });
  return bindHandlers(
    { authenticate, registerCustomer },
    {
      authenticate: ({ body, deviceId }) => service.signIn(body, deviceId),
      registerCustomer: ({ body }) => service.register(body),
    },
  );
}
