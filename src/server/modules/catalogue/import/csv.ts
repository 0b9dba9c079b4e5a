import { CsvError, parse } from 'csv-parse/sync';

export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };
/** `reason` continues "line N …". */
export type CsvProblem = { readonly line: number; readonly reason: string };
type CsvParseResult = { records: CsvRecord[]; problems: CsvProblem[] };

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_ENDINGS = ['\r\n', '\n', '\r'];

/**
 * Parses RFC 4180 CSV with any line ending. Skips a byte order mark and records whose cells are all empty. Reads one
 * record at a time, to name the first line of each and to go on after a malformed one.
 */
export function parseCsv(text: string): CsvParseResult {
  const result: CsvParseResult = { records: [], problems: [] };
  let line = 1;
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    const { cells, byteCount, isMalformed } = parseFirstRecord(rest);
    if (isMalformed) result.problems.push({ line, reason: 'has a misplaced or unclosed quotation mark' });
    else if (cells.some((cell) => cell !== '')) result.records.push({ line, cells });
    line += 1 + countLineBreaks(cells);
    rest = rest.subarray(byteCount);
  }
  return result;
}

function parseFirstRecord(source: Buffer) {
  try {
    return { ...readFirstRecord(source, '"'), isMalformed: false };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    return { ...readFirstRecord(source, null), isMalformed: true };
  }
}

/** Without a quotation mark, a record is one line. */
function readFirstRecord(source: Buffer, quote: '"' | null): { cells: string[]; byteCount: number } {
  let record = { cells: [''], byteCount: source.length };
  parse(source, {
    bom: true,
    quote,
    record_delimiter: LINE_ENDINGS,
    to: 1,
    on_record: (cells, { bytes }) => {
      record = { cells, byteCount: bytes };
      return null;
    },
  });
  return record;
}

/** csv-parse counts CRLF inside quotes as two lines. */
const countLineBreaks = (cells: readonly string[]) => cells.join(',').match(/\r\n|\r|\n/g)?.length ?? 0;

/** Writes CRLF per RFC 4180, and a byte order mark so that spreadsheets read UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

const formatCell = (value: string): string =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
