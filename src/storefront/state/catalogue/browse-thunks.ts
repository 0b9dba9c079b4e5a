import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { featuredList } from '#domain/catalogue/featured.ts';
import { listingOf } from '#domain/catalogue/listing.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalogue/listing-query.ts';
import { subCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { subCategoryTiles } from '#domain/catalogue/sub-category-tiles.ts';
import type { AppThunk } from '../store.ts';
import { type ListingPlace, listingAddress } from './browse-address.ts';
import { selectView } from './browse-slice.ts';
import { showView } from './show-view.ts';

type Source = { category?: string; subCategory?: string };

export const showCategory = (category: Category): AppThunk<Promise<void>> =>
  showView(paths.category(category), { category: CATEGORIES[category].callName }, (products) => ({
    products: featuredList(products),
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: subCategoryTiles(category, products),
  }));

export const showListing = (place: ListingPlace, query: ListingQuery): AppThunk<Promise<void>> =>
  showView(listingAddress(place, query), sourceOf(place), (products, state) => {
    const before = selectView(state, listingAddress(place, { ...query, page: query.page - 1 }));
    // 'Show more' adds to what is in sight; the same address opened afresh shows its own page alone.
    const firstPage = query.page > 1 ? (before?.firstPage ?? query.page) : 1;
    const [first] = products;
    const listing = listingOf(products, query, firstPage);
    return {
      ...listing,
      firstPage: Math.min(firstPage, listing.pageCount),
      name: place !== 'all' && first ? subCategoryLabel(first.subCategory) : null,
      tiles: [],
    };
  });

export const showListingAt = (place: ListingPlace, search: URLSearchParams): AppThunk<Promise<void>> =>
  showListing(place, readListingQuery(search));

const sourceOf = (place: ListingPlace): Source =>
  place === 'all' ? {} : { category: CATEGORIES[place.category].callName, subCategory: place.sub };
