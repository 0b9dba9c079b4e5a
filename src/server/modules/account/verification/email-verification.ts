import { and, desc, eq } from 'drizzle-orm';
import { AppError } from '#server/http/app-error.ts';
import { createTooManyError } from '#server/http/limits/rate-limiter.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { emailLinks, users } from '#server/platform/database/tables/account/account-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { EmailLinks } from '../links/email-links.ts';

const LINK_INVALID_MESSAGE =
  'This link has expired or was used before. If your email is not confirmed yet, log in and ask for a new link in your profile.';

/** Minimum time between two emails to one account. */
const PAUSE_MS = 60_000;
/** Expired links are deleted, so these are the emails of the last 24 hours. */
const MAX_LINKS_PER_DAY = 5;

type Recipient = { readonly id: string; readonly email: string };
type VerificationDeps = {
  db: Database;
  clock: Clock;
  links: EmailLinks;
  /** Runs in the same transaction. */
  onConfirmed: (tx: Database, userId: string) => Promise<void>;
};

/** Confirms that a customer receives email at the sign-in email. Nothing in the shop waits for it. */
export function createEmailVerification({ db, clock, links, onConfirmed }: VerificationDeps) {
  const sendLink = (tx: Database, { id, email }: Recipient) =>
    links.create(tx, { userId: id, purpose: 'verifyEmail', email });

  async function rejectTooMany(tx: Database, userId: string): Promise<void> {
    const sent = await tx
      .select({ createdAt: emailLinks.createdAt, expiresAt: emailLinks.expiresAt })
      .from(emailLinks)
      .where(and(eq(emailLinks.userId, userId), eq(emailLinks.purpose, 'verifyEmail')))
      .orderBy(desc(emailLinks.createdAt));
    const endsAt = Math.max(
      (sent[0]?.createdAt.getTime() ?? 0) + PAUSE_MS,
      sent[MAX_LINKS_PER_DAY - 1]?.expiresAt.getTime() ?? 0,
    );
    const pauseMs = endsAt - clock.now().getTime();
    if (pauseMs > 0) throw createTooManyError(pauseMs);
  }

  return {
    /** Sends the first email, in the transaction that creates the account. */
    sendLink,

    /** Sends the email once more; has no effect if the email is confirmed. */
    resend: (userId: string): Promise<{ isEmailConfirmed: boolean }> =>
      runInTransaction(db, async (tx) => {
        // A write makes simultaneous requests wait for each other.
        const [user] = await tx.update(users).set({ id: userId }).where(eq(users.id, userId)).returning();
        if (!user) throw new AppError({ status: 404, message: 'There is no such account.' });
        if (user.emailVerifiedAt) return { isEmailConfirmed: true };
        await rejectTooMany(tx, userId);
        await sendLink(tx, user);
        return { isEmailConfirmed: false };
      }),

    confirm: (token: string): Promise<{ email: string }> =>
      runInTransaction(db, async (tx) => {
        const link = await links.redeem(tx, 'verifyEmail', token);
        const [user] = link
          ? await tx
              .update(users)
              .set({ emailVerifiedAt: clock.now() })
              // The customer may have changed the email since.
              .where(and(eq(users.id, link.userId), eq(users.email, link.email)))
              .returning()
          : [];
        if (!user) throw new AppError({ status: 410, message: LINK_INVALID_MESSAGE });
        await onConfirmed(tx, user.id);
        return { email: user.email };
      }),
  };
}

export type EmailVerification = ReturnType<typeof createEmailVerification>;
