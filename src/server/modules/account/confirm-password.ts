import { PASSWORD_REQUIRED_MESSAGE } from '#domain/account/new-password.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import type { FailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import type { AccountRepository, Login } from './account-repository.ts';

const WRONG_PASSWORD_MESSAGE = "That's not your current password.";
/** Not 401, which would mean that the session has ended. */
export const createWrongPasswordError = () => new AppError({ status: 403, message: WRONG_PASSWORD_MESSAGE });

type ConfirmPasswordDeps = {
  accounts: Pick<AccountRepository, 'findLoginOfUser'>;
  passwords: PasswordHasher;
  failures: FailedSignIns;
};

/** Asks a signed-in customer for the password again before an important step. A wrong one counts like a failed sign-in. */
export const createPasswordConfirmation =
  ({ accounts, passwords, failures }: ConfirmPasswordDeps) =>
  async (userId: string, password: string, deviceId: string | undefined): Promise<Login> => {
    if (password === '') throw createBadRequestError(PASSWORD_REQUIRED_MESSAGE);
    passwords.assertCapacity();
    const login = await accounts.findLoginOfUser(userId);
    if (!login) throw createWrongPasswordError();
    const attempt = await failures.startAttempt(login.emailLower, deviceId);
    const isCorrect = await passwords.verify(login.passwordHash, password).catch(async (error: unknown) => {
      await attempt.withdraw();
      throw error;
    });
    if (!isCorrect) {
      await attempt.fail();
      throw createWrongPasswordError();
    }
    await attempt.succeed();
    return login;
  };

export type ConfirmPassword = ReturnType<typeof createPasswordConfirmation>;
