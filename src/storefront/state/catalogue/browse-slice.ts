import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product, ProductImage } from '#contract/storefront/catalogue.ts';
import type { Category } from '#domain/catalogue/category.ts';
import type { ListingFacets } from '#domain/catalogue/listing/listing-facets.ts';
import type { SubCategoryTile } from '#domain/catalogue/sub-category.ts';

/** The catalogue data that the home page's content needs. */
type HomeView = {
  /** The publication that it belongs to. */
  number: number;
  /** Ids of the products in each tab. */
  tabs: Partial<Record<Category, string[]>>;
  /** Links that lead to no product. */
  deadLinks: string[];
};

/**
 * Content of one browsing page, derived from its product list. Stored separately because the served page embeds only
 * visible products (D-23) and the next load empties the list.
 */
export type BrowseView = {
  /** Path and query of the page, normalised. */
  key: string;
  products: Product[];
  /** `total` counts the filtered products, `listSize` all of them. */
  total: number;
  listSize: number;
  firstPage: number;
  pageCount: number;
  /** The sub-category's name in the catalogue (D-04). */
  name: string | null;
  /** The new path of a sub-category that was renamed. */
  movedTo?: string;
  facets: ListingFacets | null;
  tiles: SubCategoryTile<ProductImage>[];
  /** On the home page only. */
  home?: HomeView;
  /** When the list was loaded. */
  fetchedAt: number;
};

export type BrowseState = {
  /** Newest first, so Back shows its page unchanged (D-19). */
  views: BrowseView[];
  failure: { key: string; error: string } | null;
};

const MAX_VIEWS = 12;
const initialState: BrowseState = { views: [], failure: null };

const browseSlice = createSlice({
  name: 'browse',
  initialState,
  reducers: {
    viewRequested: (state) => {
      state.failure = null;
    },
    viewReady: (state, { payload }: PayloadAction<BrowseView>) => {
      state.views = [payload, ...state.views.filter((view) => view.key !== payload.key)].slice(0, MAX_VIEWS);
    },
    viewFailed: (state, { payload }: PayloadAction<{ key: string; error: string }>) => {
      state.failure = payload;
    },
  },
});

export const { viewRequested, viewReady, viewFailed } = browseSlice.actions;
export const browseReducer = browseSlice.reducer;

/** The server filters and pages longer lists. */
const MAX_CLIENT_LIST_SIZE = 500;

export const isLargeList = (view: BrowseView | undefined): boolean => (view?.listSize ?? 0) > MAX_CLIENT_LIST_SIZE;

type BrowseRoot = { browse: BrowseState };

export const selectView = (state: BrowseRoot, key: string): BrowseView | undefined =>
  state.browse.views.find((view) => view.key === key);
/** Returns the latest view of a path, whatever its filters. */
export const selectViewByPath = (state: BrowseRoot, path: string): BrowseView | undefined =>
  state.browse.views.find((view) => view.key.split('?', 1)[0] === path);
export const selectViewError = (state: BrowseRoot, key: string): string | undefined =>
  state.browse.failure?.key === key ? state.browse.failure.error : undefined;
