/** Both database engines accept this many rows in one statement. */
const MAX_ROWS_PER_STATEMENT = 500;

export function* splitIntoBatches<Row>(rows: readonly Row[], size = MAX_ROWS_PER_STATEMENT): Generator<Row[]> {
  for (let start = 0; start < rows.length; start += size) yield rows.slice(start, start + size);
}
