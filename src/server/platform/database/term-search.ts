import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The planner tends to scan a whole table for a few rows, so up to this many are looked up by id. */
export const MAX_LOOKED_UP = 1000;
/** Up to this many are found before the list is read: when all of them are old, checking row after row takes too long. */
const MAX_FOUND_FIRST = 20_000;
const LIMITS = { maxLookedUp: MAX_LOOKED_UP, maxFoundFirst: MAX_FOUND_FIRST };

type Terms = {
  /** The search terms: one row per term, in lower case. */
  readonly table: PgTable & { readonly term: PgColumn };
  /** The id of the row that has the term. */
  readonly ownerId: PgColumn;
  /** The terms that count; default: all. */
  readonly where?: SQL;
};
export type TermSearch = ReturnType<typeof createTermSearch>;

export const isOneOf = (id: PgColumn, ids: readonly string[]): SQL =>
  ids.length === 0 ? sql`false` : inArray(id, [...new Set(ids)]);

const sortByLength = (beginnings: readonly string[]): readonly string[] =>
  beginnings.toSorted((a, b) => b.length - a.length);

/** Finds rows by the beginnings of their terms; `id` is the key of their table. */
export function createTermSearch(
  id: PgColumn,
  { table, ownerId, where: counts }: Terms,
  { maxLookedUp, maxFoundFirst } = LIMITS,
) {
  const startsWith = (beginning: string): SQL | undefined =>
    and(sql`${table.term} like ${`${beginning.replace(/[\\%_]/g, '\\$&')}%`}`, counts);

  const selectOwners = (db: Database, where: SQL | undefined) =>
    db
      .select({ id: sql<string>`${ownerId}`.as('id') })
      .from(table)
      .where(where);

  /** A row is returned once for each term that matches the longest beginning, which few terms have. */
  const selectMatching = (db: Database, beginnings: readonly string[], ids?: readonly string[]) => {
    const [longest = '', ...others] = sortByLength(beginnings);
    return selectOwners(
      db,
      and(
        startsWith(longest),
        ids && inArray(ownerId, [...ids]),
        ...others.map((other) => inArray(ownerId, selectOwners(db, startsWith(other)))),
      ),
    );
  };

  const hasTerm = (db: Database, beginning: string): SQL =>
    exists(selectOwners(db, and(eq(ownerId, id), startsWith(beginning))));

  /** Reads the list in its order until a page is full. */
  const hasFrequentTerm = async (db: Database, beginning: string): Promise<SQL> => {
    const owners = selectOwners(db, startsWith(beginning));
    const count = await db.$count(owners.limit(maxFoundFirst + 1).as('found'));
    // A search with so many results fills the page soon.
    if (count > maxFoundFirst) return hasTerm(db, beginning);
    // `coalesce` keeps the database from joining them with the whole table and sorting what it finds.
    return sql`coalesce(${inArray(id, selectOwners(db, startsWith(beginning)))}, false)`;
  };

  return {
    /** Finds rows that have a term for each beginning; without beginnings all rows. */
    async buildFilter(db: Database, beginnings: readonly string[]): Promise<SQL | undefined> {
      if (beginnings.length === 0) return undefined;
      const found = await selectMatching(db, beginnings).limit(maxLookedUp + 1);
      const ids = found.map((row) => row.id);
      if (ids.length <= maxLookedUp) return isOneOf(id, ids);
      const [longest = '', ...others] = sortByLength(beginnings);
      return and(await hasFrequentTerm(db, longest), ...others.map((other) => hasTerm(db, other)));
    },

    /** Returns those of a few ids whose rows have a term for each beginning. */
    async keepMatching(
      db: Database,
      ids: readonly string[],
      beginnings: readonly string[],
    ): Promise<readonly string[]> {
      if (ids.length === 0 || beginnings.length === 0) return ids;
      return (await selectMatching(db, beginnings, ids)).map((row) => row.id);
    },
  };
}
