/**
 * A page of a listing: searched, filtered, sorted, cut (decisions D-05 and D-23). Found by a search, products stand best
 * match first unless another order is asked for.
 */

import { searchProducts } from '../search/product-search.ts';
import { buildListingFacets, type ListingFacets } from './listing-facets.ts';
import { createFilter } from './listing-filter.ts';
import { LISTING_PAGE_SIZE, type ListingQuery } from './listing-query.ts';
import { sortProducts } from './listing-sort.ts';
import type { ListedProduct } from './product-facts.ts';

type Listing<Product> = {
  /** The products of the asked page. */
  products: Product[];
  /** How many there are on all pages. */
  total: number;
  pageCount: number;
  facets: ListingFacets;
};

export function buildListing<Product extends ListedProduct>(
  products: readonly Product[],
  query: ListingQuery,
  firstPage = query.page,
): Listing<Product> {
  const found = searchProducts(products, query.q);
  const failures = createFilter(query);
  const passed = found.filter((product) => failures(product).length === 0);
  const byRelevance = query.q !== '' && query.sort === 'featured';
  const ordered = byRelevance ? passed : sortProducts(passed, query.sort);
  const pageCount = Math.max(1, Math.ceil(ordered.length / LISTING_PAGE_SIZE));
  // Past the end there is nothing; a list that has become shorter still shows its last page.
  const from = Math.min(firstPage, pageCount);
  return {
    products: ordered.slice((from - 1) * LISTING_PAGE_SIZE, query.page * LISTING_PAGE_SIZE),
    total: ordered.length,
    pageCount,
    facets: buildListingFacets(found, query, failures),
  };
}
