import { matchRoutes, type RouteObject } from 'react-router';
import type { Route } from '#storefront/routes/route.ts';
import { AppFrame } from '../app-frame.tsx';
import { PageLayout } from '../app-layout.tsx';
import { notFoundRoute, routeTable } from '../route-table.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import { RoutePage } from './route-page.tsx';

type RouteHandle = { route: Route; page: LazyPage };
type RouteObjectWithHandle = RouteObject & { handle: RouteHandle };

function toRouteObject(route: Route): RouteObjectWithHandle {
  const page = lazyPage(route);
  return {
    path: route.path,
    handle: { route, page },
    element: <RoutePage key={route.path} route={route} page={page} />,
  };
}

/** The design system gallery; inline, so production builds drop it. */
const developmentRoutes: Route[] = import.meta.env.DEV
  ? [
      {
        path: '/_ui',
        file: 'routes/ui-gallery/ui-gallery-page',
        page: () => import('#storefront/routes/ui-gallery/ui-gallery-page.tsx').then((module) => module.UiGalleryPage),
        head: () => ({ title: 'Design system', description: "The storefront's components.", isIndexed: false }),
      },
    ]
  : [];

const pages = [...routeTable, ...developmentRoutes, notFoundRoute].map(toRouteObject);

export const wrapInLayouts = (pages: readonly (RouteObject & { handle?: RouteHandle })[]): RouteObject[] => {
  const isBare = ({ handle }: RouteObject & { handle?: RouteHandle }) => handle?.route.layout === 'bare';
  return [
    {
      element: <AppFrame />,
      children: [
        { element: <PageLayout />, children: pages.filter((page) => !isBare(page)) },
        { element: <PageLayout isBare />, children: pages.filter(isBare) },
      ],
    },
  ];
};

export const routeObjects = wrapInLayouts(pages);

/** Returns this route only: react-router would sort all routes for every rendered page. */
export const getRouteObjectsFor = (route: Route): RouteObject[] =>
  wrapInLayouts(pages.filter(({ handle }) => handle.route === route));

type ResolvedRoute = RouteHandle & { params: Readonly<Record<string, string | undefined>> };

// Bounded, so made-up parameters can't fill the memory.
const MAX_CACHED_ROUTES = 1000;
const routeCache = new Map<string, ResolvedRoute>();

/** Unknown and malformed paths resolve to `*`. */
export function resolveRoute(pathname: string): ResolvedRoute {
  const cached = routeCache.get(pathname);
  if (cached) return cached;
  const resolved = matchRoute(pathname);
  if (resolved.route === notFoundRoute) return resolved;
  if (routeCache.size >= MAX_CACHED_ROUTES) routeCache.clear();
  routeCache.set(pathname, resolved);
  return resolved;
}

const UNKNOWN_PATH = '/not-found';

function matchRoute(pathname: string): ResolvedRoute {
  const match = (matchRoutes(routeObjects, pathname) ?? matchRoutes(routeObjects, UNKNOWN_PATH))?.at(-1);
  if (!match) throw new Error('The route table has no route for unknown addresses.');
  return { ...(match.route.handle as RouteHandle), params: match.params };
}
