import type { Route } from '../route.ts';

/** Account pages, filled by the browser only (D-27). */
export const ordersRoutes: readonly Route[] = [
  {
    path: '/orders',
    guard: 'signedIn',
    file: 'routes/orders/orders-page',
    page: () => import('./orders-page.tsx').then((module) => module.ordersPage),
  },
  {
    path: '/orders/:id',
    guard: 'signedIn',
    file: 'routes/orders/order-page',
    page: () => import('./order-page.tsx').then((module) => module.orderPage),
  },
  {
    path: '/user/tracking',
    guard: 'signedIn',
    file: 'routes/orders/tracking-page',
    page: () => import('./tracking-page.tsx').then((module) => module.trackingPage),
  },
];
