import { productIdOf } from '#domain/product/product-id.ts';
import type { Screen } from './route-row.ts';

const productScreen: Screen = {
  file: 'product-page',
  page: () => import('../pages/product-page.tsx').then((module) => module.ProductPage),
  preload: async ({ dispatch, params, search }) => {
    const id = productIdOf(params.id, search);
    if (id !== undefined) await dispatch((await import('../state/product-page-thunks.ts')).openProduct(id));
  },
  words: async () => (await import('./product-words.ts')).productWords,
};

/** One screen under two addresses: the id in the path, or in the query (specification 0 §2). */
export const productScreens: Readonly<Record<string, Screen>> = {
  '/product/:id': productScreen,
  '/product': productScreen,
};
