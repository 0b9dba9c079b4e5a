import { pagePatterns, paths } from '#contract/paths.ts';
import pictures from '../content/pictures.json';
import type { RouteRow, Screen } from './route-row.ts';

/** The screens of the shop by their path pattern. Every pattern of the specification is a route; see `RouteRow`. */
export const screens: Readonly<Record<string, Screen>> = {
  '/': {
    file: 'home-page',
    page: () => import('../pages/home-page.tsx').then((module) => module.HomePage),
    head: () => ({
      title: undefined,
      description:
        'Wallpaper, curtains, blinds, canvas frames and fabrics, made to your measure and priced per square foot. Delivered across India.',
      canonicalPath: paths.home,
      image: pictures['home-hero'].url,
    }),
  },
};

export const notFoundScreen: Screen = {
  file: 'not-found-page',
  page: () => import('../pages/not-found-page.tsx').then((module) => module.NotFoundPage),
  head: () => ({ title: 'Page not found', description: 'There is no page at this address.', isIndexed: false }),
  status: () => 404,
};

export const routeTable: readonly RouteRow[] = pagePatterns.map((row) => ({ ...row, screen: screens[row.pattern] }));
