import { eq, inArray } from 'drizzle-orm';
import { listCustomerTerms, SEARCHED_DETAILS } from '#domain/account/customer-search.ts';
import type { Database } from '#server/platform/database/database.ts';
import { customerSearchTerms, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { createTermSearch } from '#server/platform/database/term-search.ts';

export const customerSearch = createTermSearch(users.id, {
  table: customerSearchTerms,
  ownerId: customerSearchTerms.userId,
});

/** An account with its saved details, if there are any. */
export type StoredCustomer = {
  readonly user: typeof users.$inferSelect;
  readonly details: typeof userDetails.$inferSelect | null;
};

export async function addDetails(db: Database, accounts: readonly StoredCustomer['user'][]): Promise<StoredCustomer[]> {
  if (accounts.length === 0) return [];
  const ids = accounts.map(({ id }) => id);
  const found = await db.select().from(userDetails).where(inArray(userDetails.userId, ids));
  const byUser = new Map(found.map((details) => [details.userId, details]));
  return accounts.map((user) => ({ user, details: byUser.get(user.id) ?? null }));
}

/** Stores what staff can find these customers by. */
export async function storeCustomerTerms(tx: Database, customers: readonly StoredCustomer[]): Promise<void> {
  const rows = customers.flatMap(({ user, details }) =>
    listCustomerTerms({ ...user, details }).map((term) => ({ userId: user.id, term })),
  );
  if (rows.length > 0) await tx.insert(customerSearchTerms).values(rows).onConflictDoNothing();
}

/** Replaces the terms of a customer whose account or details have changed, in the transaction of the change. */
export async function refreshCustomerTerms(tx: Database, userId: string): Promise<void> {
  // A write makes simultaneous changes wait for each other.
  const [user] = await tx.update(users).set({ id: userId }).where(eq(users.id, userId)).returning();
  if (!user) return;
  const [details = null] = await tx.select().from(userDetails).where(eq(userDetails.userId, userId));
  await tx.delete(customerSearchTerms).where(eq(customerSearchTerms.userId, userId));
  await storeCustomerTerms(tx, [{ user, details }]);
}

/** Does nothing if staff can't search by any of the changed details. */
export async function refreshTermsOfDetails(tx: Database, userId: string, fields: readonly string[]): Promise<void> {
  if (fields.some((field) => SEARCHED_DETAILS.includes(field))) await refreshCustomerTerms(tx, userId);
}
