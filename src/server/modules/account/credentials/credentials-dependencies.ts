import type { RateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { FailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountRepository } from '../account-repository.ts';
import type { EmailLinks } from '../links/email-links.ts';
import type { LiveRevocations } from '../sessions/live-revocations.ts';
import type { SessionRepository } from '../sessions/session-repository.ts';

/** The dependencies of changing a password or a sign-in email. */
export type CredentialsDeps = {
  db: Database;
  accounts: AccountRepository;
  links: EmailLinks;
  passwords: PasswordHasher;
  failures: FailedSignIns;
  sessions: Pick<SessionRepository, 'endAll'>;
  revocations: Pick<LiveRevocations, 'refresh'>;
  limits: RateLimiter;
  clock: Clock;
  /** Runs in the transaction that changes the sign-in or contact email. */
  onEmailChanged: (tx: Database, userId: string) => Promise<void>;
};
