import { paths } from '#contract/paths.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { CATEGORIES, type Category } from '#domain/catalogue/category.ts';
import { pickFeatured } from '#domain/catalogue/featured.ts';
import { buildListing } from '#domain/catalogue/listing/listing.ts';
import { type ListingQuery, readListingQuery } from '#domain/catalogue/listing/listing-query.ts';
import {
  buildSubCategorySlug,
  buildSubCategoryTiles,
  getSubCategoryLabel,
  listSubCategorySlugs,
  parseSubCategorySlug,
} from '#domain/catalogue/sub-category.ts';
import { loadContent } from '../content/load-content.ts';
import type { AppThunk, RootState } from '../store.ts';
import { type BrowseView, isLargeList, selectView, selectViewByPath } from './browse-slice.ts';
import { getListingPath, getListingUrl, type ListingScope } from './listing-url.ts';
import { loadView } from './load-view.ts';
import { loadEarlierPages, loadServedView } from './served-listing-thunks.ts';

/** A reload shows at most this many earlier pages again. */
const MAX_EARLIER_PAGES = 10;

type Source = { category?: string; subCategory?: string };

export const loadCategoryView =
  (category: Category): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all([dispatch(loadContent('collections')), dispatch(loadFeatured(category))]);
  };

const loadFeatured = (category: Category): AppThunk<Promise<void>> =>
  loadView(paths.category(category), { category: CATEGORIES[category].name }, (products) => ({
    products: pickFeatured(products),
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: buildSubCategoryTiles(category, products),
  }));

export const loadListingView =
  (scope: ListingScope, query: ListingQuery): AppThunk<Promise<void>> =>
  (dispatch, getState) => {
    const state = getState();
    if (!isLargeList(selectViewByPath(state, getListingPath(scope)))) return dispatch(loadWholeListing(scope, query));
    const previous = findPreviousPage(state, scope, query);
    return dispatch(loadServedView(getListingUrl(scope, query), previous, previous?.firstPage ?? query.page));
  };

/** 'Show more' appends to the visible pages; opening the address directly shows one page. */
const findPreviousPage = (state: RootState, scope: ListingScope, query: ListingQuery): BrowseView | undefined =>
  query.page > 1 ? selectView(state, getListingUrl(scope, { ...query, page: query.page - 1 })) : undefined;

function loadWholeListing(scope: ListingScope, query: ListingQuery): AppThunk<Promise<void>> {
  const getFirstPage = (state: RootState) => findPreviousPage(state, scope, query)?.firstPage ?? query.page;
  const buildContent = async (products: readonly Product[], state: RootState) => {
    const firstPage = getFirstPage(state);
    const [first] = products;
    const matches = await findMatches(products, query);
    if (!matches) return undefined;
    const listing = buildListing(matches, query, firstPage);
    return {
      ...listing,
      firstPage: Math.min(firstPage, listing.pageCount),
      name: scope !== 'all' && first ? getSubCategoryLabel(first.subCategory) : null,
      tiles: [],
      ...findNewPath(scope, products),
    };
  };
  // 'Show more' needs the earlier pages too.
  const isCurrent = (cached: BrowseView, state: RootState) => cached.firstPage <= getFirstPage(state);
  return loadView(getListingUrl(scope, query), getListSource(scope), buildContent, isCurrent);
}

/** The server finds the products of a renamed sub-category by its old address too. */
function findNewPath(scope: ListingScope, [first, ...others]: readonly Product[]): { movedTo?: string } {
  if (scope === 'all' || !first) return {};
  const requested = parseSubCategorySlug(scope.category, scope.sub);
  const isRequested = ({ subCategory }: Product) => listSubCategorySlugs(subCategory).includes(requested);
  if ([first, ...others].some(isRequested)) return {};
  return { movedTo: paths.subCategory(scope.category, buildSubCategorySlug(scope.category, first.subCategory)) };
}

/** Loads the search only if the query has one. Returns `undefined` when its script cannot be loaded. */
async function findMatches(products: readonly Product[], { q }: ListingQuery): Promise<readonly Product[] | undefined> {
  if (q === '') return products;
  const module = await import('#storefront/search/product-search.ts').catch(() => undefined);
  const search = await module?.loadProductSearch(products);
  return search?.(q);
}

export const loadListingViewAt =
  (scope: ListingScope, search: URLSearchParams): AppThunk<Promise<void>> =>
  async (dispatch) => {
    await Promise.all([
      scope !== 'all' && dispatch(loadContent('collections')),
      dispatch(loadListingView(scope, readListingQuery(search))),
    ]);
  };

/** Shows the pages from `firstPage` on, as before a reload. */
export function loadListingFrom(scope: ListingScope, query: ListingQuery, firstPage: number): AppThunk<Promise<void>> {
  const from = Math.max(firstPage, query.page - MAX_EARLIER_PAGES);
  return loadEarlierPages(getListingUrl(scope, query), from, (page) => getListingUrl(scope, { ...query, page }));
}

const getListSource = (scope: ListingScope): Source =>
  scope === 'all' ? {} : { category: CATEGORIES[scope.category].name, subCategory: scope.sub };
