import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import type { Screen } from './router/route-row.ts';

/** Filters, search and colours come with the pages that need them. */
const browse = () => import('../state/catalogue/browse-thunks.ts');
const words = () => import('./catalogue-words.ts');

const categoryScreen = (category: Category): Screen => ({
  file: 'category-page',
  page: () => import('../routes/category-page.tsx').then((module) => module.CategoryPage),
  preload: async ({ dispatch }) => dispatch((await browse()).showCategory(category)),
  words: async () => (await words()).categoryWords(category),
});

const listingScreen = (category: Category): Screen => ({
  file: 'listing-page',
  page: () => import('../routes/listing-page.tsx').then((module) => module.ListingPage),
  preload: async ({ dispatch, params, search }) =>
    dispatch((await browse()).showListingAt({ category, sub: params.category ?? '' }, search)),
  words: async () => (await words()).listingWords(category),
});

const allProductsScreen: Screen = {
  file: 'all-products-page',
  page: () => import('../routes/all-products-page.tsx').then((module) => module.AllProductsPage),
  preload: async ({ dispatch, search }) => dispatch((await browse()).showListingAt('all', search)),
  words: async () => (await words()).allProductsWords,
};

export const catalogueScreens: Readonly<Record<string, Screen>> = {
  ...Object.fromEntries(CATEGORY_KEYS.map((category) => [`/${category}`, categoryScreen(category)])),
  ...Object.fromEntries(CATEGORY_KEYS.map((category) => [`/${category}/:category`, listingScreen(category)])),
  '/products/all': allProductsScreen,
};
