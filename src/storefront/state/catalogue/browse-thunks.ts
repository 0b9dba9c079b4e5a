import { paths } from '#contract/paths.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { pickFeatured } from '#domain/catalogue/featured.ts';
import { buildListing } from '#domain/catalogue/listing/listing.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import { buildSubCategoryTiles, getSubCategoryLabel } from '#domain/catalogue/sub-category.ts';
import type { AppThunk } from '../store.ts';
import { selectView } from './browse-slice.ts';
import { getListingUrl, type ListingScope } from './listing-url.ts';
import { loadView } from './load-view.ts';

type Source = { category?: string; subCategory?: string };

export const loadCategoryView = (category: Category): AppThunk<Promise<void>> =>
  loadView(paths.category(category), { category: CATEGORIES[category].name }, (products) => ({
    products: pickFeatured(products),
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: buildSubCategoryTiles(category, products),
  }));

export const loadListingView = (scope: ListingScope, query: ListingQuery): AppThunk<Promise<void>> =>
  loadView(getListingUrl(scope, query), getListSource(scope), (products, state) => {
    const previousPage = selectView(state, getListingUrl(scope, { ...query, page: query.page - 1 }));
    // 'Show more' appends to the visible pages; opening the address directly shows one page.
    const firstPage = query.page > 1 ? (previousPage?.firstPage ?? query.page) : 1;
    const [first] = products;
    const listing = buildListing(products, query, firstPage);
    return {
      ...listing,
      firstPage: Math.min(firstPage, listing.pageCount),
      name: scope !== 'all' && first ? getSubCategoryLabel(first.subCategory) : null,
      tiles: [],
    };
  });

export const loadListingViewAt = (scope: ListingScope, search: URLSearchParams): AppThunk<Promise<void>> =>
  loadListingView(scope, readListingQuery(search));

const getListSource = (scope: ListingScope): Source =>
  scope === 'all' ? {} : { category: CATEGORIES[scope.category].name, subCategory: scope.sub };
