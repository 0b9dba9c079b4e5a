export type CsvRecord = { readonly line: number; readonly cells: readonly string[] };
/** `reason` continues "line N …". */
export type CsvProblem = { readonly line: number; readonly reason: string };
type CsvParseResult = { records: CsvRecord[]; problems: CsvProblem[] };

const BYTE_ORDER_MARK = '\uFEFF';
/** A quoted or bare cell with its separator. */
const CELL = /(?:"((?:[^"]|"")*)"|([^",\r\n]*))(,|\r\n|\r|\n|$)/y;
const REST_OF_LINE = /[^\r\n]*(?:\r\n|\r|\n|$)/y;
const LINE_END = /\r\n|\r|\n/g;

/** Parses RFC 4180 CSV with any line ending. Skips a byte order mark and records whose cells are all empty. */
export function parseCsv(source: string): CsvParseResult {
  const text = source.startsWith(BYTE_ORDER_MARK) ? source.slice(1) : source;
  const result: CsvParseResult = { records: [], problems: [] };
  let line = 1;
  for (let offset = 0; offset < text.length; ) {
    const record = parseRecord(text, offset);
    if (record.isMalformed) result.problems.push({ line, reason: 'has a misplaced or unclosed quotation mark' });
    else if (record.cells.some((cell) => cell !== '')) result.records.push({ line, cells: record.cells });
    line += text.slice(offset, record.end).match(LINE_END)?.length ?? 0;
    offset = record.end;
  }
  return result;
}

type ParsedRecord = { cells: string[]; end: number; isMalformed: boolean };

function parseRecord(text: string, start: number): ParsedRecord {
  const cells: string[] = [];
  let offset = start;
  for (;;) {
    CELL.lastIndex = offset;
    const found = CELL.exec(text);
    if (!found) return { cells, end: findNextLineStart(text, offset), isMalformed: true };
    const [whole, quoted, bare = '', ending] = found;
    cells.push(quoted === undefined ? bare : quoted.replaceAll('""', '"'));
    offset += whole.length;
    if (ending !== ',') return { cells, end: offset, isMalformed: false };
  }
}

function findNextLineStart(text: string, offset: number): number {
  REST_OF_LINE.lastIndex = offset;
  return offset + (REST_OF_LINE.exec(text)?.[0].length ?? 0);
}

/** Writes CRLF per RFC 4180, and a byte order mark so that spreadsheets read UTF-8. */
export const formatCsv = (rows: readonly (readonly string[])[]): string =>
  BYTE_ORDER_MARK + rows.map((row) => `${row.map(formatCell).join(',')}\r\n`).join('');

const formatCell = (value: string): string =>
  /[",\r\n]|^\s|\s$/.test(value) ? `"${value.replaceAll('"', '""')}"` : value;
