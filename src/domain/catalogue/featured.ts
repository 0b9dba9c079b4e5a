/** The featured list: the featured products if there are any, otherwise all, at most 12 (specification 0 §9). */
const FEATURED_LIMIT = 12;
/** Home tabs show four (specification 0 §9, decision D-03). */
export const HOME_TAB_LIMIT = 4;

export function pickFeatured<Product extends { isFeatured: boolean }>(
  products: readonly Product[],
  limit = FEATURED_LIMIT,
): Product[] {
  const featured = products.filter((product) => product.isFeatured);
  return (featured.length > 0 ? featured : products).slice(0, limit);
}

/** On a category page that has nothing to show. */
export const NO_PRODUCTS_MESSAGE = 'No products available.';
