import { randomUUID } from 'node:crypto';
import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import { typesOf } from '#domain/catalogue/product-types.ts';
import { subCategorySlug } from '#domain/catalogue/sub-category.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import type { productImages, products, productTypes } from '#server/platform/database/tables/catalogue-tables.ts';

type ProductRow = typeof products.$inferInsert;
type TypeRow = typeof productTypes.$inferInsert;
type ImageRow = typeof productImages.$inferInsert;
type AnyType = Product[`${'wallpaper' | 'curtain' | 'blinds' | 'canvas' | 'fabric'}Types`][number];

/** The rows that store a catalogue, in its order. */
export const productRows = (catalogue: readonly Product[]): ProductRow[] =>
  catalogue.map((product, position) => ({
    id: product.id,
    position,
    title: product.title,
    slug: product.slug,
    category: product.category,
    subCategory: product.subCategory,
    subCategorySlug: subCategorySlug(product.category, product.subCategory),
    orderComment: product.orderComment,
    isFeatured: product.isFeatured,
  }));

export const typeRows = (catalogue: readonly Product[]): TypeRow[] =>
  catalogue.flatMap((product) =>
    typesOf<AnyType>(product.category, product).map((type, position) => typeRow(product.id, type, position)),
  );

export const imageRows = (catalogue: readonly Product[]): ImageRow[] =>
  catalogue.flatMap((product) => product.images.map((image) => imageRow(product.id, image)));

function typeRow(productId: string, type: AnyType, position: number): TypeRow {
  const { pricePerSqFt, ...rest } = type;
  return {
    ...rest,
    productId,
    position,
    pricePerSqFtPaise: rupeesToPaise(pricePerSqFt),
    widthHundredths: 'width' in type ? hundredths(type.width) : null,
    heightHundredths: 'height' in type ? hundredths(type.height) : null,
  };
}

function imageRow(productId: string, { widths, inchesWide, repeatInches, ...image }: ProductImage): ImageRow {
  return {
    ...image,
    id: randomUUID(),
    productId,
    widths: widths.join(','),
    inchesWideHundredths: hundredths(inchesWide ?? null),
    repeatHundredths: hundredths(repeatInches ?? null),
  };
}

const hundredths = (inches: number | null): number | null => (inches === null ? null : Math.round(inches * 100));
