import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { type CsvProblem, type CsvRecord, formatCsv, parseCsv } from './csv.ts';

const CSV_COLUMNS = [
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

/** `getCell` returns `undefined` for a column that the table does not have, and '' for an empty cell. */
export type CsvLine = { readonly line: number; getCell(column: CsvColumn): string | undefined };

/** Expects the column names in the first line, in any order. */
export function readCsvLines(text: string): { lines: CsvLine[]; problems: CsvProblem[] } {
  const { records, problems } = parseCsv(text);
  const [header, ...rest] = records;
  if (!header) return { lines: [], problems: [...problems, { line: 1, reason: 'must contain the column names' }] };
  const names = header.cells.map((cell) => cell.trim());
  const columnProblems = findColumnProblems(names).map((reason) => ({ line: header.line, reason }));
  if (columnProblems.length > 0) return { lines: [], problems: [...problems, ...columnProblems] };
  const unevenRecords = rest.filter(({ cells }) => cells.length !== names.length);
  return {
    lines: rest.filter(({ cells }) => cells.length === names.length).map((record) => toCsvLine(names, record)),
    problems: [
      ...problems,
      ...unevenRecords.map(({ line, cells }) => ({
        line,
        reason: `has ${cells.length} cells instead of ${names.length}`,
      })),
    ],
  };
}

function findColumnProblems(names: readonly string[]): string[] {
  const validNames: readonly string[] = CSV_COLUMNS;
  return [
    ...names.filter((name) => !validNames.includes(name)).map((name) => `has an unknown column: ${name}`),
    ...names.filter((name, index) => names.indexOf(name) !== index).map((name) => `has a duplicate column: ${name}`),
    ...(names.includes('id') ? [] : ['must have the column id']),
  ];
}

const toCsvLine = (names: readonly string[], { line, cells }: CsvRecord): CsvLine => ({
  line,
  getCell: (column) => cells[names.indexOf(column)],
});

/**
 * Writes one line per product type, with the product's own fields on its first line. A product without types has one line.
 * Only the JSON format carries images and type options.
 */
export const formatCatalogueCsv = (file: CatalogueFile): string =>
  formatCsv([[...CSV_COLUMNS], ...file.products.flatMap(toCsvRows)]);

function toCsvRows({ id, title, subCategory, isFeatured, orderComment, types }: CatalogueFileProduct): string[][] {
  const ownFields = [title, subCategory ?? '', isFeatured ? 'yes' : 'no', orderComment ?? ''];
  const blankFields = ownFields.map(() => '');
  if (types.length === 0) return [[id, ...ownFields, '', '', '']];
  return types.map((type, index) => [
    id,
    ...(index === 0 ? ownFields : blankFields),
    type.id,
    type.title,
    String(type.pricePerSqFt),
  ]);
}
