import { createHash, createHmac, randomUUID } from 'node:crypto';
import { and, eq, gt, isNotNull, isNull } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { emailLinks } from '#server/platform/database/tables/account/account-tables.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';

export type LinkPurpose = 'resetPassword' | 'changeEmail' | 'verifyEmail';

const MINUTE_MS = 60_000;
const LINK_LIFETIME_MS: Readonly<Record<LinkPurpose, number>> = {
  resetPassword: 30 * MINUTE_MS,
  changeEmail: 30 * MINUTE_MS,
  verifyEmail: 24 * 60 * MINUTE_MS,
};

/** Longer than an outage of the mail server. */
const REPORT_LIFETIME_MS = 7 * 24 * 60 * MINUTE_MS;

/** The outbox topic of each link's email. */
export const LINK_TOPICS: Readonly<Record<LinkPurpose, string>> = {
  resetPassword: 'mail.reset-password',
  changeEmail: 'mail.change-email',
  verifyEmail: 'mail.verify-email',
};

/** A link without a user id works only after `assign`. */
type NewLink = { readonly userId?: string; readonly purpose: LinkPurpose; readonly email: string };
type ValidLink = { readonly id: string; readonly userId: string; readonly email: string };

type EmailLinksDeps = { secret: Uint8Array; clock: Clock };

/**
 * Links sent by email that work once. The token is derived from the link's id, so that the outbox can send the email again
 * without the token being stored anywhere; the database has its hash.
 */
export function createEmailLinks({ secret, clock }: EmailLinksDeps) {
  const deriveToken = (id: string): string =>
    createHmac('sha256', secret).update(`email-link ${id}`).digest('base64url');

  const isUsable = (purpose: LinkPurpose) =>
    and(
      eq(emailLinks.purpose, purpose),
      isNull(emailLinks.usedAt),
      isNotNull(emailLinks.userId),
      gt(emailLinks.expiresAt, clock.now()),
    );

  return {
    /** Stores a link and enqueues its email in the caller's transaction. */
    async create(tx: Database, { userId, purpose, email }: NewLink): Promise<void> {
      const id = randomUUID();
      const createdAt = clock.now();
      const expiresAt = new Date(createdAt.getTime() + LINK_LIFETIME_MS[purpose]);
      const tokenHash = hashToken(deriveToken(id));
      await tx
        .insert(emailLinks)
        .values({ id, userId: userId ?? null, purpose, tokenHash, email, createdAt, expiresAt });
      await enqueue(tx, [{ topic: LINK_TOPICS[purpose], payload: { linkId: id } }], createdAt);
    },

    /** Returns the email of a link that has not expired. */
    async findEmail(db: Database, id: string): Promise<string | undefined> {
      const isCurrent = and(eq(emailLinks.id, id), gt(emailLinks.expiresAt, clock.now()));
      const [row] = await db.select({ email: emailLinks.email }).from(emailLinks).where(isCurrent);
      return row?.email;
    },

    /** Gives a link without an account to this one. */
    async assign(db: Database, id: string, userId: string): Promise<void> {
      await db
        .update(emailLinks)
        .set({ userId })
        .where(and(eq(emailLinks.id, id), isNull(emailLinks.userId)));
    },

    /** Returns the link and its token for the email; nothing if there is no account or the link is used or expired. */
    async findToSend(db: Database, purpose: LinkPurpose, id: string) {
      const [row] = await db
        .select()
        .from(emailLinks)
        .where(and(eq(emailLinks.id, id), isUsable(purpose)));
      const link = row && toValidLink(row);
      return link && { ...link, token: deriveToken(id) };
    },

    async isRedeemable(db: Database, purpose: LinkPurpose, token: string): Promise<boolean> {
      const rows = await db
        .select({ id: emailLinks.id })
        .from(emailLinks)
        .where(and(eq(emailLinks.tokenHash, hashToken(token)), isUsable(purpose)));
      return rows.length > 0;
    },

    /** Marks the link as used. Of all requests with the same token, only the first gets it. */
    async redeem(tx: Database, purpose: LinkPurpose, token: string): Promise<ValidLink | undefined> {
      const [row] = await tx
        .update(emailLinks)
        .set({ usedAt: clock.now() })
        .where(and(eq(emailLinks.tokenHash, hashToken(token)), isUsable(purpose)))
        .returning();
      return row && toValidLink(row);
    },

    /** Keeps the old email of an account in its used link, until the change is reported there. */
    async keepForReport(tx: Database, id: string, oldEmail: string): Promise<void> {
      const expiresAt = new Date(clock.now().getTime() + REPORT_LIFETIME_MS);
      await tx.update(emailLinks).set({ email: oldEmail, expiresAt }).where(eq(emailLinks.id, id));
    },

    /** Cancels the unused links of an account, for example after its password changed. */
    async cancel(tx: Database, purpose: LinkPurpose, userId: string): Promise<void> {
      await tx.delete(emailLinks).where(and(eq(emailLinks.userId, userId), isUsable(purpose)));
    },
  };
}

export type EmailLinks = ReturnType<typeof createEmailLinks>;

const hashToken = (token: string): string => createHash('sha256').update(token).digest('base64url');

const toValidLink = ({ id, userId, email }: typeof emailLinks.$inferSelect): ValidLink | undefined =>
  userId === null ? undefined : { id, userId, email };
