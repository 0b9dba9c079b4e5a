import { randomUUID } from 'node:crypto';
import type { Account, Registration, SignIn } from '#contract/api/account.ts';
import { normaliseEmail } from '#domain/account/email.ts';
import { type Credentials, checkCredentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import { checkRegistration, type SignUpForm } from '#domain/account/sign-up.ts';
import { joinName } from '#domain/checkout/full-name.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError, badInput } from '../../http/app-error.ts';
import type { AccountRepository, Login, NewAccount } from './account-repository.ts';
import type { FailedSignIns } from './failed-sign-ins.ts';
import { isWeakerThanToday, type PasswordHashing } from './password-hashing.ts';
import type { IssueToken } from './session-token.ts';

const EMAIL_TAKEN_MESSAGE = 'An account with this email already exists.';
const emailTaken = () => new AppError({ status: 409, message: EMAIL_TAKEN_MESSAGE });
const wrongCredentials = () => new AppError({ status: 401, message: WRONG_CREDENTIALS_MESSAGE });

type AccountParts = {
  accounts: AccountRepository;
  passwords: PasswordHashing;
  failures: FailedSignIns;
  issueToken: IssueToken;
  clock: Clock;
};

export function createAccountService({ accounts, passwords, failures, issueToken, clock }: AccountParts) {
  /** The next sign-in tries again when the shop is too busy for it now. */
  const strengthen = async (login: Login, password: string) => {
    if (!isWeakerThanToday(login.passwordHash)) return;
    const newHash = await passwords.hash(password).catch(() => undefined);
    if (newHash !== undefined) await accounts.replaceHash(login, newHash);
  };

  return {
    async register(registration: Registration): Promise<Account> {
      const checked = checkRegistration(registration);
      if (!checked.ok) throw badInput(checked.message);
      passwords.expectRoom();
      // Asked before the costly hash; the insert decides.
      if (await accounts.findLogin(normaliseEmail(checked.value.email))) throw emailTaken();
      const passwordHash = await passwords.hash(checked.value.password);
      const account = newAccount(checked.value, passwordHash, clock.now());
      if (!(await accounts.create(account))) throw emailTaken();
      const { id, name, email } = account.user;
      return { id, name, email };
    },

    async signIn(credentials: Credentials): Promise<SignIn> {
      const checked = checkCredentials(credentials);
      if (!checked.ok) throw badInput(checked.message);
      const { email: emailLower, password } = checked.value;
      passwords.expectRoom();
      await failures.countTry(emailLower);
      const login = await accounts.findLogin(emailLower);
      const isRight = await passwords.verify(login?.passwordHash, password).catch(async (error: unknown) => {
        // Too busy to look at the password: that was no failure of the customer's.
        await failures.takeBack(emailLower);
        throw error;
      });
      const user = login && isRight ? await accounts.findUser(login.userId) : undefined;
      if (!login || !user) throw wrongCredentials();
      await failures.takeBack(emailLower);
      await strengthen(login, password);
      const { id, name, email } = user;
      return { jwToken: await issueToken(id), id, name, email };
    },
  };
}

export type AccountService = ReturnType<typeof createAccountService>;

function newAccount(form: SignUpForm, passwordHash: string, createdAt: Date): NewAccount {
  const { firstName, lastName, email, phone } = form;
  const id = randomUUID();
  return {
    login: { emailLower: normaliseEmail(email), userId: id, passwordHash },
    user: { id, email, name: joinName(form), phone, createdAt },
    details: {
      ...{ userId: id, firstName, lastName, email, phone },
      ...{ addressLine1: '', addressLine2: '', city: '', state: '', postalCode: '', country: '' },
    },
  };
}
