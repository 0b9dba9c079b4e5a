import type { Route } from '../route.ts';

export const wishlistRoutes: readonly Route[] = [
  {
    path: '/wishlist',
    guard: 'signedIn',
    file: 'routes/wishlist/wishlist-page',
    page: () => import('./wishlist-page.tsx').then((module) => module.wishlistPage),
  },
];
