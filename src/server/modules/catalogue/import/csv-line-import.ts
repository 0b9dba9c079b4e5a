import type { CatalogueFileProduct } from '#contract/catalogue-file.ts';
import type { CsvColumn, CsvLine } from './catalogue-csv-lines.ts';

export type ReportingLine = CsvLine & { report(reason: string): void };

const FLAG_VALUES: Readonly<Record<string, boolean>> = { yes: true, no: false, true: true, false: false };
const RUPEES_PATTERN = /^\d+(\.\d{1,2})?$/;

/** Applies the product fields of a product's first line. An empty sub-category or comment clears it. */
export function applyProductLine(line: ReportingLine, product: CatalogueFileProduct): void {
  const { getCell } = line;
  product.title = getCell('title') ?? product.title;
  product.subCategory = parseNullable(getCell('subCategory'), product.subCategory);
  product.orderComment = parseNullable(getCell('orderComment'), product.orderComment);
  const featured = getCell('isFeatured');
  if (featured === undefined) return;
  const flag = FLAG_VALUES[featured.trim().toLowerCase()];
  if (flag === undefined) line.report(`isFeatured must be yes or no: ${featured}`);
  else product.isFeatured = flag;
}

/** Reports further lines of a product that neither repeat its fields nor leave them empty. */
export function reportDifferingFields(line: ReportingLine, product: CatalogueFileProduct): void {
  const reportDifference = (column: CsvColumn) => line.report(`${column} differs from the product's first line`);
  for (const column of ['title', 'subCategory', 'orderComment'] as const) {
    const cell = line.getCell(column) ?? '';
    if (cell !== '' && cell !== product[column]) reportDifference(column);
  }
  const featured = line.getCell('isFeatured')?.trim().toLowerCase() ?? '';
  if (featured !== '' && FLAG_VALUES[featured] !== product.isFeatured) reportDifference('isFeatured');
}

/** Applies title and rate of one type. `firstLines` detects a type that appears twice. */
export function applyTypeLine(
  line: ReportingLine,
  product: CatalogueFileProduct,
  firstLines: Map<object, number>,
): void {
  const typeId = line.getCell('typeId')?.trim().toLowerCase() ?? '';
  const type = product.types.find((candidate) => candidate.id.toLowerCase() === typeId);
  if (typeId === '') reportOrphanTypeCells(line);
  else if (!type) line.report(`typeId is not a type of this product: ${typeId}`);
  else if (firstLines.has(type)) line.report(`typeId already appears on line ${firstLines.get(type)}: ${typeId}`);
  else {
    firstLines.set(type, line.line);
    type.title = line.getCell('typeTitle') ?? type.title;
    applyRate(line, type);
  }
}

function applyRate(line: ReportingLine, type: CatalogueFileProduct['types'][number]): void {
  const rate = line.getCell('pricePerSqFt')?.trim();
  if (rate === undefined) return;
  if (RUPEES_PATTERN.test(rate)) type.pricePerSqFt = Number(rate);
  else line.report(`pricePerSqFt must be rupees like 240 or 240.50: ${rate}`);
}

function reportOrphanTypeCells(line: ReportingLine): void {
  for (const column of ['typeTitle', 'pricePerSqFt'] as const) {
    if ((line.getCell(column) ?? '') !== '') line.report(`${column} needs a typeId`);
  }
}

const parseNullable = (cell: string | undefined, stored: string | null): string | null => {
  if (cell === undefined) return stored;
  return cell.trim() === '' ? null : cell;
};
