import type { Screen } from '../route.ts';

export const homeRoutes: Readonly<Record<string, Screen>> = {
  '/': {
    file: 'home/home-page',
    page: () => import('./home-page.tsx').then((module) => module.HomePage),
    preload: async ({ dispatch }) =>
      dispatch((await import('#storefront/state/catalogue/home-thunks.ts')).loadHomeView()),
    meta: async () => (await import('../static-page-meta.ts')).staticPageMeta.home,
  },
};
