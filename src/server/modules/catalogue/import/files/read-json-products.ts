import { setImmediate as pause } from 'node:timers/promises';
import { MAX_IMAGES, MAX_TYPES } from '#contract/desk/products/draft-problems.ts';
import { asRecord, type JsonRecord } from '#contract/readers/unknown-json.ts';
import { MAX_WIDTHS } from '#domain/catalogue/product-limits.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { PictureMeasures } from '#server/modules/catalogue/content/uploaded-pictures.ts';
import { type ImportField, PICTURE_FIELDS, PRODUCT_FIELDS, TYPE_INPUT_FIELDS } from './import-fields.ts';
import { parseJsonFile } from './parse-json-file.ts';
import { parseJsonValue } from './parse-value.ts';
import {
  type FieldValues,
  type FileContent,
  MAX_LINES,
  MAX_LISTED_PROBLEMS,
  type PictureInput,
  type ProblemList,
  type ProductInput,
  quote,
  TOO_MANY_PICTURES,
  TOO_MANY_TYPES,
  type TypeInput,
} from './product-input.ts';

const PRODUCTS_PER_PAUSE = 20;
const TOO_MANY_PRODUCTS = `The file has more than ${MAX_LINES.toLocaleString('en-IN')} products. Split it into several.`;
const TOO_LARGE_MESSAGE = 'The file has too many types and pictures. Split it into several.';
/** A product has a few types and pictures on average. */
const MAX_BRACKETS = 20 * MAX_LINES;
const MAX_PIXELS = 20_000;
const MAX_UNKNOWN_FIELDS = 20;

type Report = (message: string) => void;
type FindTitle = (id: string) => string | undefined;

/** `{ "products": [...] }`, with the fields of the export. Fields that are missing keep what is stored. */
export async function readJsonProducts(
  text: string,
  problems: ProblemList,
  findTitle: FindTitle,
): Promise<FileContent> {
  const entries = readEntries(text, problems);
  const products: ProductInput[] = [];
  for (const [index, entry] of entries.entries()) {
    if (problems.getCount() >= MAX_LISTED_PROBLEMS) break;
    const product = readProduct(entry, index, problems, findTitle);
    if (product) products.push(product);
    if (index % PRODUCTS_PER_PAUSE === PRODUCTS_PER_PAUSE - 1) await pause();
  }
  return { products, lineCount: entries.length };
}

function readEntries(text: string, problems: ProblemList): readonly unknown[] {
  if (countBrackets(text) > MAX_BRACKETS) {
    problems.add({ line: null, title: '', message: TOO_LARGE_MESSAGE });
    return [];
  }
  const parsed = parseJsonFile(text);
  const entries = parsed.ok ? asRecord(parsed.value)?.products : undefined;
  if (!parsed.ok) problems.add({ line: parsed.line, title: '', message: 'The file is not valid JSON from here on.' });
  else if (!Array.isArray(entries))
    problems.add({ line: null, title: '', message: 'The file must look like { "products": [ … ] }.' });
  if (!Array.isArray(entries)) return [];
  if (entries.length <= MAX_LINES) return entries;
  problems.add({ line: null, title: '', message: TOO_MANY_PRODUCTS });
  return [];
}

/** Counts objects and lists, because parsing millions of empty ones takes seconds. */
function countBrackets(text: string): number {
  let count = 0;
  for (let at = 0; at < text.length; at++) if (text[at] === '{' || text[at] === '[') count += 1;
  return count;
}

function readProduct(
  entry: unknown,
  index: number,
  problems: ProblemList,
  findTitle: FindTitle,
): ProductInput | undefined {
  const record = asRecord(entry);
  const id = typeof record?.id === 'string' ? record.id.trim().toLowerCase() : '';
  const title = typeof record?.title === 'string' ? record.title.trim() : (findTitle(id) ?? '');
  const place = title === '' ? `Product ${index + 1} of the file: ` : '';
  const report: Report = (message) => problems.add({ line: null, title, message: place + message });
  if (!record) {
    report('must be an object with fields.');
    return undefined;
  }
  const [types, images] = [readList(record.types, 'types', report), readList(record.images, 'images', report)];
  if (types.length > MAX_TYPES) report(TOO_MANY_TYPES);
  if (images.length > MAX_IMAGES) report(TOO_MANY_PICTURES);
  if (types.length > MAX_TYPES || images.length > MAX_IMAGES) return undefined;
  reportUnknownFields(record, ['id', 'types', 'images', ...PRODUCT_FIELDS.map(({ name }) => name)], report);
  const values = readFields(record, PRODUCT_FIELDS, report);
  if ((record.id ?? '') !== '' && !isUuid(id)) {
    report(`id: ${quote(String(record.id))} is not the id of a product. Leave it out for a new product.`);
    return undefined;
  }
  if (id === '' && (title === '' || (values.get('category') ?? null) === null)) {
    if (title === '' || record.category === undefined || values.get('category') === null)
      report('Write the id of the product, or title and category of a new one.');
    return undefined;
  }
  return {
    line: null,
    id,
    title,
    values,
    types: types.flatMap((type, at) => readType(type, at, report) ?? []),
    pictures: images.flatMap((image, at) => readPicture(image, at, report) ?? []),
  };
}

function readList(value: unknown, name: string, report: Report): readonly unknown[] {
  if (value !== undefined && !Array.isArray(value)) report(`${name}: write a list.`);
  return Array.isArray(value) ? value : [];
}

function readType(entry: unknown, index: number, reportProduct: Report): TypeInput | undefined {
  const record = asRecord(entry) ?? {};
  const report: Report = (message) => reportProduct(`Type ${index + 1}, ${message}`);
  reportUnknownFields(record, ['id', ...TYPE_INPUT_FIELDS.map(({ name }) => name)], report);
  const id = typeof record.id === 'string' ? record.id.trim().toLowerCase() : '';
  const values = readFields(record, TYPE_INPUT_FIELDS, report);
  if ((record.id ?? '') !== '' && !isUuid(id)) report('id: leave it out for a new type.');
  else if (id === '' && (values.get('title') ?? null) === null) report('title: write the title of the type.');
  else return { line: null, id, values };
  return undefined;
}

const MEASURES = ['width', 'height', 'dominantColor', 'widths'] as const;

function readPicture(entry: unknown, index: number, reportProduct: Report): PictureInput | undefined {
  const record = asRecord(entry) ?? {};
  const report: Report = (message) => reportProduct(`Picture ${index + 1}, ${message}`);
  reportUnknownFields(record, ['url', ...MEASURES, ...PICTURE_FIELDS.map(({ name }) => name)], report);
  const url = typeof record.url === 'string' ? record.url.trim() : '';
  const values = readFields(record, PICTURE_FIELDS, report);
  if (url === '') {
    report('url: write the address of the picture.');
    return undefined;
  }
  return { line: null, url, values, measures: readMeasures(record, report) };
}

/** All or none: without them, the picture is looked up. */
function readMeasures(record: JsonRecord, report: Report): PictureMeasures | undefined {
  if (MEASURES.every((name) => record[name] === undefined)) return undefined;
  const { width, height, dominantColor, widths } = record;
  const isColor = typeof dominantColor === 'string' && /^#[0-9a-f]{6}$/i.test(dominantColor);
  if (isPixels(width) && isPixels(height) && isColor && isWidths(widths))
    return { width, height, dominantColor, widths };
  report('width, height, dominantColor and widths: copy them from an export, or leave them out.');
  return undefined;
}

const isWidths = (value: unknown): value is number[] =>
  Array.isArray(value) && value.length <= MAX_WIDTHS && value.every(isPixels);

const isPixels = (value: unknown): value is number =>
  typeof value === 'number' && Number.isInteger(value) && value >= 1 && value <= MAX_PIXELS;

function readFields(record: JsonRecord, fields: readonly ImportField[], report: Report): FieldValues {
  const values: FieldValues = new Map();
  for (const field of fields) {
    const value = record[field.name];
    if (value === undefined) continue;
    const parsed = parseJsonValue(field, value);
    values.set(field.name, parsed.ok ? parsed.value : undefined);
    if (!parsed.ok) report(parsed.message);
  }
  return values;
}

function reportUnknownFields(record: JsonRecord, known: readonly string[], report: Report): void {
  const unknown = Object.keys(record).filter((name) => !known.includes(name));
  for (const name of unknown.slice(0, MAX_UNKNOWN_FIELDS)) report(`there is no field ${quote(name)}.`);
}
