import { paths } from '#contract/paths.ts';
import { HOME_TAB_CATEGORIES } from '#domain/catalogue/category.ts';
import { featuredList, HOME_TAB_LIMIT } from '#domain/catalogue/featured.ts';
import type { AppThunk } from '../store.ts';
import { showView } from './show-view.ts';

/** Wallpaper is not among them: its cards are static (decision D-03). */
export const LOADED_TAB_CATEGORIES = HOME_TAB_CATEGORIES.filter((category) => category !== 'wallpaper');

/** The products of the featured tabs, in one call: three would each empty the list of the one before. */
export const showHome = (): AppThunk<Promise<void>> =>
  showView(paths.home, {}, (products) => ({
    products: LOADED_TAB_CATEGORIES.flatMap((category) =>
      featuredList(
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
