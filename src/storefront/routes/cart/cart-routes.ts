import type { Route } from '../route.ts';

/** Public HTML, the same for everyone; the browser loads the cart. */
export const cartRoutes: readonly Route[] = [
  {
    path: '/cart',
    file: 'routes/cart/cart-page',
    page: () => import('./cart-page.tsx').then((module) => module.CartPage),
    head: () => ({
      title: 'Shopping Cart',
      description: "The items you've chosen and what they cost.",
      isIndexed: false,
    }),
  },
];
