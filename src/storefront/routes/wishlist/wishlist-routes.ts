import type { Screen } from '../route.ts';

export const wishlistRoutes: Readonly<Record<string, Screen>> = {
  '/wishlist': {
    file: 'wishlist/wishlist-page',
    page: () => import('./wishlist-page.tsx').then((module) => module.WishlistPage),
    head: () => ({ title: 'Wishlist', description: 'What you have saved.', isIndexed: false }),
  },
};
