import { randomUUID } from 'node:crypto';
import { inArray } from 'drizzle-orm';
import type { AnyProductType, Product, ProductImage } from '#contract/storefront/catalogue.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';
import { buildSubCategorySlug } from '#domain/catalogue/sub-category.ts';
import { type InchHundredths, inchesToHundredths } from '#domain/measuring/size.ts';
import { rupeesToPaise } from '#domain/money/paise.ts';
import type { Database } from '#server/platform/database/database.ts';
import { insertRows } from '#server/platform/database/insert-rows.ts';
import { splitIntoBatches } from '#server/platform/database/split-into-batches.ts';
import { productImages, products, productTypes } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { claimPictures } from '#server/platform/pictures/claim-pictures.ts';

type ProductRow = typeof products.$inferInsert;
type TypeRow = typeof productTypes.$inferInsert;
type ImageRow = typeof productImages.$inferInsert;

/** `hasSameTypes` and `hasSameImages`: as they are on sale, so that their rows stay. */
export type WrittenProduct = {
  readonly product: Product;
  readonly hasSameTypes?: boolean;
  readonly hasSameImages?: boolean;
};
type PlacedProduct = WrittenProduct & { readonly position: number };

/** Types and images that change must be deleted first. */
export async function writeProducts(tx: Database, placed: readonly PlacedProduct[], revision: string): Promise<void> {
  const productRows = placed.map(({ product, position }) => toProductRow(product, { position, revision }));
  await insertRows(tx, products, productRows, { replaceBy: 'id' });
  const withTypes = placed.filter(({ hasSameTypes }) => !hasSameTypes);
  await insertRows(tx, productTypes, toTypeRows(withTypes.map(({ product }) => product)));
  const withImages = placed.filter(({ hasSameImages }) => !hasSameImages);
  await insertRows(tx, productImages, toImageRows(withImages.map(({ product }) => product)));
}

/** Returns the addresses of uploads that were removed. */
export const claimImages = (tx: Database, claimed: readonly Product[]): Promise<string[]> =>
  claimPictures(
    tx,
    claimed.flatMap(({ images }) => images.map(({ url }) => url)),
  );

export async function deleteRows(
  tx: Database,
  put: readonly WrittenProduct[],
  removedIds: readonly string[],
): Promise<void> {
  const listIds = (isSame: (written: WrittenProduct) => boolean | undefined) => [
    ...put.filter((written) => !isSame(written)).map(({ product }) => product.id),
    ...removedIds,
  ];
  for (const batch of splitIntoBatches(listIds(({ hasSameImages }) => hasSameImages)))
    await tx.delete(productImages).where(inArray(productImages.productId, batch));
  for (const batch of splitIntoBatches(listIds(({ hasSameTypes }) => hasSameTypes)))
    await tx.delete(productTypes).where(inArray(productTypes.productId, batch));
  for (const batch of splitIntoBatches(removedIds)) await tx.delete(products).where(inArray(products.id, batch));
}

/** Sorts the catalogue in the order of these ids, which are those of all products. The caller stores a new version. */
export async function sortProducts(tx: Database, ids: readonly string[]): Promise<void> {
  const positions = new Map(ids.map((id, position) => [id, position]));
  const rows = await tx.select().from(products);
  const moved = rows.flatMap((row) => {
    const position = positions.get(row.id) ?? row.position;
    return position === row.position ? [] : [{ ...row, position }];
  });
  await insertRows(tx, products, moved, { replaceBy: 'id' });
}

export async function readPositions(tx: Database, ids: readonly string[]): Promise<Map<string, number>> {
  const positions = new Map<string, number>();
  for (const batch of splitIntoBatches(ids)) {
    const rows = await tx
      .select({ id: products.id, position: products.position })
      .from(products)
      .where(inArray(products.id, batch));
    for (const { id, position } of rows) positions.set(id, position);
  }
  return positions;
}

const toProductRow = (product: Product, place: Pick<ProductRow, 'position' | 'revision'>): ProductRow => ({
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

const toTypeRows = (catalogue: readonly Product[]): TypeRow[] =>
  catalogue.flatMap((product) =>
    getProductTypes<AnyProductType>(product.category, product).map((type, position) =>
      toTypeRow(product.id, type, position),
    ),
  );

const toImageRows = (catalogue: readonly Product[]): ImageRow[] =>
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
