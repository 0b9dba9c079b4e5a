import { setImmediate as pause } from 'node:timers/promises';
import { MAX_IMAGES, MAX_TYPES } from '#contract/desk/products/draft-problems.ts';
import { NOT_UTF8_MESSAGE } from '#contract/desk/products/product-import.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { type CsvRecord, readCsvRecords } from '../csv.ts';
import {
  CSV_COLUMNS,
  ID_COLUMN,
  type ImportField,
  PICTURE_FIELDS,
  PICTURE_URL_COLUMN,
  PRODUCT_FIELDS,
  TYPE_ID_COLUMN,
  TYPE_INPUT_FIELDS,
} from './import-fields.ts';
import { parseCell } from './parse-value.ts';
import {
  type FieldValues,
  type FileContent,
  MAX_LINES,
  MAX_LISTED_PROBLEMS,
  type ProblemList,
  type ProductInput,
  quote,
  TOO_MANY_PICTURES,
  TOO_MANY_TYPES,
} from './product-input.ts';

/** Also counts empty lines. */
const TOO_MANY_LINES_MESSAGE = `The file has more than ${MAX_LINES.toLocaleString('en-IN')} lines. Split it into several.`;
const LINES_PER_PAUSE = 250;

/** By id: the title of a product in the catalogue, for problems on lines without one. */
type FindTitle = (id: string) => string | undefined;

/** One line per type or picture of a product. Lines belong together by their id or, without one, by title and category. */
export async function readCsvProducts(text: string, problems: ProblemList, findTitle: FindTitle): Promise<FileContent> {
  const products = new Map<string, ProductInput>();
  let columns: ReadonlyMap<string, number> | undefined;
  let lineCount = 0;
  const unstorableLine = findUnstorableLine(text);
  if (unstorableLine !== undefined)
    problems.add({
      line: unstorableLine,
      title: '',
      message: 'The file contains a character that cannot be stored. Type the text again.',
    });
  let recordCount = 0;
  for (const record of readCsvRecords(text)) {
    recordCount += 1;
    if (recordCount % LINES_PER_PAUSE === 0 || record.problem !== undefined) await pause();
    if (recordCount > MAX_LINES) {
      problems.add({ line: record.line, title: '', message: TOO_MANY_LINES_MESSAGE });
      break;
    }
    if (record.problem !== undefined) {
      problems.add({ line: record.line, title: '', message: record.problem });
      // Each of them may have been searched through to its limit.
      if (problems.getCount() >= MAX_LISTED_PROBLEMS) break;
    }
    if (record.cells.length === 0) continue;
    if (columns === undefined) {
      columns = readHeader(record, problems);
      if (columns === undefined) return { products: [], lineCount: 0 };
      continue;
    }
    lineCount += 1;
    addLine(createLine(record, columns, problems, findTitle), products);
  }
  if (columns === undefined && problems.getCount() === 0)
    problems.add({
      line: 1,
      title: '',
      message: 'The file is empty. Its first line must have the names of the columns.',
    });
  return { products: [...products.values()], lineCount };
}

/** Half of a surrogate pair; cells with a NUL character are found one by one. */
function findUnstorableLine(text: string): number | undefined {
  const at = text.search(/\p{Surrogate}/u);
  return at === -1 ? undefined : text.slice(0, at).split('\n').length;
}

function readHeader({ line, cells }: CsvRecord, problems: ProblemList): ReadonlyMap<string, number> | undefined {
  const names = cells.map((cell) => cell.trim());
  const report = (message: string) => problems.add({ line, title: '', message });
  const unknown = names.filter((name) => !CSV_COLUMNS.includes(name));
  const repeated = names.filter((name, index) => names.indexOf(name) !== index);
  if (names.some((name) => name.includes('\0'))) report(NOT_UTF8_MESSAGE);
  else if (names.length === 1 && /[;\t]/.test(names[0] ?? ''))
    report('The columns must be separated by commas. Save the file as CSV with commas.');
  else {
    for (const name of unknown) report(`There is no column ${quote(name)}. Remove it, or correct its name.`);
    for (const name of repeated) report(`The column ${quote(name)} is there twice.`);
    if (!names.includes(ID_COLUMN) && !names.includes('title'))
      report('The file needs the column id, or the columns title and category.');
  }
  return problems.getCount() > 0 ? undefined : new Map(names.map((name, index) => [name, index]));
}

type Line = ReturnType<typeof createLine>;

function createLine(
  { line, cells }: CsvRecord,
  columns: ReadonlyMap<string, number>,
  problems: ProblemList,
  findTitle: FindTitle,
) {
  /** Undefined for a column that the table does not have. */
  const getCell = (column: string): string | undefined => {
    const index = columns.get(column);
    return index === undefined ? undefined : cells[index];
  };
  const id = (getCell(ID_COLUMN) ?? '').trim().toLowerCase();
  const title = getCell('title')?.trim() || findTitle(id) || '';
  const report = (message: string, at: number | null = line) => problems.add({ line: at, title, message });
  const readFields = (fields: readonly ImportField[]): FieldValues => {
    const values: FieldValues = new Map();
    for (const field of fields) {
      const cell = getCell(field.column);
      if (cell === undefined) continue;
      const parsed = parseCell(field, cell);
      values.set(field.name, parsed.ok ? parsed.value : undefined);
      if (!parsed.ok) report(parsed.message);
    }
    return values;
  };
  const hasAnyCell = (fields: readonly ImportField[]) =>
    fields.some(({ column }) => (getCell(column) ?? '').trim() !== '');
  return {
    line,
    id,
    title,
    report,
    readFields,
    hasAnyCell,
    typeId: (getCell(TYPE_ID_COLUMN) ?? '').trim().toLowerCase(),
    pictureUrl: (getCell(PICTURE_URL_COLUMN) ?? '').trim(),
    isComplete: cells.length === columns.size,
    cellCount: cells.length,
    columnCount: columns.size,
  };
}

const CATEGORY_FIELDS = PRODUCT_FIELDS.filter(({ name }) => name === 'category');

function addLine(line: Line, products: Map<string, ProductInput>): void {
  if (!line.isComplete) {
    line.report(`The line has ${line.cellCount} cells instead of ${line.columnCount}.`);
    return;
  }
  if (line.id !== '' && !isUuid(line.id)) {
    line.report(`id: ${quote(line.id)} is not the id of a product. Leave the cell empty for a new product.`);
    return;
  }
  const values = line.readFields(PRODUCT_FIELDS);
  const category = values.get('category') ?? '';
  if (line.id === '' && (line.title === '' || category === '')) {
    const isReported = line.title !== '' && line.hasAnyCell(CATEGORY_FIELDS);
    if (!isReported) line.report('Write the id of the product, or title and category of a new one.');
    return;
  }
  const key = line.id === '' ? JSON.stringify([line.title, category]) : line.id;
  const first = products.get(key);
  const product = first ?? { line: line.line, id: line.id, title: line.title, values, types: [], pictures: [] };
  if (first) reportDifferences(line, values, first);
  else products.set(key, product);
  addType(line, product);
  addPicture(line, product);
}

/** Further lines of a product repeat its fields or leave them empty. */
function reportDifferences(line: Line, values: FieldValues, first: ProductInput): void {
  for (const { name, column } of PRODUCT_FIELDS) {
    const value = values.get(name) ?? null;
    if (value !== null && value !== (first.values.get(name) ?? null))
      line.report(`${column}: differs from line ${first.line}, the first of this product. Correct one of them.`);
  }
}

function addType(line: Line, product: ProductInput): void {
  if (line.typeId === '' && !line.hasAnyCell(TYPE_INPUT_FIELDS)) return;
  if (product.types.length >= MAX_TYPES) {
    line.report(TOO_MANY_TYPES, product.line);
    return;
  }
  const values = line.readFields(TYPE_INPUT_FIELDS);
  if (line.typeId !== '' && !isUuid(line.typeId))
    line.report(`typeId: ${quote(line.typeId)} is not the id of a type. Leave the cell empty for a new type.`);
  else if (line.typeId === '' && (values.get('title') ?? null) === null)
    line.report('typeTitle: write the title of the type to which these cells belong.');
  else product.types.push({ line: line.line, id: line.typeId, values });
}

function addPicture(line: Line, product: ProductInput): void {
  if (line.pictureUrl !== '' && product.pictures.length >= MAX_IMAGES) line.report(TOO_MANY_PICTURES, product.line);
  else if (line.pictureUrl !== '')
    product.pictures.push({ line: line.line, url: line.pictureUrl, values: line.readFields(PICTURE_FIELDS) });
  else if (line.hasAnyCell(PICTURE_FIELDS))
    line.report('pictureUrl: write the address of the picture to which these cells belong.');
}
