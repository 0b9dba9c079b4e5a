import { randomUUID } from 'node:crypto';
import type { Account, Registration, SignIn } from '#contract/storefront/account.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { joinName } from '#domain/account/full-name.ts';
import { type Credentials, checkCredentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import { checkRegistration, type SignUpValues } from '#domain/account/sign-up.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { AccountRepository, Login, NewAccount } from './account-repository.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { needsRehash, type PasswordHasher } from './password-hasher.ts';
import type { IssueToken } from './session-token.ts';

const EMAIL_TAKEN_MESSAGE = 'An account with this email already exists.';
const createEmailTakenError = () => new AppError({ status: 409, message: EMAIL_TAKEN_MESSAGE });
const createWrongCredentialsError = () => new AppError({ status: 401, message: WRONG_CREDENTIALS_MESSAGE });

type AccountServiceDeps = {
  accounts: AccountRepository;
  passwords: PasswordHasher;
  failures: FailedSignIns;
  issueToken: IssueToken;
  clock: Clock;
};

export function createAccountService({ accounts, passwords, failures, issueToken, clock }: AccountServiceDeps) {
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
      if (!(await accounts.create(account))) throw createEmailTakenError();
      const { id, name, email } = account.user;
      return { id, name, email };
    },

    async signIn(credentials: Credentials, deviceId?: string): Promise<SignIn> {
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
      return { jwToken: await issueToken(id), id, name, email };
    },
  };
}

function buildAccount(form: SignUpValues, passwordHash: string, createdAt: Date): NewAccount {
  const { firstName, lastName, email, phone } = form;
  const id = randomUUID();
  return {
    login: { emailLower: normaliseEmail(email), userId: id, passwordHash },
    user: { id, email, name: joinName(form), phone, createdAt },
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
