import { getEmailError } from '#domain/account/email.ts';
import { checkNewPassword, type NewPasswordValues } from '#domain/account/new-password.ts';
import { AppError, createBadRequestError } from '#server/http/app-error.ts';
import { countEmail } from '#server/http/limits/rate-limiter.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import type { CredentialsDeps } from './credentials-dependencies.ts';
import { CREDENTIALS_TOPICS } from './credentials-emails.ts';
import { createResetLinkSender } from './send-reset-link.ts';

const LINK_EXPIRED_MESSAGE = 'This link has expired or was already used. Please ask for a new one.';
export const createLinkExpiredError = () => new AppError({ status: 410, message: LINK_EXPIRED_MESSAGE });

/**
 * Forgotten passwords. Known and unknown emails get the same response and cost the same work, because only the outbox looks
 * for the account (D-39).
 */
export function createPasswordResetService(deps: CredentialsDeps) {
  const { db, accounts, links, passwords, failures, sessions, revocations, limits, clock, onEmailChanged } = deps;
  const sendLink = createResetLinkSender(deps);

  return {
    async request(email: string): Promise<void> {
      const message = getEmailError(email.trim());
      if (message !== undefined) throw createBadRequestError(message);
      await countEmail(limits, 'resetEmail', email);
      await sendLink(email);
    },

    async reset({ token, ...values }: NewPasswordValues & { token: string }): Promise<void> {
      const password = checkNewPassword(values);
      if (!password.ok) throw createBadRequestError(password.message);
      passwords.assertCapacity();
      // An early check to save the hash; redeeming decides.
      if (!(await links.isRedeemable(db, 'resetPassword', token))) throw createLinkExpiredError();
      const passwordHash = await passwords.hash(password.value);
      await runInTransaction(db, async (tx) => {
        const link = await links.redeem(tx, 'resetPassword', token);
        const isSet = link && (await accounts.setPassword(tx, { ...link, emailLower: link.email }, passwordHash));
        if (!isSet) throw createLinkExpiredError();
        const now = clock.now();
        await accounts.returnToOwner(tx, link.userId, now);
        await onEmailChanged(tx, link.userId);
        for (const purpose of ['resetPassword', 'changeEmail'] as const) await links.cancel(tx, purpose, link.userId);
        await failures.liftLock(link.email, tx);
        await failures.forgetDevices(tx, link.email);
        const entry = { topic: CREDENTIALS_TOPICS.passwordChanged, payload: { userId: link.userId } };
        await enqueue(tx, [entry], now);
        await sessions.endAll(tx, link.userId, now);
      });
      await revocations.refresh();
    },
  };
}
