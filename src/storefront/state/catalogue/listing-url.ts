import { paths } from '#contract/paths.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { formatListingQuery, type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';

/** A listing: the products of a sub-category, or all of them. */
export type ListingScope = { category: Category; sub: string } | 'all';

export const getListingPath = (scope: ListingScope): string =>
  scope === 'all' ? paths.allProducts() : paths.subCategory(scope.category, scope.sub);

/** Returns path and query of a listing; also the key of its view. */
export function getListingUrl(scope: ListingScope, query: ListingQuery): string {
  const search = formatListingQuery(query);
  return search === '' ? getListingPath(scope) : `${getListingPath(scope)}?${search}`;
}

export const getListingUrlAt = (scope: ListingScope, search: URLSearchParams): string =>
  getListingUrl(scope, readListingQuery(search));
