import type { Screen } from './router/route-row.ts';

/** The pages of the account that only the browser fills: the server never learns whose they are (decision D-27). */
export const ordersScreens: Readonly<Record<string, Screen>> = {
  '/profile': {
    file: 'profile-page',
    page: () => import('../routes/profile-page.tsx').then((module) => module.ProfilePage),
    head: () => ({ title: 'Profile', description: 'Your name, phone and address.', isIndexed: false }),
  },
  '/orders': {
    file: 'orders-page',
    page: () => import('../routes/orders-page.tsx').then((module) => module.OrdersPage),
    head: () => ({ title: 'My Orders', description: 'What you have ordered.', isIndexed: false }),
  },
  '/orders/:id': {
    file: 'order-page',
    page: () => import('../routes/order-page.tsx').then((module) => module.OrderPage),
    head: () => ({ title: 'Order', description: 'One of your orders.', isIndexed: false }),
  },
  '/user/tracking': {
    file: 'tracking-page',
    page: () => import('../routes/tracking-page.tsx').then((module) => module.TrackingPage),
    head: () => ({ title: 'Tracking', description: 'Where your orders are.', isIndexed: false }),
  },
};
