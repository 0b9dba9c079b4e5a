/** The orders of a listing. Equal products keep the order of the catalogue; those without a price stand last. */
import type { ListingSort } from './listing-query.ts';
import { getProductFacts, type ListedProduct } from './product-facts.ts';

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

const getSortPrice = (product: ListedProduct, without: number): number => getProductFacts(product).ratePaise ?? without;

/** Compared by hand: server and browser may disagree on a language's own order, and their pages must not. */
function compareNames(a: ListedProduct, b: ListedProduct): number {
  const [first, second] = [getProductFacts(a).sortName, getProductFacts(b).sortName];
  return first < second ? -1 : Number(first > second);
}
