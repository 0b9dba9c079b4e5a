/** Sorts a listing. Ties keep the catalogue order; products without a price come last. */

import { getListingAttributes, type ListedProduct } from './listing-attributes.ts';
import type { ListingSort } from './listing-query.ts';

export function sortProducts<Product extends ListedProduct>(
  products: readonly Product[],
  sort: ListingSort,
): Product[] {
  switch (sort) {
    case 'featured':
      return products.toSorted((a, b) => Number(b.isFeatured) - Number(a.isFeatured));
    case 'price-up':
      return products.toSorted(
        (a, b) => getSortPrice(a, Number.POSITIVE_INFINITY) - getSortPrice(b, Number.POSITIVE_INFINITY) || 0,
      );
    case 'price-down':
      return products.toSorted((a, b) => getSortPrice(b, -1) - getSortPrice(a, -1));
    case 'name':
      return products.toSorted(compareNames);
  }
}

const getSortPrice = (product: ListedProduct, fallback: number): number =>
  getListingAttributes(product).ratePaise ?? fallback;

/** Compares code units, because `localeCompare` can differ between server and browser. */
function compareNames(a: ListedProduct, b: ListedProduct): number {
  const [first, second] = [getListingAttributes(a).sortName, getListingAttributes(b).sortName];
  return first < second ? -1 : Number(first > second);
}
