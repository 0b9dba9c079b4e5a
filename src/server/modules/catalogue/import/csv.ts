export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };
export type CsvProblem = { readonly line: number; readonly reason: string };
type CsvReading = { records: CsvRecord[]; problems: CsvProblem[] };

const BYTE_ORDER_MARK = '\uFEFF';
/** A cell, quoted or bare, and what ends it. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/y;
const LINE_END = /\r\n|\r|\n/g;

/** Reads comma-separated text (RFC 4180): quotes, line breaks in quotes, any line ending, byte order mark, empty lines. */
export function parseCsv(source: string): CsvReading {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  const reading: CsvReading = { records: [], problems: [] };
  let line = 1;
  for (let at = 0; at < text.length; ) {
    const record = readRecord(text, at);
    if (record.broken)
      reading.problems.push({ line, reason: 'has a quotation mark in the wrong place or never closed' });
    else if (record.cells.some((cell) => cell !== '')) reading.records.push({ line, cells: record.cells });
    line += text.slice(at, record.end).match(LINE_END)?.length ?? 0;
    at = record.end;
  }
  return reading;
}

type RecordReading = { cells: string[]; end: number; broken: boolean };

function readRecord(text: string, start: number): RecordReading {
  const cells: string[] = [];
  let at = start;
  for (;;) {
    CELL.lastIndex = at;
    const found = CELL.exec(text);
    if (!found) return { cells, end: findLineEnd(text, at), broken: true };
    const [whole, quoted, bare = '', ending] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    at += whole.length;
    if (ending !== ',') return { cells, end: at, broken: false };
  }
}

function findLineEnd(text: string, at: number): number {
  REST_OF_LINE.lastIndex = at;
  return at + (REST_OF_LINE.exec(text)?.[0].length ?? 0);
}

/** With a byte order mark and CRLF, which spreadsheets need to read the letters of every script. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

const formatCell = (value: string): string =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
