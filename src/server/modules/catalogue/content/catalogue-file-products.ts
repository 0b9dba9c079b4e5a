import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { createTypeLists, type Product } from '#contract/storefront/catalogue.ts';
import { sortImages } from '#domain/catalogue/pictures/product-images.ts';
import { getProductTypes } from '#domain/catalogue/product-types.ts';

export const toProducts = (file: CatalogueFile): Product[] => file.products.map(fileProductToProduct);

/** Inverts `toProducts`. */
export const toCatalogueFile = (products: readonly Product[]): CatalogueFile => ({
  products: products.map(productToFileProduct),
});

export function fileProductToProduct({ types, images, ...source }: CatalogueFileProduct): Product {
  return {
    ...source,
    id: source.id.toLowerCase(),
    slug: source.slug ?? slugify(source.title),
    images: images.map((image, sortOrder) => ({ ...image, sortOrder })),
    ...createTypeLists(
      source.category,
      types.map((type) => ({ ...type, id: type.id.toLowerCase() })),
    ),
  };
}

function productToFileProduct(product: Product): CatalogueFileProduct {
  const { id, title, slug, category, subCategory, orderComment, isFeatured } = product;
  const images = sortImages(product.images).map(({ sortOrder: _, ...image }) => image);
  const types = getProductTypes<unknown>(category, product);
  return { id, title, slug, category, subCategory, orderComment, isFeatured, images, types } as CatalogueFileProduct;
}

export const slugify = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'product';
