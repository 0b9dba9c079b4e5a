import { authenticate, registerCustomer } from '#contract/storefront/account.ts';
import {
  changeEmail,
  changePassword,
  confirmEmail,
  forgotPassword,
  resetPassword,
} from '#contract/storefront/credentials.ts';
import { getDevices, logOut, logOutEverywhere } from '#contract/storefront/sessions.ts';
import { type BoundEndpoint, bindHandlers } from '#server/http/endpoint-routes.ts';
import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import { requireUser } from '#server/http/security/bearer-token.ts';
import { createFailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Config } from '#server/platform/config/config.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createAccountRepository } from './account-repository.ts';
import { createAccountService, type OnRegistered } from './account-service.ts';
import type { ConfirmPassword } from './confirm-password.ts';
import type { CredentialsDeps } from './credentials/credentials-dependencies.ts';
import { createCredentialsService } from './credentials/credentials-service.ts';
import { createPasswordResetService } from './credentials/password-reset-service.ts';
import { createEmailLinks } from './links/email-links.ts';
import type { LiveRevocations } from './sessions/live-revocations.ts';
import { createSessionRepository } from './sessions/session-repository.ts';
import { createSessionService } from './sessions/session-service.ts';

type AccountDependencies = {
  db: Database;
  clock: Clock;
  session: Config['session'];
  revocations: LiveRevocations;
  limits: RateLimiter;
  passwords: PasswordHasher;
  confirmPassword: ConfirmPassword;
  onRegistered: OnRegistered;
  onEmailChanged: CredentialsDeps['onEmailChanged'];
};

export function createAccountRoutes(deps: AccountDependencies): readonly BoundEndpoint[] {
  const { db, clock } = deps;
  const sessionRepository = createSessionRepository(db);
  const sessions = createSessionService({ ...deps, sessions: sessionRepository });
  const shared = {
    ...deps,
    accounts: createAccountRepository(db),
    failures: createFailedSignIns(db, clock),
  };
  const service = createAccountService({ ...shared, sessions });
  const links = createEmailLinks({ secret: deps.session.secret, clock });
  const credentialsDeps = { ...shared, links, sessions: sessionRepository };
  const passwordReset = createPasswordResetService(credentialsDeps);
  const credentials = createCredentialsService({ ...credentialsDeps, startSession: sessions.start });
  return bindHandlers(
    {
      authenticate,
      registerCustomer,
      logOut,
      logOutEverywhere,
      getDevices,
      forgotPassword,
      resetPassword,
      changePassword,
      changeEmail,
      confirmEmail,
    },
    {
      authenticate: ({ body, ...device }) => service.signIn(body, device),
      registerCustomer: ({ body }) => service.register(body),
      async logOut(input) {
        await sessions.end(requireUser(input));
        return {};
      },
      async logOutEverywhere(input) {
        await sessions.endAll(requireUser(input).id);
        return {};
      },
      async forgotPassword({ body }) {
        await passwordReset.request(body.email);
        return {};
      },
      async resetPassword({ body }) {
        await passwordReset.reset(body);
        return {};
      },
      changePassword: (input) => credentials.changePassword(requireUser(input).id, input.body, input),
      async changeEmail(input) {
        await credentials.requestEmailChange(requireUser(input).id, input.body, input);
        return {};
      },
      async confirmEmail({ body }) {
        await credentials.confirmEmailChange(body.token);
        return {};
      },
      getDevices: async (input) => ({ items: await sessions.listDevices(requireUser(input)) }),
    },
  );
}
