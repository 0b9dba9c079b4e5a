/** A number is written as it is, also a negative one; text is kept from being a formula. */
export type CsvCell = string | number;

/** Ends lines as RFC 4180 asks for. */
export const formatCsvLine = (cells: readonly CsvCell[]): string => `${cells.map(formatCell).join(',')}\r\n`;

const FORMULA = /^'*\s*[=+\-@＝＋－＠]|^'*[\t\r]/;

/** Also with apostrophes or white space before it. */
export const startsLikeFormula = (text: string): boolean => FORMULA.test(text);

/**
 * Spreadsheets run a cell that begins like a formula, so it gets an apostrophe; so does one that has them already, to be read back.
 * Semicolons and tabs are quoted, because some spreadsheets take them for separators.
 */
function formatCell(cell: CsvCell): string {
  if (typeof cell === 'number') return String(cell);
  const safe = startsLikeFormula(cell) ? `'${cell}` : cell;
  return /[",;\t\r\n]|^\s|\s$/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe;
}
