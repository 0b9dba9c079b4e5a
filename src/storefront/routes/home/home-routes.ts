import type { Route } from '../route.ts';

export const homeRoutes: readonly Route[] = [
  {
    path: '/',
    file: 'routes/home/home-page',
    page: () => import('./home-page.tsx').then((module) => module.homePage),
    preload: async ({ dispatch }) => dispatch(await (await import('./home-page.tsx')).loadHome()),
  },
];
