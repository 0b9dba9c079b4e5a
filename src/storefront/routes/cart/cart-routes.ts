import type { Screen } from '../route.ts';

/** Public HTML, the same for everyone; the browser loads the cart. */
export const cartRoutes: Readonly<Record<string, Screen>> = {
  '/cart': {
    file: 'cart/cart-page',
    page: () => import('./cart-page.tsx').then((module) => module.CartPage),
    head: () => ({ title: 'Shopping Cart', description: 'What you have chosen, and what it costs.', isIndexed: false }),
  },
};
