import { paths } from '#contract/paths.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { formatListingQuery, type ListingQuery } from '#domain/catalogue/listing/listing-query.ts';

/** A listing: the products of a sub-category, or all of them. */
export type ListingScope = { category: Category; sub: string } | 'all';

export const listingPath = (place: ListingScope): string =>
  place === 'all' ? paths.allProducts() : paths.subCategory(place.category, place.sub);

/** Path and query of a listing; also the key of its view. */
export function listingAddress(place: ListingScope, query: ListingQuery): string {
  const text = formatListingQuery(query);
  return text === '' ? listingPath(place) : `${listingPath(place)}?${text}`;
}
