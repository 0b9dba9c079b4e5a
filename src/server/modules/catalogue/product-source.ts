import type { Product } from '#contract/storefront/catalogue.ts';
import { createNotFoundError } from '#server/http/app-error.ts';
import { findProduct } from './catalogue-lookup.ts';
import { PRODUCT_NOT_FOUND_MESSAGE } from './catalogue-routes.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** Looks up products in the current catalogue for other modules. */
export function createProductSource(catalogue: LiveCatalogue) {
  const find = (id: string): Product | undefined => findProduct(catalogue.getCurrent(), id);
  return {
    find,
    /** Throws 404 if the product is not in the catalogue. */
    require(id: string): Product {
      const product = find(id);
      if (!product) throw createNotFoundError(PRODUCT_NOT_FOUND_MESSAGE);
      return product;
    },
  };
}
