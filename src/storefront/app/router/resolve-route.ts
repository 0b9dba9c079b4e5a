import { matchPath } from 'react-router';
import type { Route } from '#storefront/routes/route.ts';
import type { RouteParams } from '#storefront/routes/route-params.ts';
import { notFoundRoute, routeTable } from '../route-table.ts';
import { decodePath } from './decode-path.ts';
import { type LazyPage, lazyPage } from './lazy-page.ts';

/** The design system gallery; inline, so production builds drop it. */
const developmentRoutes: Route[] = import.meta.env.DEV
  ? [
      {
        path: '/_ui',
        file: 'routes/ui-gallery/ui-gallery-page',
        page: () => import('#storefront/routes/ui-gallery/ui-gallery-page.tsx').then((module) => module.uiGalleryPage),
      },
    ]
  : [];

type RouteWithPage = { route: Route; page: LazyPage };
type ResolvedRoute = RouteWithPage & { params: RouteParams };

const withPage = (route: Route): RouteWithPage => ({ route, page: lazyPage(route) });
const routes = [...routeTable, ...developmentRoutes].map(withPage);
const notFound: ResolvedRoute = { ...withPage(notFoundRoute), params: {} };

// Bounded, so made-up parameters can't fill the memory.
const MAX_CACHED_ROUTES = 1000;
const routeCache = new Map<string, ResolvedRoute>();

/** Unknown and malformed paths resolve to the not-found page. */
export function resolveRoute(pathname: string): ResolvedRoute {
  const cached = routeCache.get(pathname);
  if (cached) return cached;
  const resolved = findRoute(pathname);
  if (!resolved) return notFound;
  if (routeCache.size >= MAX_CACHED_ROUTES) routeCache.clear();
  routeCache.set(pathname, resolved);
  return resolved;
}

function findRoute(pathname: string): ResolvedRoute | undefined {
  const path = decodePath(pathname);
  if (path === undefined) return undefined;
  for (const candidate of routes) {
    const match = matchPath(candidate.route.path, path);
    if (match) return { ...candidate, params: match.params };
  }
  return undefined;
}
