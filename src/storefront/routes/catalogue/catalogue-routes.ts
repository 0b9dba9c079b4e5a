import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import type { Screen } from '../route.ts';

/** Lazy: filters, search and colours stay out of the first download. */
const browse = () => import('#storefront/state/catalogue/browse-thunks.ts');
const loadMeta = () => import('./catalogue-meta.ts');

const categoryScreen = (category: Category): Screen => ({
  file: 'catalogue/category-page',
  page: () => import('./category-page.tsx').then((module) => module.CategoryPage),
  preload: async ({ dispatch }) => dispatch((await browse()).loadCategoryView(category)),
  meta: async () => (await loadMeta()).categoryMeta(category),
});

const listingScreen = (category: Category): Screen => ({
  file: 'catalogue/listing-page',
  page: () => import('./listing-page.tsx').then((module) => module.ListingPage),
  preload: async ({ dispatch, params, search }) =>
    dispatch((await browse()).loadListingViewAt({ category, sub: params.category ?? '' }, search)),
  meta: async () => (await loadMeta()).listingMeta(category),
});

const allProductsScreen: Screen = {
  file: 'catalogue/all-products-page',
  page: () => import('./all-products-page.tsx').then((module) => module.AllProductsPage),
  preload: async ({ dispatch, search }) => dispatch((await browse()).loadListingViewAt('all', search)),
  meta: async () => (await loadMeta()).allProductsMeta,
};

export const catalogueRoutes: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(CATEGORY_KEYS.map((category) => [`/${category}`, categoryScreen(category)])),
  ...Object.fromEntries(CATEGORY_KEYS.map((category) => [`/${category}/:category`, listingScreen(category)])),
  '/products/all': allProductsScreen,
};
