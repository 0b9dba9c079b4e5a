type Problem = { readonly line: number | null; readonly title: string; readonly message: string };

export const formatProblemsCsv = (problems: readonly Problem[]): string =>
  [['Line', 'Product', 'Problem'], ...problems.map(({ line, title, message }) => [String(line ?? ''), title, message])]
    .map((cells) => `${cells.map(formatCell).join(',')}\r\n`)
    .join('');

/** Titles come from the file, and spreadsheets run cells that begin like a formula, so those get an apostrophe. */
function formatCell(cell: string): string {
  const safe = /^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
