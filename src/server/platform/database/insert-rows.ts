import { getTableColumns, getTableName } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { splitIntoBatches } from './split-into-batches.ts';

/**
 * Inserts any number of rows with few, long statements. With `replaceBy`, the primary key, replaces rows that exist. Every row sets
 * all columns; a missing value is null.
 */
export async function insertRows<Table extends PgTable>(
  tx: Database,
  table: Table,
  rows: readonly Table['$inferInsert'][],
  { replaceBy }: { replaceBy?: keyof Table['$inferInsert'] & string } = {},
): Promise<void> {
  const columns = Object.entries(getTableColumns(table));
  const names = columns.map(([, { name }]) => quoteName(name));
  const target = columns.find(([field]) => field === replaceBy)?.[1].name;
  const conflict = target === undefined ? '' : ` ${buildReplacement(quoteName(target), names)}`;
  for (const batch of splitIntoBatches(rows)) {
    const values = batch.flatMap((row) =>
      columns.map(([field, column]) => {
        const value = (row as Record<string, unknown>)[field] ?? null;
        return value === null ? null : column.mapToDriverValue(value);
      }),
    );
    const into = `insert into ${quoteName(getTableName(table))} (${names.join(', ')})`;
    await tx.sendText(`${into} values ${buildPlaceholders(batch.length, names.length)}${conflict}`, values);
  }
}

const quoteName = (name: string): string => `"${name}"`;

const buildReplacement = (target: string, names: readonly string[]): string =>
  `on conflict (${target}) do update set ${names
    .filter((name) => name !== target)
    .map((name) => `${name} = excluded.${name}`)
    .join(', ')}`;

function buildPlaceholders(rowCount: number, columnCount: number): string {
  const buildRow = (row: number) =>
    `(${Array.from({ length: columnCount }, (_, column) => `$${row * columnCount + column + 1}`).join(', ')})`;
  return Array.from({ length: rowCount }, (_, row) => buildRow(row)).join(', ');
}
