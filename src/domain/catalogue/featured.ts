/** The featured products of a category page and of the home tabs, and how many cards fit on one page of them. */
const MAX_FEATURED = 12;
export const HOME_TAB_LIMIT = 4;

export const NO_PRODUCTS_MESSAGE = 'No products available.';

/** Falls back to all products when none is featured. */
export function pickFeatured<Product extends { isFeatured: boolean }>(
  products: readonly Product[],
  limit = MAX_FEATURED,
): Product[] {
  const featured = products.filter((product) => product.isFeatured);
  return (featured.length > 0 ? featured : products).slice(0, limit);
}

const PAGE_SIZES = [
  { minWidthPx: 1024, pageSize: 4 },
  { minWidthPx: 768, pageSize: 3 },
  { minWidthPx: 640, pageSize: 2 },
] as const;

/** Cards per page at a viewport width. */
export const getPageSize = (widthPx: number): 1 | 2 | 3 | 4 =>
  PAGE_SIZES.find(({ minWidthPx }) => widthPx >= minWidthPx)?.pageSize ?? 1;

export const shouldShowArrows = (pageSize: number, itemCount: number): boolean => pageSize < 4 && itemCount > pageSize;
