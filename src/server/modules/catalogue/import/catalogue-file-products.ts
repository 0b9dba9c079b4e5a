import type { Product } from '#contract/api/catalogue.ts';
import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { CATEGORIES } from '#domain/catalogue/category.ts';
import { imagesInOrder } from '#domain/catalogue/product-images.ts';
import { typesOf } from '#domain/catalogue/product-types.ts';

/** The products of a catalogue file as the calls answer them. */
export const productsOfFile = (file: CatalogueFile): Product[] => file.products.map(productOfFile);

/** The file that would give these products. */
export const fileOfProducts = (products: readonly Product[]): CatalogueFile => ({
  products: products.map(fileProductOf),
});

function productOfFile({ types, images, ...source }: CatalogueFileProduct): Product {
  const ownTypes = types.map((type) => ({ ...type, id: type.id.toLowerCase() }));
  return {
    ...source,
    id: source.id.toLowerCase(),
    slug: source.slug ?? slugOf(source.title),
    images: images.map((image, sortOrder) => ({ ...image, sortOrder })),
    wallpaperTypes: [],
    curtainTypes: [],
    blindsTypes: [],
    canvasTypes: [],
    fabricTypes: [],
    // Sound because the schema of the file pairs each category with its own types.
    [CATEGORIES[source.category].typeListField]: ownTypes,
    ...(source.category === 'wallpaper' && { productTypes: ownTypes as Product['wallpaperTypes'] }),
  };
}

function fileProductOf(product: Product): CatalogueFileProduct {
  const { id, title, slug, category, subCategory, orderComment, isFeatured } = product;
  const images = imagesInOrder(product.images).map(({ sortOrder: _, ...image }) => image);
  const types = typesOf<unknown>(category, product);
  return { id, title, slug, category, subCategory, orderComment, isFeatured, images, types } as CatalogueFileProduct;
}

const slugOf = (title: string): string =>
  title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '') || 'product';
