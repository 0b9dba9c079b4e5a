import { getTableColumns, type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { queryRows } from '#server/platform/database/raw-sql.ts';
import { cartLines } from '#server/platform/database/tables/cart-tables.ts';
import type { VersionedCart } from './cart-cache.ts';
import type { CartLine } from './cart-line.ts';

/** Handwritten SQL: for a cart of a hundred lines the query builder costs more time than the statement itself. */
const { userId: _, ...COLUMNS } = getTableColumns(cartLines);
const columns = Object.entries(COLUMNS).map(([name, column]) => ({
  name,
  column: column.name,
  type: column.getSQLType(),
}));
const joinColumns = (format: (column: (typeof columns)[number]) => string): SQL =>
  sql.raw(columns.map(format).join(', '));

const LINE_COLUMNS = joinColumns(({ name, column }) => `l."${column}" as "${name}"`);
const COLUMN_NAMES = joinColumns(({ column }) => `"${column}"`);
const INPUT_COLUMNS = joinColumns(({ name }) => `input."${name}"`);
const COLUMN_TYPES = joinColumns(({ name, type }) => `"${name}" ${type}`);
const UPDATED_COLUMNS = joinColumns(({ column }) => `"${column}" = excluded."${column}"`);

/** Selects versions by customer; customers without a cart are missing. */
export async function selectVersions(db: Database, userIds: readonly string[]): Promise<ReadonlyMap<string, number>> {
  const rows = await queryRows<{ userId: string; version: number }>(
    db,
    sql`select user_id as "userId", version from "carts"
      where user_id = any(string_to_array(${userIds.join()}, ',')::uuid[])`,
  );
  return new Map(rows.map(({ userId, version }) => [userId, version]));
}

/** Locks the cart too: other changes to it wait until the transaction ends. */
export async function incrementVersion(tx: Database, userId: string): Promise<number> {
  const [cart] = await queryRows<{ version: number }>(
    tx,
    sql`insert into "carts" (user_id, version) values (${userId}, 1)
      on conflict (user_id) do update set version = "carts".version + 1 returning version`,
  );
  return cart?.version ?? 1;
}

type LineRow = Record<string, unknown> & CartLine;

export const selectLines = (db: Database, userId: string): Promise<readonly CartLine[]> =>
  queryRows<LineRow>(
    db,
    sql`select ${LINE_COLUMNS} from "cart_lines" l where l.user_id = ${userId} order by l.position`,
  );

/** Reads version and lines in one statement, so that they are consistent. */
export async function selectCart(db: Database, userId: string): Promise<VersionedCart | undefined> {
  const rows = await queryRows<{ cartVersion: number } & LineRow>(
    db,
    sql`select c.version as "cartVersion", ${LINE_COLUMNS} from "carts" c left join "cart_lines" l on l.user_id = c.user_id
      where c.user_id = ${userId} order by l.position`,
  );
  const [first] = rows;
  if (!first) return undefined;
  const lines = rows.filter(({ id }) => id !== null).map(({ cartVersion: _version, ...line }): CartLine => line);
  return { version: first.cartVersion, lines };
}

export async function upsertLines(tx: Database, userId: string, lines: readonly CartLine[]): Promise<void> {
  if (lines.length === 0) return;
  await queryRows(
    tx,
    sql`insert into "cart_lines" (user_id, ${COLUMN_NAMES}) select ${userId}::uuid, ${INPUT_COLUMNS}
      from jsonb_to_recordset(${JSON.stringify(lines)}::jsonb) as input(${COLUMN_TYPES})
      on conflict (user_id, id) do update set ${UPDATED_COLUMNS}`,
  );
}

export async function deleteLines(tx: Database, userId: string, ids: readonly string[]): Promise<void> {
  if (ids.length === 0) return;
  await queryRows(
    tx,
    sql`delete from "cart_lines" where user_id = ${userId}
      and id in (select value::uuid from jsonb_array_elements_text(${JSON.stringify(ids)}::jsonb))`,
  );
}
