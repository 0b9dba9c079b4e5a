import { readProductId } from '#domain/product/product-id.ts';
import type { Route } from '../route.ts';

const buildProductRoute = (pathAndQuery: Pick<Route, 'path' | 'query'>): Route => ({
  ...pathAndQuery,
  file: 'routes/product/product-page',
  page: () => import('./product-page.tsx').then((module) => module.productPage),
  preload: async ({ dispatch, params, search }) => {
    const id = readProductId(params.id, search);
    if (id !== undefined)
      await dispatch((await import('#storefront/state/product/product-page-thunks.ts')).loadProductPage(id));
  },
});

/** One page under two addresses: the id in the path, or in the query. */
export const productRoutes: readonly Route[] = [
  buildProductRoute({ path: '/product/:id' }),
  buildProductRoute({ path: '/product', query: 'productId' }),
];
