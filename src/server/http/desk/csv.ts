/** Ends lines as RFC 4180 asks for. */
export const formatCsvLine = (cells: readonly string[]): string => `${cells.map(formatCell).join(',')}\r\n`;

/** Spreadsheets run a cell that begins like a formula, so it gets an apostrophe. A negative number stays a number. */
function formatCell(text: string): string {
  const safe = /^[=+\-@\t\r]/.test(text) && !/^-\d+(\.\d+)?$/.test(text) ? `'${text}` : text;
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
