/**
 * Edit distance between two words: insertions, deletions, substitutions and swaps of neighbours. Stops once the distance
 * exceeds `limit`, which keeps a search over thousands of words fast.
 */
export function isWithinEdits(a: string, b: string, limit: number): boolean {
  if (Math.abs(a.length - b.length) > limit) return false;
  let beforeLast: number[] = [];
  let last = Array.from({ length: b.length + 1 }, (_, column) => column);
  for (let row = 1; row <= a.length; row += 1) {
    const current = [row];
    for (let column = 1; column <= b.length; column += 1) {
      const same = a[row - 1] === b[column - 1];
      let edits = Math.min(
        getCell(last, column) + 1,
        getCell(current, column - 1) + 1,
        getCell(last, column - 1) + (same ? 0 : 1),
      );
      const swapped = row > 1 && column > 1 && a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1];
      if (swapped) edits = Math.min(edits, getCell(beforeLast, column - 2) + 1);
      current.push(edits);
    }
    if (Math.min(...current) > limit) return false;
    beforeLast = last;
    last = current;
  }
  return getCell(last, b.length) <= limit;
}

const getCell = (row: readonly number[], column: number): number => row[column] ?? Number.POSITIVE_INFINITY;
