import {
  type AnyProductType,
  createTypeLists,
  type Product,
  type ProductImage,
} from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { mapTypeFields, type TypeFieldName } from '#domain/catalogue/type-fields.ts';
import { hundredthsToInches, type InchHundredths } from '#domain/measuring/size.ts';
import { paiseToRupees } from '#domain/money/paise.ts';
import type {
  productImages,
  products,
  productTypes,
} from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import type { StringPool } from './string-pool.ts';

type ProductRow = typeof products.$inferSelect;
type TypeRow = typeof productTypes.$inferSelect;
type ImageRow = typeof productImages.$inferSelect;

export function rowsToProduct(
  row: ProductRow,
  types: readonly TypeRow[],
  images: readonly ImageRow[],
  pool: StringPool,
): Product {
  const category = row.category as Product['category'];
  return {
    id: row.id,
    title: row.title,
    slug: row.slug,
    category,
    subCategory: pool.internText(row.subCategory),
    orderComment: row.orderComment,
    isFeatured: row.isFeatured,
    images: images.map((image) => toProductImage(image, pool)),
    ...createTypeLists(
      category,
      types.map((type) => toType(category, internTexts(type, pool))),
    ),
  };
}

const MISSING_VALUES = { text: null, choice: null, flag: false, inches: null, size: 0 } as const;

function toType(category: Category, row: TypeRow): AnyProductType {
  // Every field has a column of its name; lengths are stored in hundredths.
  const values: Readonly<Record<TypeFieldName, string | number | boolean | null>> = {
    ...row,
    width: convertLength(row.widthHundredths),
    height: convertLength(row.heightHundredths),
  };
  return {
    id: row.id,
    title: row.title,
    description: row.description ?? '',
    pricePerSqFt: paiseToRupees(row.pricePerSqFtPaise),
    ...mapTypeFields(category, ({ kind, name }) => values[name] ?? MISSING_VALUES[kind]),
  } as AnyProductType;
}

const convertLength = (length: InchHundredths | null): number | null =>
  length === null ? null : hundredthsToInches(length);

function internTexts(type: TypeRow, { internText }: StringPool): TypeRow {
  const fields = Object.entries(type).map(([field, value]) => [
    field,
    typeof value === 'string' && !/id$/i.test(field) ? internText(value) : value,
  ]);
  return Object.fromEntries(fields);
}

const toProductImage = (row: ImageRow, { internText, internNumbers }: StringPool): ProductImage => ({
  url: row.url,
  sortOrder: row.sortOrder,
  hexCode: internText(row.hexCode),
  colorName: internText(row.colorName),
  kind: internText(row.kind) as ProductImage['kind'],
  width: row.width,
  height: row.height,
  dominantColor: internText(row.dominantColor),
  widths: internNumbers(row.widths),
  ...(row.inchesWideHundredths === null ? {} : { inchesWide: hundredthsToInches(row.inchesWideHundredths) }),
  ...(row.repeatHundredths === null ? {} : { repeatInches: hundredthsToInches(row.repeatHundredths) }),
  ...(row.altText === null ? {} : { altText: row.altText }),
});
