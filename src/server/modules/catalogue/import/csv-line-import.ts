import type { CatalogueFileProduct } from '#contract/catalogue-file.ts';
import type { CsvColumn, CsvLine } from './catalogue-csv-lines.ts';

export type ReportingLine = CsvLine & { report(reason: string): void };

const FLAGS: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
const RUPEES = /^\d+(\.\d{1,2})?$/;

/** The first line of a product carries its own fields. An empty sub-category or description means none. */
export function applyProductLine(line: ReportingLine, product: CatalogueFileProduct): void {
  const { cell } = line;
  product.title = cell('title') ?? product.title;
  product.subCategory = parseNullable(cell('subCategory'), product.subCategory);
  product.orderComment = parseNullable(cell('orderComment'), product.orderComment);
  const featured = cell('isFeatured');
  if (featured === undefined) return;
  const flag = FLAGS[featured.trim().toLowerCase()];
  if (flag === undefined) line.report(`isFeatured must be yes or no: ${featured}`);
  else product.isFeatured = flag;
}

/** On further lines a product's fields are empty, or the same as on its first line. */
export function reportDifferingFields(line: ReportingLine, product: CatalogueFileProduct): void {
  const differs = (column: CsvColumn) => line.report(`${column} differs from the product's first line`);
  for (const column of ['title', 'subCategory', 'orderComment'] as const) {
    const cell = line.cell(column) ?? '';
    if (cell !== '' && cell !== product[column]) differs(column);
  }
  const featured = line.cell('isFeatured')?.trim().toLowerCase() ?? '';
  if (featured !== '' && FLAGS[featured] !== product.isFeatured) differs('isFeatured');
}

/** Title and rate of one type. `seen` remembers the line of each type, so that none is changed twice. */
export function applyTypeLine(line: ReportingLine, product: CatalogueFileProduct, seen: Map<object, number>): void {
  const typeId = line.cell('typeId')?.trim().toLowerCase() ?? '';
  const type = product.types.find((one) => one.id.toLowerCase() === typeId);
  if (typeId === '') reportOrphanTypeCells(line);
  else if (!type) line.report(`typeId names no type of this product: ${typeId}`);
  else if (seen.has(type)) line.report(`typeId stands on line ${seen.get(type)} already: ${typeId}`);
  else {
    seen.set(type, line.line);
    type.title = line.cell('typeTitle') ?? type.title;
    applyRate(line, type);
  }
}

function applyRate(line: ReportingLine, type: CatalogueFileProduct['types'][number]): void {
  const rate = line.cell('pricePerSqFt')?.trim();
  if (rate === undefined) return;
  if (RUPEES.test(rate)) type.pricePerSqFt = Number(rate);
  else line.report(`pricePerSqFt must be rupees like 240 or 240.50: ${rate}`);
}

function reportOrphanTypeCells(line: ReportingLine): void {
  for (const column of ['typeTitle', 'pricePerSqFt'] as const) {
    if ((line.cell(column) ?? '') !== '') line.report(`${column} needs the typeId that it belongs to`);
  }
}

const parseNullable = (cell: string | undefined, stored: string | null): string | null => {
  if (cell === undefined) return stored;
  return cell.trim() === '' ? null : cell;
};
