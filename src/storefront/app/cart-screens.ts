import type { Screen } from './router/route-row.ts';

/** Public, and the same HTML for everyone: what is in a cart only the browser finds out. */
export const cartScreens: Readonly<Record<string, Screen>> = {
  '/cart': {
    file: 'cart-page',
    page: () => import('../routes/cart-page.tsx').then((module) => module.CartPage),
    head: () => ({ title: 'Shopping Cart', description: 'What you have chosen, and what it costs.', isIndexed: false }),
  },
};
