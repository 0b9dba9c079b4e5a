import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/order-tables.ts';

/** The planner tends to scan all orders for a few, so up to this many are looked up by id. */
export const MAX_LOOKED_UP = 1000;

export const isOneOf = (ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(orders.id, [...new Set(ids)]);

/** Finds orders that have a term for each beginning; without beginnings all orders. */
export async function buildSearchFilter(db: Database, beginnings: readonly string[]): Promise<SQL | undefined> {
  if (beginnings.length === 0) return undefined;
  const found = await selectMatching(db, beginnings).limit(MAX_LOOKED_UP + 1);
  if (found.length <= MAX_LOOKED_UP) return isOneOf(found.map(({ id }) => id));
  // With so many, a list fills its page soon by checking one order after another.
  return and(...beginnings.map((beginning) => hasTerm(db, beginning)));
}

/** Returns those of a few orders that have a term for each beginning. */
export async function keepMatching(
  db: Database,
  ids: readonly string[],
  beginnings: readonly string[],
): Promise<readonly string[]> {
  if (ids.length === 0 || beginnings.length === 0) return ids;
  const found = await selectMatching(db, beginnings, ids);
  return found.map(({ id }) => id);
}

/** An order is returned once for each term that matches the longest beginning, which few terms have. */
function selectMatching(db: Database, beginnings: readonly string[], ids?: readonly string[]) {
  const [longest = '', ...others] = beginnings.toSorted((a, b) => b.length - a.length);
  const { orderId } = orderSearchTerms;
  const listIds = (beginning: string) => db.select({ id: orderId }).from(orderSearchTerms).where(startsWith(beginning));
  return db
    .select({ id: orderId })
    .from(orderSearchTerms)
    .where(
      and(
        startsWith(longest),
        ids && inArray(orderId, [...ids]),
        ...others.map((other) => inArray(orderId, listIds(other))),
      ),
    );
}

const hasTerm = (db: Database, beginning: string): SQL =>
  exists(
    db
      .select({ term: orderSearchTerms.term })
      .from(orderSearchTerms)
      .where(and(eq(orderSearchTerms.orderId, orders.id), startsWith(beginning))),
  );

const startsWith = (beginning: string): SQL =>
  sql`${orderSearchTerms.term} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`;
