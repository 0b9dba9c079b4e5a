import { and, eq, exists, inArray, type SQL, sql } from 'drizzle-orm';
import type { PgColumn, PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';

/** The planner tends to scan a whole table for a few rows, so up to this many are looked up by id. */
export const MAX_ID_LIST = 1000;
/** Up to this many are found before the list is read: when all of them are old, checking row after row takes too long. */
const MAX_MATERIALISED_MATCHES = 20_000;
const LIMITS = { maxIdList: MAX_ID_LIST, maxMaterialised: MAX_MATERIALISED_MATCHES };

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

const sortByLength = (prefixes: readonly string[]): readonly string[] =>
  prefixes.toSorted((a, b) => b.length - a.length);

/** Finds rows by the prefixes of their terms; `id` is the key of their table. */
export function createTermSearch(
  id: PgColumn,
  { table, ownerId, where: termFilter }: Terms,
  { maxIdList, maxMaterialised } = LIMITS,
) {
  const startsWith = (prefix: string): SQL | undefined =>
    and(sql`${table.term} like ${`${prefix.replace(/[\\%_]/g, '\\$&')}%`}`, termFilter);

  const selectOwners = (db: Database, where: SQL | undefined) =>
    db
      .select({ id: sql<string>`${ownerId}`.as('id') })
      .from(table)
      .where(where);

  /** A row is returned once for each term that matches the longest prefix, which few terms have. */
  const selectMatching = (db: Database, prefixes: readonly string[], ids?: readonly string[]) => {
    const [longest = '', ...others] = sortByLength(prefixes);
    return selectOwners(
      db,
      and(
        startsWith(longest),
        ids && inArray(ownerId, [...ids]),
        ...others.map((other) => inArray(ownerId, selectOwners(db, startsWith(other)))),
      ),
    );
  };

  const hasTerm = (db: Database, prefix: string): SQL =>
    exists(selectOwners(db, and(eq(ownerId, id), startsWith(prefix))));

  /** Reads the list in its order until a page is full. */
  const hasFrequentTerm = async (db: Database, prefix: string): Promise<SQL> => {
    const owners = selectOwners(db, startsWith(prefix));
    const count = await db.$count(owners.limit(maxMaterialised + 1).as('found'));
    // A search with so many results fills the page soon.
    if (count > maxMaterialised) return hasTerm(db, prefix);
    // `coalesce` keeps the database from joining them with the whole table and sorting what it finds.
    return sql`coalesce(${inArray(id, selectOwners(db, startsWith(prefix)))}, false)`;
  };

  return {
    /** Finds rows that have a term for each prefix; without prefixes all rows. */
    async buildFilter(db: Database, prefixes: readonly string[]): Promise<SQL | undefined> {
      if (prefixes.length === 0) return undefined;
      const found = await selectMatching(db, prefixes).limit(maxIdList + 1);
      const ids = found.map((row) => row.id);
      if (ids.length <= maxIdList) return isOneOf(id, ids);
      const [longest = '', ...others] = sortByLength(prefixes);
      return and(await hasFrequentTerm(db, longest), ...others.map((other) => hasTerm(db, other)));
    },

    /** Returns those of a few ids whose rows have a term for each prefix. */
    async filterMatchingIds(
      db: Database,
      ids: readonly string[],
      prefixes: readonly string[],
    ): Promise<readonly string[]> {
      if (ids.length === 0 || prefixes.length === 0) return ids;
      return (await selectMatching(db, prefixes, ids)).map((row) => row.id);
    },
  };
}
