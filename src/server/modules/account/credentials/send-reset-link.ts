import { normaliseEmail } from '#domain/account/email.ts';
import type { Database } from '#server/platform/database/database.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { EmailLinks } from '../links/email-links.ts';

type LinkDeps = { links: Pick<EmailLinks, 'create'> };

/** Sends the link without limits and checks: callers do these first, and commands need none. */
export const createResetLinkSender =
  ({ db, links }: LinkDeps & { db: Database }) =>
  (email: string): Promise<void> =>
    runInTransaction(db, (tx) => links.create(tx, { purpose: 'resetPassword', email: normaliseEmail(email) }));

export type SendResetLink = ReturnType<typeof createResetLinkSender>;

/** Runs in the staff action's transaction. The link belongs to the account at once, so that an erasure deletes it too. */
export const createResetLinkWriter =
  ({ links }: LinkDeps) =>
  (tx: Database, { id, email }: { id: string; email: string }): Promise<void> =>
    links.create(tx, { userId: id, purpose: 'resetPassword', email: normaliseEmail(email) });
