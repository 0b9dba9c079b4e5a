import type { Screen } from './router/route-row.ts';

export const wishlistScreens: Readonly<Record<string, Screen>> = {
  '/wishlist': {
    file: 'wishlist-page',
    page: () => import('../routes/wishlist-page.tsx').then((module) => module.WishlistPage),
    head: () => ({ title: 'Wishlist', description: 'What you have saved.', isIndexed: false }),
  },
};
