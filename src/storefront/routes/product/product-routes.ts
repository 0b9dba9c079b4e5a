import { readProductId } from '#domain/product/product-id.ts';
import type { Screen } from '../route.ts';

const productScreen: Screen = {
  file: 'product/product-page',
  page: () => import('./product-page.tsx').then((module) => module.ProductPage),
  preload: async ({ dispatch, params, search }) => {
    const id = readProductId(params.id, search);
    if (id !== undefined)
      await dispatch((await import('#storefront/state/product/product-page-thunks.ts')).loadProductPage(id));
  },
  meta: async () => (await import('./product-meta.ts')).productMeta,
};

/** One page under two addresses: the id in the path, or in the query. */
export const productRoutes: Readonly<Record<string, Screen>> = {
  '/product/:id': productScreen,
  '/product': productScreen,
};
