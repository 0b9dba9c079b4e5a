import { type SQL, sql } from 'drizzle-orm';
import { getTableConfig, type PgColumn, type PgTable } from 'drizzle-orm/pg-core';

export type ExportedTable = { name: string; columns: readonly PgColumn[]; key: readonly PgColumn[] };
/** Values as text in the database's own format, so nothing is rounded. */
export type TextRow = readonly (string | null)[];

export function describeTable(table: PgTable): ExportedTable {
  const { name, columns, primaryKeys } = getTableConfig(table);
  const keyNames = primaryKeys[0]?.columns.map((column) => column.name);
  const key = columns.filter((column) => keyNames?.includes(column.name) ?? column.primary);
  if (key.length === 0) throw new Error(`${name} has no primary key.`);
  return { name, columns, key };
}

const quoteIdentifier = (name: string): SQL => sql`${sql.identifier(name)}`;
const joinWithCommas = (fragments: readonly SQL[]): SQL => sql.join([...fragments], sql`, `);
const listColumns = (columns: readonly PgColumn[]): SQL =>
  joinWithCommas(columns.map((column) => quoteIdentifier(column.name)));
const castValues = (columns: readonly PgColumn[], values: TextRow): SQL =>
  joinWithCommas(columns.map((column, index) => sql`${values[index] ?? null}::text::${sql.raw(column.getSQLType())}`));

/** Selects the rows after the key `last`, ordered by key. */
export function buildPageQuery({ name, columns, key }: ExportedTable, last: TextRow | undefined, limit: number): SQL {
  const columnList = joinWithCommas(
    columns.map((column) => sql`${quoteIdentifier(column.name)}::text as ${quoteIdentifier(column.name)}`),
  );
  // Qualified by table: otherwise it would sort by the text columns of the select list, 10 before 9.
  const order = joinWithCommas(key.map((column) => sql`${quoteIdentifier(name)}.${quoteIdentifier(column.name)}`));
  const after = last ? sql`where (${listColumns(key)}) > (${castValues(key, last)})` : sql``;
  return sql`select ${columnList} from ${quoteIdentifier(name)} ${after} order by ${order} limit ${limit}`;
}

export function buildInsertQuery({ name, columns }: ExportedTable, rows: readonly TextRow[]): SQL {
  const values = joinWithCommas(rows.map((row) => sql`(${castValues(columns, row)})`));
  return sql`insert into ${quoteIdentifier(name)} (${listColumns(columns)}) values ${values}`;
}
