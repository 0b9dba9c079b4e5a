import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { viewFailed } from '#storefront/state/catalogue/browse-slice.ts';
import type { ListingScope } from '#storefront/state/catalogue/listing-url.ts';
import { NETWORK_ERROR } from '#storefront/state/network-error.ts';
import type { PreloadContext, Route } from '../route.ts';

// Lazy: filters, search and colours stay out of the first download.
const importThunks = () => import('#storefront/state/catalogue/browse-thunks.ts');

/** Shows an error when the script cannot be loaded: the visitor is offline, or a deployment replaced it. */
async function loadListing(scope: ListingScope, { dispatch, search }: PreloadContext): Promise<void> {
  const thunks = await importThunks().catch(() => undefined);
  if (thunks) return dispatch(thunks.loadListingViewAt(scope, search));
  // The listing page has already loaded this script.
  const { getListingUrlAt } = await import('#storefront/state/catalogue/listing-url.ts');
  dispatch(viewFailed({ key: getListingUrlAt(scope, search), error: NETWORK_ERROR }));
}

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
  preload: (context) => loadListing({ category, sub: context.params.category ?? '' }, context),
  meta: async () => (await import('./listing-page.tsx')).listingMeta(category),
});

export const catalogueRoutes: readonly Route[] = [
  ...CATEGORY_KEYS.flatMap((category) => [categoryRoute(category), listingRoute(category)]),
  {
    path: '/products/all',
    query: 'filters',
    file: 'routes/catalogue/all-products-page',
    page: () => import('./all-products-page.tsx').then((module) => module.AllProductsPage),
    preload: (context) => loadListing('all', context),
    meta: async () => (await import('./all-products-page.tsx')).allProductsMeta,
  },
];
