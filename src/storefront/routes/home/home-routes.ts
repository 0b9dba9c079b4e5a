import type { Route } from '../route.ts';

export const homeRoutes: readonly Route[] = [
  {
    path: '/',
    file: 'routes/home/home-page',
    page: () => import('./home-page.tsx').then((module) => module.HomePage),
    preload: async ({ dispatch }) => dispatch((await import('./load-home.ts')).loadHome()),
    meta: async () => (await import('./home-page.tsx')).homeMeta,
  },
];
