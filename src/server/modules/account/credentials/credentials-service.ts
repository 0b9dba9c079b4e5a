import { getEmailError, normaliseEmail } from '#domain/account/email.ts';
import { checkNewPassword, type NewPasswordValues } from '#domain/account/new-password.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { countEmail } from '#server/http/limits/rate-limiter.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { createEmailTakenError, type Device } from '../account-service.ts';
import { type ConfirmPassword, createWrongPasswordError } from '../confirm-password.ts';
import type { SessionService } from '../sessions/session-service.ts';
import type { CredentialsDeps } from './credentials-dependencies.ts';
import { CREDENTIALS_TOPICS } from './credentials-emails.ts';
import { createLinkExpiredError } from './password-reset-service.ts';

const SAME_EMAIL_MESSAGE = 'This is already your login email.';

type CredentialsServiceDeps = CredentialsDeps & {
  confirmPassword: ConfirmPassword;
  startSession: SessionService['start'];
};

/** Changes of password and sign-in email by signed-in customers, who repeat their password (D-39). */
export function createCredentialsService(deps: CredentialsServiceDeps) {
  const { db, accounts, links, passwords, failures, sessions, revocations, limits, clock } = deps;
  const { confirmPassword, startSession, onEmailChanged } = deps;

  return {
    /** Ends all sessions; returns the token of a new one. */
    async changePassword(
      userId: string,
      { currentPassword, ...values }: NewPasswordValues & { currentPassword: string },
      { deviceId, userAgent }: Device = {},
    ): Promise<{ jwToken: string }> {
      const password = checkNewPassword(values);
      if (!password.ok) throw createBadRequestError(password.message);
      const login = await confirmPassword(userId, currentPassword, deviceId);
      const passwordHash = await passwords.hash(password.value);
      const requestedAt = clock.now();
      const sessionsValidFrom = await runInTransaction(db, async (tx) => {
        if (!(await accounts.setPassword(tx, login, passwordHash))) throw createWrongPasswordError();
        for (const purpose of ['resetPassword', 'changeEmail'] as const) await links.cancel(tx, purpose, userId);
        await enqueue(tx, [{ topic: CREDENTIALS_TOPICS.passwordChanged, payload: { userId } }], requestedAt);
        return sessions.endAll(tx, userId, requestedAt);
      });
      await revocations.refresh();
      return { jwToken: await startSession({ userId, userAgent, requestedAt, sessionsValidFrom }) };
    },

    /** Sends a link to the new email; nothing changes until it is opened. */
    async requestEmailChange(
      userId: string,
      { email, password }: { email: string; password: string },
      { deviceId }: Device = {},
    ): Promise<void> {
      const newEmail = email.trim();
      const message = getEmailError(newEmail);
      if (message !== undefined) throw createBadRequestError(message);
      const login = await confirmPassword(userId, password, deviceId);
      if (normaliseEmail(newEmail) === login.emailLower) throw createBadRequestError(SAME_EMAIL_MESSAGE);
      if (await accounts.findLogin(normaliseEmail(newEmail))) throw createEmailTakenError();
      await countEmail(limits, 'resetEmail', newEmail);
      await runInTransaction(db, async (tx) => {
        await links.cancel(tx, 'changeEmail', userId);
        await links.create(tx, { userId, purpose: 'changeEmail', email: newEmail });
      });
    },

    async confirmEmailChange(token: string): Promise<void> {
      await runInTransaction(db, async (tx) => {
        const link = await links.redeem(tx, 'changeEmail', token);
        if (!link) throw createLinkExpiredError();
        const now = clock.now();
        const oldEmail = await accounts.changeEmail(tx, link.userId, link.email, now);
        if (oldEmail === undefined) throw createEmailTakenError();
        await failures.moveDevices(tx, normaliseEmail(oldEmail), normaliseEmail(link.email));
        await links.cancel(tx, 'resetPassword', link.userId);
        await links.keepForReport(tx, link.id, oldEmail);
        await onEmailChanged(tx, link.userId);
        await enqueue(tx, [{ topic: CREDENTIALS_TOPICS.emailChanged, payload: { linkId: link.id } }], now);
      });
    },
  };
}
