import { normaliseEmail } from '#domain/account/email.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { EmailLinks } from '../links/email-links.ts';

/** Without limits and checks: for customers after those, and for staff. */
export const createResetLinkSender =
  ({ db, links }: { db: Database; links: Pick<EmailLinks, 'create'> }) =>
  (email: string): Promise<void> =>
    runInTransaction(db, (tx) => links.create(tx, { purpose: 'resetPassword', email: normaliseEmail(email) }));

export type SendResetLink = ReturnType<typeof createResetLinkSender>;
