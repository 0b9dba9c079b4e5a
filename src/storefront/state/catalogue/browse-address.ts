import { paths } from '#contract/paths.ts';
import type { Category } from '#domain/catalogue/category.ts';
import { type ListingQuery, listingQueryText } from '#domain/catalogue/listing-query.ts';

/** A listing: the products of a sub-category, or all of them. */
export type ListingPlace = { category: Category; sub: string } | 'all';

export const listingPath = (place: ListingPlace): string =>
  place === 'all' ? paths.allProducts() : paths.subCategory(place.category, place.sub);

/** The address of a listing with everything that is asked of it; also the key of its view. */
export function listingAddress(place: ListingPlace, query: ListingQuery): string {
  const text = listingQueryText(query);
  return text === '' ? listingPath(place) : `${listingPath(place)}?${text}`;
}
