import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

export type CopiedTable = { name: string; columns: readonly PgColumn[]; key: readonly PgColumn[] };
/** Every value as the database itself writes it, so that nothing is rounded on the way. */
export type TextRow = readonly (string | null)[];

export function copiedTable(table: PgTable): CopiedTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name);
  const key = columns.filter((column) => keyNames?.includes(column.name) ?? column.primary);
  if (key.length === 0) throw new Error(`${name} has no primary key.`);
  return { name, columns, key };
}

const quoted = (name: string): SQL => sql`${sql.identifier(name)}`;
const list = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
const names = (columns: readonly PgColumn[]): SQL => list(columns.map((column) => quoted(column.name)));
const typed = (columns: readonly PgColumn[], values: TextRow): SQL =>
  list(columns.map((column, at) => sql`${values[at] ?? null}::text::${sql.raw(column.getSQLType())}`));

/** The rows after `last` (its key as text), in the order of the key. */
export function pageQuery({ name, columns, key }: CopiedTable, last: TextRow | undefined, limit: number): SQL {
  const shown = list(columns.map((column) => sql`${quoted(column.name)}::text as ${quoted(column.name)}`));
  // With the table's name, because without it the order would be that of the texts shown: 10 before 9.
  const order = list(key.map((column) => sql`${quoted(name)}.${quoted(column.name)}`));
  const after = last ? sql`where (${names(key)}) > (${typed(key, last)})` : sql``;
  return sql`select ${shown} from ${quoted(name)} ${after} order by ${order} limit ${limit}`;
}

export function insertQuery({ name, columns }: CopiedTable, rows: readonly TextRow[]): SQL {
  const values = list(rows.map((row) => sql`(${typed(columns, row)})`));
  return sql`insert into ${quoted(name)} (${names(columns)}) values ${values}`;
}
