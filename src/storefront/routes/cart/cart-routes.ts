import type { Route } from '../route.ts';

/** Public HTML, the same for everyone; the browser loads the cart. */
export const cartRoutes: readonly Route[] = [
  {
    path: '/cart',
    file: 'routes/cart/cart-page',
    page: () => import('./cart-page.tsx').then((module) => module.cartPage),
  },
];
