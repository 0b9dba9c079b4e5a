import { productIdOf } from '#domain/product/product-id.ts';
import type { Screen } from './router/route-row.ts';

const productScreen: Screen = {
  file: 'product-page',
  page: () => import('../routes/product-page.tsx').then((module) => module.ProductPage),
  preload: async ({ dispatch, params, search }) => {
    const id = productIdOf(params.id, search);
    if (id !== undefined) await dispatch((await import('../state/product/product-page-thunks.ts')).openProduct(id));
  },
  words: async () => (await import('./product-words.ts')).productWords,
};

/** One screen under two addresses: the id in the path, or in the query (specification 0 §2). */
export const productScreens: Readonly<Record<string, Screen>> = {
  '/product/:id': productScreen,
  '/product': productScreen,
};
