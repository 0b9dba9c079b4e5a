import { and, eq, gte, lt, type SQL } from 'drizzle-orm';
import { normaliseEmail } from '#domain/account/email.ts';
import type { users } from './tables/account/account-tables.ts';
import { normaliseEmailColumn } from './tables/columns.ts';
import { inquiries } from './tables/inquiry-tables.ts';

type Account = Pick<typeof users.$inferSelect, 'email' | 'emailVerifiedAt' | 'createdAt'>;

/** Matches by email, no matter who wrote them. */
export const isFromEmail = (email: string): SQL => eq(normaliseEmailColumn(inquiries.email), normaliseEmail(email));

/**
 * Messages that surely are the customer's: the copy has them and erasure deletes them. Before the account, and while its email is not
 * confirmed, the email may have been of somebody else. Undefined if there can be none.
 */
export const isMessageOfAccount = ({ email, emailVerifiedAt, createdAt }: Account): SQL | undefined =>
  emailVerifiedAt === null ? undefined : and(isFromEmail(email), gte(inquiries.createdAt, createdAt));

/** The other messages from the email of the account, which erasure keeps. */
export const isKeptMessage = ({ email, emailVerifiedAt, createdAt }: Account): SQL | undefined =>
  emailVerifiedAt === null ? isFromEmail(email) : and(isFromEmail(email), lt(inquiries.createdAt, createdAt));
