import { createHash } from 'node:crypto';
import { eq } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { isMessageOfAccount } from '#server/platform/database/messages-of-account.ts';
import { logins, users } from '#server/platform/database/tables/account/account-tables.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import type { Subject } from './personal-table.ts';

/** Also finds the orders of an account that is gone. */
export async function findSubject(db: Database, userId: string): Promise<Subject> {
  const [user] = await db.select().from(users).where(eq(users.id, userId));
  const [login] = await db.select().from(logins).where(eq(logins.userId, userId));
  const orderRows = await db.select({ id: orders.id }).from(orders).where(eq(orders.userId, userId));
  return {
    userId,
    emailHash: login ? createHash('sha256').update(login.emailLower).digest('base64url') : null,
    messageIds: user ? await listMessageIds(db, user) : [],
    orderIds: orderRows.map(({ id }) => id),
  };
}

async function listMessageIds(db: Database, user: typeof users.$inferSelect): Promise<string[]> {
  const isOfAccount = isMessageOfAccount(user);
  if (!isOfAccount) return [];
  const rows = await db.select({ id: inquiries.id }).from(inquiries).where(isOfAccount);
  return rows.map(({ id }) => id);
}
