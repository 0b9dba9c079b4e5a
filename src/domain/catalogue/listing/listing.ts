/** Builds a listing page: filter, sort, paginate (decisions D-05 and D-23). Searches keep their order by default. */
import type { ListedProduct } from './listing-attributes.ts';
import { buildListingFacets, type ListingFacets } from './listing-facets.ts';
import { createFilter } from './listing-filter.ts';
import { LISTING_PAGE_SIZE, type ListingQuery } from './listing-query.ts';
import { sortProducts } from './listing-sort.ts';

type Listing<Product> = {
  products: Product[];
  /** Across all pages. */
  total: number;
  pageCount: number;
  facets: ListingFacets;
};

/** @param matches the products that match the search of the query, best first; all products if it has none */
export function buildListing<Product extends ListedProduct>(
  matches: readonly Product[],
  query: ListingQuery,
  firstPage = query.page,
): Listing<Product> {
  const listFailedFilters = createFilter(query);
  const passed = matches.filter((product) => listFailedFilters(product).length === 0);
  const isByRelevance = query.q !== '' && query.sort === 'featured';
  const ordered = isByRelevance ? passed : sortProducts(passed, query.sort);
  const pageCount = Math.max(1, Math.ceil(ordered.length / LISTING_PAGE_SIZE));
  // A page past the end shows the last page.
  const from = Math.min(firstPage, pageCount);
  return {
    products: ordered.slice((from - 1) * LISTING_PAGE_SIZE, query.page * LISTING_PAGE_SIZE),
    total: ordered.length,
    pageCount,
    facets: buildListingFacets(matches, query, listFailedFilters),
  };
}
