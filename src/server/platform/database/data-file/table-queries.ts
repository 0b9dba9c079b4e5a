import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

export type ExportedTable = { name: string; columns: readonly PgColumn[]; key: readonly PgColumn[] };
/** Every value as the database itself writes it, so that nothing is rounded on the way. */
export type TextRow = readonly (string | null)[];

export function describeTable(table: PgTable): ExportedTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name);
  const key = columns.filter((column) => keyNames?.includes(column.name) ?? column.primary);
  if (key.length === 0) throw new Error(`${name} has no primary key.`);
  return { name, columns, key };
}

const quoteIdentifier = (name: string): SQL => sql`${sql.identifier(name)}`;
const joinWithCommas = (parts: readonly SQL[]): SQL => sql.join([...parts], sql`, `);
const listColumns = (columns: readonly PgColumn[]): SQL =>
  joinWithCommas(columns.map((column) => quoteIdentifier(column.name)));
const castValues = (columns: readonly PgColumn[], values: TextRow): SQL =>
  joinWithCommas(columns.map((column, at) => sql`${values[at] ?? null}::text::${sql.raw(column.getSQLType())}`));

/** The rows after `last` (its key as text), in the order of the key. */
export function buildPageQuery({ name, columns, key }: ExportedTable, last: TextRow | undefined, limit: number): SQL {
  const shown = joinWithCommas(
    columns.map((column) => sql`${quoteIdentifier(column.name)}::text as ${quoteIdentifier(column.name)}`),
  );
  // With the table's name, because without it the order would be that of the texts shown: 10 before 9.
  const order = joinWithCommas(key.map((column) => sql`${quoteIdentifier(name)}.${quoteIdentifier(column.name)}`));
  const after = last ? sql`where (${listColumns(key)}) > (${castValues(key, last)})` : sql``;
  return sql`select ${shown} from ${quoteIdentifier(name)} ${after} order by ${order} limit ${limit}`;
}

export function buildInsertQuery({ name, columns }: ExportedTable, rows: readonly TextRow[]): SQL {
  const values = joinWithCommas(rows.map((row) => sql`(${castValues(columns, row)})`));
  return sql`insert into ${quoteIdentifier(name)} (${listColumns(columns)}) values ${values}`;
}
