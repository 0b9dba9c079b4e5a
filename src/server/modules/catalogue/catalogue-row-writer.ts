import { randomUUID } from 'node:crypto';
import type { AnyProductType, Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import { buildSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { type InchHundredths, inchesToHundredths } from '#domain/measuring/size.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import type { productImages, products, productTypes } from '#server/platform/database/tables/catalogue-tables.ts';

type ProductRow = typeof products.$inferInsert;
type TypeRow = typeof productTypes.$inferInsert;
type ImageRow = typeof productImages.$inferInsert;

export const toProductRow = (product: Product, place: Pick<ProductRow, 'position' | 'revision'>): ProductRow => ({
  id: product.id,
  ...place,
  title: product.title,
  slug: product.slug,
  category: product.category,
  subCategory: product.subCategory,
  subCategorySlug: buildSubCategorySlug(product.category, product.subCategory),
  orderComment: product.orderComment,
  isFeatured: product.isFeatured,
});

export const toTypeRows = (catalogue: readonly Product[]): TypeRow[] =>
  catalogue.flatMap((product) =>
    getProductTypes<AnyProductType>(product.category, product).map((type, position) =>
      toTypeRow(product.id, type, position),
    ),
  );

export const toImageRows = (catalogue: readonly Product[]): ImageRow[] =>
  catalogue.flatMap((product) => product.images.map((image) => toImageRow(product.id, image)));

function toTypeRow(productId: string, type: AnyProductType, position: number): TypeRow {
  const { pricePerSqFt, ...rest } = type;
  return {
    ...rest,
    productId,
    position,
    pricePerSqFtPaise: rupeesToPaise(pricePerSqFt),
    widthHundredths: 'width' in type ? convertLength(type.width) : null,
    heightHundredths: 'height' in type ? convertLength(type.height) : null,
  };
}

function toImageRow(productId: string, { widths, inchesWide, repeatInches, ...image }: ProductImage): ImageRow {
  return {
    ...image,
    id: randomUUID(),
    productId,
    widths: widths.join(','),
    inchesWideHundredths: convertLength(inchesWide ?? null),
    repeatHundredths: convertLength(repeatInches ?? null),
  };
}

const convertLength = (inches: number | null): InchHundredths | null =>
  inches === null ? null : inchesToHundredths(inches);
