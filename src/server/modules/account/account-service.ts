import { randomUUID } from 'node:crypto';
import type { Account, Registration, SignIn } from '#contract/storefront/account.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { joinName } from '#domain/account/full-name.ts';
import { type Credentials, checkCredentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import { checkRegistration, type SignUpValues } from '#domain/account/sign-up.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import type { FailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import { needsRehash, type PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { AccountRepository, Login, NewAccount } from './account-repository.ts';
import type { SessionService } from './sessions/session-service.ts';

const EMAIL_TAKEN_MESSAGE = 'An account with this email already exists.';
export const createEmailTakenError = () => new AppError({ status: 409, message: EMAIL_TAKEN_MESSAGE });
const createWrongCredentialsError = () => new AppError({ status: 401, message: WRONG_CREDENTIALS_MESSAGE });

/** The headers that tell devices apart. */
export type Device = { deviceId?: string | undefined; userAgent?: string | undefined };

export type OnRegistered = (tx: Database, account: Account, registration: Registration) => Promise<void>;

type AccountServiceDeps = {
  accounts: AccountRepository;
  passwords: PasswordHasher;
  failures: FailedSignIns;
  sessions: Pick<SessionService, 'start'>;
  clock: Clock;
  /** Runs in the transaction that creates the account. */
  onRegistered: OnRegistered;
};

export function createAccountService(deps: AccountServiceDeps) {
  const { accounts, passwords, failures, sessions, clock, onRegistered } = deps;
  /** Skips the rehash if the hasher is busy; the next sign-in retries. */
  const rehashIfWeak = async (login: Login, password: string) => {
    if (!needsRehash(login.passwordHash)) return;
    const newHash = await passwords.hash(password).catch(() => undefined);
    if (newHash !== undefined) await accounts.replaceHash(login, newHash);
  };

  const findAccount = async (emailLower: string, password: string) => {
    const login = await accounts.findLogin(emailLower);
    const isCorrect = await passwords.verify(login?.passwordHash, password);
    const user = login && isCorrect ? await accounts.findUser(login.userId) : undefined;
    return login && user && { login, user };
  };

  return {
    async register(registration: Registration): Promise<Account> {
      const checked = checkRegistration(registration);
      if (!checked.ok) throw createBadRequestError(checked.message);
      passwords.assertCapacity();
      // An early check to save the hash; the insert decides.
      if (await accounts.findLogin(normaliseEmail(checked.value.email))) throw createEmailTakenError();
      const passwordHash = await passwords.hash(checked.value.password);
      const account = buildAccount(checked.value, passwordHash, clock.now());
      const { id, name, email } = account.user;
      const created = { id, name, email };
      const isCreated = await accounts.create(account, (tx) => onRegistered(tx, created, registration));
      if (!isCreated) throw createEmailTakenError();
      return created;
    },

    async signIn(credentials: Credentials, { deviceId, userAgent }: Device = {}): Promise<SignIn> {
      const requestedAt = clock.now();
      const checked = checkCredentials(credentials);
      if (!checked.ok) throw createBadRequestError(checked.message);
      const { email: emailLower, password } = checked.value;
      passwords.assertCapacity();
      const attempt = await failures.startAttempt(emailLower, deviceId);
      const account = await findAccount(emailLower, password).catch(async (error: unknown) => {
        await attempt.withdraw();
        throw error;
      });
      if (!account) {
        await attempt.fail();
        throw createWrongCredentialsError();
      }
      await attempt.succeed();
      await rehashIfWeak(account.login, password);
      const { id, name, email } = account.user;
      const { sessionsValidFrom } = account.login;
      const jwToken = await sessions.start({ userId: id, userAgent, requestedAt, sessionsValidFrom });
      return { jwToken, id, name, email };
    },
  };
}

function buildAccount(form: SignUpValues, passwordHash: string, createdAt: Date): NewAccount {
  const { firstName, lastName, email, phone } = form;
  const id = randomUUID();
  return {
    login: { emailLower: normaliseEmail(email), userId: id, passwordHash },
    user: { id, email, name: joinName(form), phone, createdAt, emailVerifiedAt: null, isSample: false },
    details: {
      userId: id,
      firstName,
      lastName,
      email,
      phone,
      addressLine1: '',
      addressLine2: '',
      city: '',
      state: '',
      postalCode: '',
      country: '',
    },
  };
}
