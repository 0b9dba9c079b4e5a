import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { customerSearchTerms, users } from '#server/platform/database/tables/account-tables.ts';

/** The planner tends to scan all customers for a few, so up to this many are looked up by id. */
const MAX_LOOKED_UP = 1000;

/** Finds customers that have a term for each beginning; without beginnings all customers. */
export async function buildCustomerFilter(db: Database, beginnings: readonly string[]): Promise<SQL | undefined> {
  if (beginnings.length === 0) return undefined;
  const found = await selectMatching(db, beginnings).limit(MAX_LOOKED_UP + 1);
  if (found.length === 0) return sql`false`;
  if (found.length <= MAX_LOOKED_UP) return inArray(users.id, [...new Set(found.map(({ id }) => id))]);
  // With so many, a list fills its page soon by checking one customer after another.
  return and(...beginnings.map((beginning) => hasTerm(db, beginning)));
}

/** A customer is returned once for each term that matches the longest beginning, which few terms have. */
function selectMatching(db: Database, beginnings: readonly string[]) {
  const [longest = '', ...others] = beginnings.toSorted((a, b) => b.length - a.length);
  const { userId } = customerSearchTerms;
  const listIds = (beginning: string) =>
    db.select({ id: userId }).from(customerSearchTerms).where(startsWith(beginning));
  return db
    .select({ id: userId })
    .from(customerSearchTerms)
    .where(and(startsWith(longest), ...others.map((other) => inArray(userId, listIds(other)))));
}

const hasTerm = (db: Database, beginning: string): SQL =>
  exists(
    db
      .select({ term: customerSearchTerms.term })
      .from(customerSearchTerms)
      .where(and(eq(customerSearchTerms.userId, users.id), startsWith(beginning))),
  );

const startsWith = (beginning: string): SQL =>
  sql`${customerSearchTerms.term} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`;
