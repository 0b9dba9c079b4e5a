import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { CSV_COLUMNS } from './catalogue-csv-lines.ts';
import { formatCsv } from './csv.ts';

/**
 * The plain fields as a table: one line per type, the product's own fields on its first line. A product without types has
 * one line. Pictures and the options of types are left to the JSON form.
 */
export const formatCatalogueCsv = (file: CatalogueFile): string =>
  formatCsv([[...CSV_COLUMNS], ...file.products.flatMap(toCsvRows)]);

function toCsvRows({ id, title, subCategory, isFeatured, orderComment, types }: CatalogueFileProduct): string[][] {
  const own = [title, subCategory ?? '', isFeatured ? 'yes' : 'no', orderComment ?? ''];
  const blank = own.map(() => '');
  if (types.length === 0) return [[id, ...own, '', '', '']];
  return types.map((type, at) => [id, ...(at === 0 ? own : blank), type.id, type.title, String(type.pricePerSqFt)]);
}
