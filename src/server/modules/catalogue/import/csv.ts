import { CsvError, parse } from 'csv-parse/sync';
import { formatCsvLine, startsLikeFormula } from '#server/http/desk/csv.ts';

/** A line has no cells if all are empty, or if it cannot be read; `problem` then explains why. */
export type CsvRecord = { readonly line: number; readonly cells: readonly string[]; readonly problem?: string };

const BYTE_ORDER_MARK = '\uFEFF';
const LINE_ENDINGS = ['\r\n', '\n', '\r'];
/** Longer than any line of a valid file. */
const MAX_RECORD_LENGTH = 100_000;
/** Bounds the time that a line of nothing but commas takes: csv-parse counts only the characters of its cells. */
const MAX_RECORD_BYTES = 4 * MAX_RECORD_LENGTH;
const MALFORMED_MESSAGE = 'The line has a misplaced or unclosed quotation mark.';
const TOO_LONG_MESSAGE = `The line has more than ${MAX_RECORD_LENGTH.toLocaleString('en-IN')} characters, or an unclosed quotation mark.`;

/**
 * Reads RFC 4180 CSV with any line ending; skips a byte order mark. Reads one record at a time, to name the first line of
 * each, to go on after a malformed one, and so that the caller can pause.
 */
export function* readCsvRecords(text: string): Generator<CsvRecord> {
  let line = 1;
  for (let rest = Buffer.from(text); rest.length > 0; ) {
    const { cells, byteCount, problem } = readFirstRecord(rest);
    if (problem !== undefined) yield { line, cells: [], problem };
    else yield { line, cells: cells.some((cell) => cell !== '') ? cells.map(removeGuard) : [] };
    line += 1 + countLineBreaks(cells);
    rest = rest.subarray(byteCount);
  }
}

/** Removes the apostrophe that `formatCsvLine` puts before a text that begins like a formula. */
const removeGuard = (cell: string): string =>
  cell.startsWith("'") && startsLikeFormula(cell.slice(1)) ? cell.slice(1) : cell;

type FirstRecord = { cells: string[]; byteCount: number; problem?: string };

function readFirstRecord(source: Buffer): FirstRecord {
  try {
    const record = parseFirstRecord(source.subarray(0, MAX_RECORD_BYTES), '"');
    if (record.byteCount < MAX_RECORD_BYTES) return record;
    return { cells: [], byteCount: findNextLine(source), problem: TOO_LONG_MESSAGE };
  } catch (error) {
    if (!(error instanceof CsvError)) throw error;
    const isTooLong = error.code === 'CSV_MAX_RECORD_SIZE';
    return { cells: [], byteCount: findNextLine(source), problem: isTooLong ? TOO_LONG_MESSAGE : MALFORMED_MESSAGE };
  }
}

function parseFirstRecord(source: Buffer, quote: string): FirstRecord {
  let record: FirstRecord = { cells: [''], byteCount: source.length };
  parse(source, {
    bom: true,
    quote,
    record_delimiter: LINE_ENDINGS,
    max_record_size: MAX_RECORD_LENGTH,
    to: 1,
    on_record: (cells, { bytes }) => {
      record = { cells, byteCount: bytes };
      return null;
    },
  });
  return record;
}

/** Continues with the next line after a malformed record. */
function findNextLine(source: Buffer): number {
  const lineFeed = source.indexOf('\n');
  const carriageReturn = source.subarray(0, lineFeed === -1 ? source.length : lineFeed).indexOf('\r');
  if (carriageReturn !== -1 && carriageReturn + 1 !== lineFeed) return carriageReturn + 1;
  return lineFeed === -1 ? source.length : lineFeed + 1;
}

/** csv-parse counts CRLF inside quotes as two lines. */
const countLineBreaks = (cells: readonly string[]) => cells.join(',').match(/\r\n|\r|\n/g)?.length ?? 0;

/** Starts with a byte order mark, so that spreadsheets read UTF-8. */
export const formatCsv = (rows: Iterable<readonly string[]>): string => {
  let text = BYTE_ORDER_MARK;
  for (const row of rows) text += formatCsvLine(row);
  return text;
};
