import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/raw-sql.ts';
import { cartLines } from '#server/platform/database/tables/cart-tables.ts';
import type { CartLine } from './cart-line.ts';
import type { KnownCart } from './cart-memory.ts';

/**
 * The statements of every cart call, written once. Building them anew from the tables costs more than running them, and
 * a cart may have a hundred lines of twenty columns.
 */
const { userId: _, ...COLUMNS } = getTableColumns(cartLines);
const columns = Object.entries(COLUMNS).map(([name, column]) => ({
  name,
  column: column.name,
  type: column.getSQLType(),
}));
const listed = (write: (one: (typeof columns)[number]) => string): SQL => sql.raw(columns.map(write).join(', '));

const LINE = listed(({ name, column }) => `l."${column}" as "${name}"`);
const NAMES = listed(({ column }) => `"${column}"`);
const GIVEN = listed(({ name }) => `given."${name}"`);
const TYPES = listed(({ name, type }) => `"${name}" ${type}`);
const REPLACED = listed(({ column }) => `"${column}" = excluded."${column}"`);

/** By customer; nothing for somebody who never had a cart. */
export async function versionsOf(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await rowsOf<{ userId: string; version: number }>(
    db,
    sql`select user_id as "userId", version from "carts"
      where user_id = any(string_to_array(${userIds.join()}, ',')::uuid[])`,
  );
  return new Map(rows.map(({ userId, version }) => [userId, version]));
}

/** The next version; other changes of the same cart wait for the end of the transaction. */
export async function nextVersion(tx: Database, userId: string): Promise<number> {
  const [cart] = await rowsOf<{ version: number }>(
    tx,
    sql`insert into "carts" (user_id, version) values (${userId}, 1)
      on conflict (user_id) do update set version = "carts".version + 1 returning version`,
  );
  return cart?.version ?? 1;
}

type LineRow = Record<string, unknown> & CartLine;

export const linesOf = (db: Database, userId: string): Promise<readonly CartLine[]> =>
  rowsOf<LineRow>(db, sql`select ${LINE} from "cart_lines" l where l.user_id = ${userId} order by l.position`);

/** Version and lines of one moment: one statement sees one state of the database. */
export async function wholeCart(db: Database, userId: string): Promise<KnownCart | undefined> {
  const rows = await rowsOf<{ cartVersion: number } & LineRow>(
    db,
    sql`select c.version as "cartVersion", ${LINE} from "carts" c left join "cart_lines" l on l.user_id = c.user_id
      where c.user_id = ${userId} order by l.position`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.filter(({ id }) => id !== null).map(({ cartVersion: _version, ...line }): CartLine => line);
  return { version: first.cartVersion, lines };
}

export async function writeLines(tx: Database, userId: string, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return;
  await rowsOf(
    tx,
    sql`insert into "cart_lines" (user_id, ${NAMES}) select ${userId}::uuid, ${GIVEN}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as given(${TYPES})
      on conflict (user_id, id) do update set ${REPLACED}`,
  );
}

export async function deleteLines(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await rowsOf(
    tx,
    sql`delete from "cart_lines" where user_id = ${userId}
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}
