import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { createStableId } from './demo/stable-id.ts';

/** Repeats products with new ids, for benchmarks and tests with large catalogues. */
export function multiplyProducts({ products }: CatalogueFile, count: number): CatalogueFile {
  const copies = Array.from({ length: count }, (_, index) => {
    const original = products[index % products.length];
    if (!original) throw new Error('There are no products to multiply.');
    return index < products.length ? original : copyProduct(original, Math.floor(index / products.length));
  });
  return { products: copies };
}

/** Copies get new sub-categories: a larger shop has more of them, not larger ones. */
function copyProduct(original: CatalogueFileProduct, round: number): CatalogueFileProduct {
  return {
    ...original,
    id: createStableId(`copy/${round}/${original.id}`),
    title: `${original.title} ${round}`.slice(-200),
    slug: `${original.slug ?? 'product'}-${round}`,
    subCategory: original.subCategory === null ? null : `${original.subCategory} ${round}`,
    types: original.types.map((type) => ({ ...type, id: createStableId(`copy/${round}/${type.id}`) })),
  } as CatalogueFileProduct;
}
