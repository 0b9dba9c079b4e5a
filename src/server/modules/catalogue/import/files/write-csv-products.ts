import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { formatCsv } from '../csv.ts';
import { CSV_COLUMNS, type ImportField, PICTURE_FIELDS, PRODUCT_FIELDS, TYPE_INPUT_FIELDS } from './import-fields.ts';

/** One line per type and picture, side by side. With an id, only the first line has the product's own fields. */
export const formatCatalogueCsv = (file: CatalogueFile): string => formatCsv(listRows(file));

function* listRows({ products }: CatalogueFile): Generator<readonly string[]> {
  yield CSV_COLUMNS;
  for (const product of products) yield* listProductRows(product);
}

function* listProductRows(product: CatalogueFileProduct): Generator<readonly string[]> {
  const { id, types, images } = product;
  const lineCount = Math.max(types.length, images.length, 1);
  for (let index = 0; index < lineCount; index += 1) {
    const type = types[index];
    const image = images[index];
    yield [
      id,
      ...formatFields(PRODUCT_FIELDS, index === 0 || id === '' ? product : undefined),
      type?.id ?? '',
      ...formatFields(TYPE_INPUT_FIELDS, type),
      image?.url ?? '',
      ...formatFields(PICTURE_FIELDS, image),
    ];
  }
}

const formatFields = (fields: readonly ImportField[], values: object | undefined): string[] =>
  fields.map(({ name }) => formatValue((values as Readonly<Record<string, unknown>> | undefined)?.[name]));

function formatValue(value: unknown): string {
  if (value === undefined || value === null) return '';
  return typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value);
}
