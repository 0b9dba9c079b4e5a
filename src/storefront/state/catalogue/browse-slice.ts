import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Product, ProductImage } from '#contract/api/catalogue.ts';
import type { ListingFacets } from '#domain/catalogue/listing-facets.ts';
import type { SubCategoryTile } from '#domain/catalogue/sub-category-tiles.ts';
import type { RootState } from '../store.ts';

/**
 * What one browsing page shows, worked out from the whole list of its call. It is kept apart from that list, because
 * the server's page brings only the products in sight (decision D-23) and because the next load empties the list.
 */
export type BrowseView = {
  /** The page's address in its one spelling. */
  key: string;
  products: Product[];
  /** All that the filters let through, and all there are. */
  total: number;
  listSize: number;
  firstPage: number;
  pageCount: number;
  /** The sub-category as the catalogue writes it (decision D-04). */
  name: string | null;
  facets: ListingFacets | null;
  tiles: SubCategoryTile<ProductImage>[];
  /** When the list was loaded. */
  at: number;
};

export type BrowseState = {
  /** The newest first; going back finds its page as it was left (decision D-19). */
  views: BrowseView[];
  failure: { key: string; error: string } | null;
};

const MOST_VIEWS = 12;
const initialState: BrowseState = { views: [], failure: null };

const browseSlice = createSlice({
  name: 'browse',
  initialState,
  reducers: {
    viewAsked: (state) => {
      state.failure = null;
    },
    viewReady: (state, { payload }: PayloadAction<BrowseView>) => {
      state.views = [payload, ...state.views.filter((view) => view.key !== payload.key)].slice(0, MOST_VIEWS);
    },
    viewFailed: (state, { payload }: PayloadAction<{ key: string; error: string }>) => {
      state.failure = payload;
    },
  },
});

export const { viewAsked, viewReady, viewFailed } = browseSlice.actions;
export const browseReducer = browseSlice.reducer;

export const selectView = (state: RootState, key: string): BrowseView | undefined =>
  state.browse.views.find((view) => view.key === key);
/** The page that was looked at last among those of a path, whatever its filters. */
export const selectViewOfPath = (state: RootState, path: string): BrowseView | undefined =>
  state.browse.views.find((view) => view.key.split('?', 1)[0] === path);
export const selectViewError = (state: RootState, key: string): string | undefined =>
  state.browse.failure?.key === key ? state.browse.failure.error : undefined;
