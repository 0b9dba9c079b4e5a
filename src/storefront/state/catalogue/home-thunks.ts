import { paths } from '#contract/paths.ts';
import { HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { HOME_TAB_LIMIT, pickFeatured } from '#domain/catalogue/featured.ts';
import type { AppThunk } from '../store.ts';
import { loadView } from './load-view.ts';

/** Without wallpaper, whose cards are static (D-03). */
export const LOADED_TAB_CATEGORIES = HOME_TAB_CATEGORIES.filter((category) => category !== 'wallpaper');

/** Loads all featured tabs in one request: each list load empties the previous list. */
export const loadHomeView = (): AppThunk<Promise<void>> =>
  loadView(paths.home, {}, (products) => ({
    products: LOADED_TAB_CATEGORIES.flatMap((category) =>
      pickFeatured(
        products.filter((product) => product.category === category),
        HOME_TAB_LIMIT,
      ),
    ),
    total: products.length,
    firstPage: 1,
    pageCount: 1,
    name: null,
    facets: null,
    tiles: [],
  }));
