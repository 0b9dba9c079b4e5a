import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { pickFeatured } from '#domain/catalogue/featured.ts';
import { buildListing } from '#domain/catalogue/listing/listing.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import { buildSubCategoryTiles } from '#domain/catalogue/sub-category-tiles.ts';
import type { AppThunk } from '../store.ts';
import { selectView } from './browse-slice.ts';
import { type ListingScope, listingAddress } from './listing-address.ts';
import { loadView } from './load-view.ts';

type Source = { category?: string; subCategory?: string };

export const loadCategoryView = (category: Category): AppThunk<Promise<void>> =>
  loadView(paths.category(category), { category: CATEGORIES[category].callName }, (products) => ({
    products: pickFeatured(products),
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: buildSubCategoryTiles(category, products),
  }));

export const loadListingView = (place: ListingScope, query: ListingQuery): AppThunk<Promise<void>> =>
  loadView(listingAddress(place, query), getListSource(place), (products, state) => {
    const before = selectView(state, listingAddress(place, { ...query, page: query.page - 1 }));
    // 'Show more' appends to the visible pages; opening the address directly shows one page.
    const firstPage = query.page > 1 ? (before?.firstPage ?? query.page) : 1;
    const [first] = products;
    const listing = buildListing(products, query, firstPage);
    return {
      ...listing,
      firstPage: Math.min(firstPage, listing.pageCount),
      name: place !== 'all' && first ? getSubCategoryLabel(first.subCategory) : null,
      tiles: [],
    };
  });

export const loadListingViewAt = (place: ListingScope, search: URLSearchParams): AppThunk<Promise<void>> =>
  loadListingView(place, readListingQuery(search));

const getListSource = (place: ListingScope): Source =>
  place === 'all' ? {} : { category: CATEGORIES[place.category].callName, subCategory: place.sub };
