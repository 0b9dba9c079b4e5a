import { CATEGORY_KEYS, type Category } from '#domain/catalogue/category.ts';
import { viewFailed } from '#storefront/state/catalogue/browse-slice.ts';
import type { getListingUrlAt, ListingScope } from '#storefront/state/catalogue/listing-url.ts';
import { NETWORK_ERROR } from '#storefront/state/network-error.ts';
import type { PreloadContext, Route } from '../route.ts';

// Lazy: filters, search and colours stay out of the first download.
const importThunks = () => import('#storefront/state/catalogue/browse-thunks.ts');
const importListingPage = () => import('./listing-page.tsx');
const importAllProductsPage = () => import('./all-products-page.tsx');

type ImportPage = () => Promise<{ getListingUrlAt: typeof getListingUrlAt }>;

/** Shows an error when the script cannot be loaded: the visitor is offline, or a deployment replaced it. */
async function loadListing(
  scope: ListingScope,
  { dispatch, search }: PreloadContext,
  importPage: ImportPage,
): Promise<void> {
  const thunks = await importThunks().catch(() => undefined);
  if (thunks) return dispatch(thunks.loadListingViewAt(scope, search));
  // Already loaded: it is the page on screen.
  const page = await importPage();
  dispatch(viewFailed({ key: page.getListingUrlAt(scope, search), error: NETWORK_ERROR }));
}

const categoryRoute = (category: Category): Route => ({
  path: `/${category}`,
  file: 'routes/catalogue/category-page',
  page: () => import('./category-page.tsx').then((module) => module.categoryPage(category)),
  preload: async ({ dispatch }) => dispatch((await importThunks()).loadCategoryView(category)),
});

/** The sub-category's parameter is called `category` (SUB-02). */
const listingRoute = (category: Category): Route => ({
  path: `/${category}/:category`,
  query: 'filters',
  file: 'routes/catalogue/listing-page',
  page: () => importListingPage().then((module) => module.listingPage(category)),
  preload: (context) => loadListing({ category, sub: context.params.category ?? '' }, context, importListingPage),
});

export const catalogueRoutes: readonly Route[] = [
  ...CATEGORY_KEYS.flatMap((category) => [categoryRoute(category), listingRoute(category)]),
  {
    path: '/products/all',
    query: 'filters',
    file: 'routes/catalogue/all-products-page',
    page: () => importAllProductsPage().then((module) => module.allProductsPage),
    preload: (context) => loadListing('all', context, importAllProductsPage),
  },
];
