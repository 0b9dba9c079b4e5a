import type { Row } from '../bench.ts';

const isNumber = (value: string | number | undefined) => /^[-\d.,]+ ?(%|ms|KB|x)?$/.test(String(value ?? ''));

/** Rows as aligned columns under the names of their keys. */
export function formatTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  const width = (column: string) => Math.max(column.length, ...rows.map((row) => String(row[column] ?? '').length));
  const cell = (column: string, value: string | number | undefined) =>
    isNumber(value) ? String(value).padStart(width(column)) : String(value ?? '').padEnd(width(column));
  const head = columns.map((column) => column.padEnd(width(column))).join('  ');
  const line = columns.map((column) => '-'.repeat(width(column))).join('  ');
  return [head, line, ...rows.map((row) => columns.map((column) => cell(column, row[column])).join('  '))].join('\n');
}
