import type { DeskProductRow } from '#contract/desk/products/desk-product.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { PRODUCT_STATE_LABELS } from '#domain/catalogue/product-state.ts';
import { toIndiaDate } from '#domain/time/india-time.ts';
import { type CsvCell, formatCsvLine } from '#server/http/desk/csv.ts';

const COLUMNS: readonly (readonly [string, (product: DeskProductRow) => CsvCell])[] = [
  ['Title', ({ title }) => title],
  ['State', ({ state }) => PRODUCT_STATE_LABELS[state]],
  ['Unpublished changes', ({ hasDraft }) => (hasDraft ? 'yes' : '')],
  ['Category', ({ category }) => CATEGORIES[category].name],
  ['Sub-category', ({ subCategory }) => subCategory ?? ''],
  ['Featured', ({ isFeatured }) => (isFeatured ? 'yes' : '')],
  ['Lowest rate in rupees', ({ lowestRate }) => lowestRate ?? ''],
  ['Types', ({ typeCount }) => typeCount],
  ['Colours', ({ colourCount }) => colourCount],
  ['Changed on', ({ changedAt }) => (changedAt === null ? '' : toIndiaDate(new Date(changedAt)))],
  ['Changed by', ({ changedBy }) => changedBy ?? ''],
  ['Id', ({ id }) => id],
];

export const formatProductsCsv = (products: readonly DeskProductRow[]): string =>
  [COLUMNS.map(([title]) => title), ...products.map((product) => COLUMNS.map(([, format]) => format(product)))]
    .map(formatCsvLine)
    .join('');
