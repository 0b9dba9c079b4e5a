import { randomUUID } from 'node:crypto';
import { checkCredentials, WRONG_CREDENTIALS_MESSAGE } from '#domain/account/sign-in.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import type { FailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import type { PasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { type SecondFactor, WRONG_CODE_MESSAGE } from './second-factor/second-factor.ts';
import { findStaff, findStaffByEmail, getPasswordHash, type StaffRow } from './staff-repository.ts';
import type { StaffSessions } from './staff-sessions.ts';

type SignInDeps = {
  db: Database;
  clock: Clock;
  sessions: Pick<StaffSessions, 'start'>;
  passwords: PasswordHasher;
  failures: FailedSignIns;
  secondFactor: Pick<SecondFactor, 'redeem'>;
};
type Credentials = { email: string; password: string; code: string };
type Client = { deviceId: string | undefined; requestId: string };
type SignedIn = { row: StaffRow; token: string; deviceId: string };

/** Unknown emails, disabled accounts and wrong passwords get the same response after the same work. */
export function createSignInService(deps: SignInDeps) {
  const { db, clock, sessions, passwords, failures, secondFactor } = deps;

  const startSession = (row: StaffRow, requestId: string): Promise<string> =>
    runInTransaction(db, async (tx) => {
      const token = await sessions.start(tx, row.id);
      await recordAudit(tx, {
        actor: { staffId: row.id, name: row.name, requestId },
        permission: 'staff',
        action: 'logged in',
        objectKind: 'staff',
        objectId: row.id,
        object: row.name,
        at: clock.now(),
      });
      return token;
    });

  /** A wrong code counts like a wrong password. Returns nothing if a code is needed and missing. */
  async function verifyPasswordAndCode(credentials: Credentials): Promise<StaffRow | undefined> {
    const row = await findStaffByEmail(db, credentials.email);
    const isCorrect = await passwords.verify(getPasswordHash(row), credentials.password);
    if (!row || !isCorrect || row.disabledAt !== null)
      throw new AppError({ status: 401, message: WRONG_CREDENTIALS_MESSAGE });
    if (row.totpSecret === null) return row;
    if (credentials.code === '') return undefined;
    if (await secondFactor.redeem(row, credentials.code)) return row;
    throw new AppError({ status: 401, message: WRONG_CODE_MESSAGE });
  }

  /** Runs a check that counts as a failed sign-in if it throws 401 or 403. */
  async function countFailures<Result>(
    emailLower: string,
    deviceId: string | undefined,
    check: () => Promise<Result>,
  ): Promise<Result> {
    const attempt = await failures.startAttempt(emailLower, deviceId);
    const result = await check().catch(async (error: unknown) => {
      const isWrong = error instanceof AppError && (error.status === 401 || error.status === 403);
      await (isWrong ? attempt.fail() : attempt.withdraw());
      throw error;
    });
    await (result === undefined ? attempt.withdraw() : attempt.succeed());
    return result;
  }

  return {
    /** Returns nothing if the account needs a code. */
    async signIn(credentials: Credentials, client: Client): Promise<SignedIn | undefined> {
      const checked = checkCredentials(credentials);
      if (!checked.ok) throw createBadRequestError(checked.message);
      passwords.assertCapacity();
      const { email, password } = checked.value;
      // Remembered after success: strangers can't lock a device out that has signed in before.
      const deviceId = client.deviceId ?? randomUUID();
      const row = await countFailures(email, deviceId, () =>
        verifyPasswordAndCode({ email, password, code: credentials.code.trim() }),
      );
      return row && { row, deviceId, token: await startSession(row, client.requestId) };
    },

    /** Asks for the password, and for a code of the second factor if there is one, before an important step. */
    async confirmIdentity(
      id: string,
      { password, code }: Omit<Credentials, 'email'>,
      deviceId: string | undefined,
    ): Promise<StaffRow> {
      passwords.assertCapacity();
      const row = await findStaff(db, id);
      if (!row) throw createRefusal(WRONG_PASSWORD_MESSAGE);
      return countFailures(row.emailLower, deviceId, async () => {
        if (!(await passwords.verify(getPasswordHash(row), password))) throw createRefusal(WRONG_PASSWORD_MESSAGE);
        if (row.totpSecret === null) return row;
        if (code.trim() === '') throw createBadRequestError('Please enter a code from your current second factor.');
        if (!(await secondFactor.redeem(row, code))) throw createRefusal(WRONG_CODE_MESSAGE);
        return row;
      });
    },
  };
}

const WRONG_PASSWORD_MESSAGE = "That's not your password.";

/** Not 401, which would mean that the session has ended. */
const createRefusal = (message: string) => new AppError({ status: 403, message });
