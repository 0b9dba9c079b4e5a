import type { Screen } from '../route.ts';

/** Account pages, filled by the browser only (D-27). */
export const ordersRoutes: Readonly<Record<string, Screen>> = {
  '/profile': {
    file: 'account/profile-page',
    page: () => import('../account/profile-page.tsx').then((module) => module.ProfilePage),
    head: () => ({ title: 'Profile', description: 'Your name, phone and address.', isIndexed: false }),
  },
  '/orders': {
    file: 'orders/orders-page',
    page: () => import('./orders-page.tsx').then((module) => module.OrdersPage),
    head: () => ({ title: 'My Orders', description: 'What you have ordered.', isIndexed: false }),
  },
  '/orders/:id': {
    file: 'orders/order-page',
    page: () => import('./order-page.tsx').then((module) => module.OrderPage),
    head: () => ({ title: 'Order', description: 'One of your orders.', isIndexed: false }),
  },
  '/user/tracking': {
    file: 'orders/tracking-page',
    page: () => import('./tracking-page.tsx').then((module) => module.TrackingPage),
    head: () => ({ title: 'Tracking', description: 'Where your orders are.', isIndexed: false }),
  },
};
