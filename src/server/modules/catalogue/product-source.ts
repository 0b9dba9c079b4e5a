import type { Product } from '#contract/storefront/catalogue.ts';
import { notFound } from '../../http/app-error.ts';
import { findProduct } from './catalogue-lookup.ts';
import { PRODUCT_NOT_FOUND } from './catalogue-routes.ts';
import type { LiveCatalogue } from './live-catalogue.ts';

/** The products of this moment, for the other parts of the shop. */
export function createProductSource(catalogue: LiveCatalogue) {
  const find = (id: string): Product | undefined => findProduct(catalogue.current(), id)?.data;
  return {
    find,
    /** Refuses with 404 what is not in the catalogue. */
    require(id: string): Product {
      const product = find(id);
      if (!product) throw notFound(PRODUCT_NOT_FOUND);
      return product;
    },
  };
}
