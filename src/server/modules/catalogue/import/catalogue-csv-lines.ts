import { type CsvProblem, type CsvRecord, parseCsv } from './csv.ts';

export const CSV_COLUMNS = [
  'id',
  'title',
  'subCategory',
  'isFeatured',
  'orderComment',
  'typeId',
  'typeTitle',
  'pricePerSqFt',
] as const;
export type CsvColumn = (typeof CSV_COLUMNS)[number];

/** A line by column; a column that the table does not have is `undefined`, an empty cell is ''. */
export type CsvLine = { readonly line: number; cell(column: CsvColumn): string | undefined };

/** The lines of a table of products; its first line names the columns, in any order. */
export function readCsvLines(text: string): { lines: CsvLine[]; problems: CsvProblem[] } {
  const { records, problems } = parseCsv(text);
  const [header, ...rest] = records;
  if (!header) return { lines: [], problems: [...problems, { line: 1, reason: 'must name the columns' }] };
  const names = header.cells.map((cell) => cell.trim());
  const wrong = findColumnProblems(names).map((reason) => ({ line: header.line, reason }));
  if (wrong.length > 0) return { lines: [], problems: [...problems, ...wrong] };
  const uneven = rest.filter(({ cells }) => cells.length !== names.length);
  return {
    lines: rest.filter(({ cells }) => cells.length === names.length).map((record) => toCsvLine(names, record)),
    problems: [
      ...problems,
      ...uneven.map(({ line, cells }) => ({ line, reason: `has ${cells.length} cells instead of ${names.length}` })),
    ],
  };
}

function findColumnProblems(names: readonly string[]): string[] {
  const known: readonly string[] = CSV_COLUMNS;
  return [
    ...names.filter((name) => !known.includes(name)).map((name) => `names a column that is not known: ${name}`),
    ...names.filter((name, at) => names.indexOf(name) !== at).map((name) => `names a column twice: ${name}`),
    ...(names.includes('id') ? [] : ['must name the column id']),
  ];
}

const toCsvLine = (names: readonly string[], { line, cells }: CsvRecord): CsvLine => ({
  line,
  cell: (column) => cells[names.indexOf(column)],
});
