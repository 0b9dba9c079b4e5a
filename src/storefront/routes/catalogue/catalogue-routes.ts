import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import type { Route } from '../route.ts';

// Lazy: filters, search and colours stay out of the first download.
const importThunks = () => import('#storefront/state/catalogue/browse-thunks.ts');

const categoryRoute = (category: Category): Route => ({
  path: `/${category}`,
  file: 'routes/catalogue/category-page',
  page: () => import('./category-page.tsx').then((module) => module.CategoryPage),
  preload: async ({ dispatch }) => dispatch((await importThunks()).loadCategoryView(category)),
  meta: async () => (await import('./category-page.tsx')).categoryMeta(category),
});

/** The sub-category's parameter is called `category` (SUB-02). */
const listingRoute = (category: Category): Route => ({
  path: `/${category}/:category`,
  query: 'filters',
  file: 'routes/catalogue/listing-page',
  page: () => import('./listing-page.tsx').then((module) => module.ListingPage),
  preload: async ({ dispatch, params, search }) =>
    dispatch((await importThunks()).loadListingViewAt({ category, sub: params.category ?? '' }, search)),
  meta: async () => (await import('./listing-page.tsx')).listingMeta(category),
});

export const catalogueRoutes: readonly Route[] = [
  ...CATEGORY_KEYS.flatMap((category) => [categoryRoute(category), listingRoute(category)]),
  {
    path: '/products/all',
    query: 'filters',
    file: 'routes/catalogue/all-products-page',
    page: () => import('./all-products-page.tsx').then((module) => module.AllProductsPage),
    preload: async ({ dispatch, search }) => dispatch((await importThunks()).loadListingViewAt('all', search)),
    meta: async () => (await import('./all-products-page.tsx')).allProductsMeta,
  },
];
