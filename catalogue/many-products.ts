import type { CatalogueFile, CatalogueFileProduct } from '#contract/catalogue-file.ts';
import { stableId } from './stable-id.ts';

/** A catalogue of any size for measurements and tests: repeats the given products with new ids. */
export function manyProducts({ products }: CatalogueFile, count: number): CatalogueFile {
  const copies = Array.from({ length: count }, (_, at) => {
    const original = products[at % products.length];
    if (!original) throw new Error('There are no products to multiply.');
    return at < products.length ? original : copyProduct(original, Math.floor(at / products.length));
  });
  return { products: copies };
}

/** Copies spread over further sub-categories too: a larger shop has more of them, not longer ones. */
function copyProduct(original: CatalogueFileProduct, round: number): CatalogueFileProduct {
  return {
    ...original,
    id: stableId(`copy/${round}/${original.id}`),
    title: `${original.title} ${round}`.slice(-200),
    slug: `${original.slug ?? 'product'}-${round}`,
    subCategory: original.subCategory === null ? null : `${original.subCategory} ${round}`,
    types: original.types.map((type) => ({ ...type, id: stableId(`copy/${round}/${type.id}`) })),
  } as CatalogueFileProduct;
}
