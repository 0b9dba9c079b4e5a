import type { Row } from '../bench.ts';

const cell = (value: string | number | undefined): string => String(value ?? '').replaceAll('|', '\\|');
const line = (cells: readonly string[]): string => `| ${cells.join(' | ')} |`;

/** Rows as a Markdown table under the names of their keys. */
export function markdownTable(rows: readonly Row[]): string {
  const columns = [...new Set(rows.flatMap((row) => Object.keys(row)))];
  return [
    line(columns),
    `|${columns.map(() => '---').join('|')}|`,
    ...rows.map((row) => line(columns.map((column) => cell(row[column])))),
  ].join('\n');
}
