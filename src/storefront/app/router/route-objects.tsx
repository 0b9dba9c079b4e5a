import { matchRoutes, type RouteObject } from 'react-router';
import type { RouteRow } from '#storefront/routes/route.ts';
import { AppFrame } from '../app-frame.tsx';
import { BareLayout, ShopLayout } from '../app-layout.tsx';
import { notFoundScreen, routeTable } from '../route-table.ts';
import { type LazyPage, lazyPage } from './lazy.ts';
import { RouteScreen } from './route-screen.tsx';

type RouteHandle = { row: RouteRow; page: LazyPage };
type ShopRoute = RouteObject & { handle: RouteHandle };

const UNKNOWN_PATH = '/not-found';
const NOT_FOUND_ROW: RouteRow = { pattern: '*', guard: 'none', query: 'nothing', screen: notFoundScreen };

function toRouteObject(row: RouteRow): ShopRoute {
  const { pattern, guard, screen } = row;
  const page = lazyPage(screen.page);
  const handle: RouteHandle = { row, page };
  return {
    path: pattern,
    handle,
    element: <RouteScreen key={pattern} guard={guard} screen={screen} page={page} />,
  };
}

const isBare = (row: RouteRow) => row.screen.layout === 'bare';
/** The design system gallery; inline, so production builds drop it. */
const developmentRows: RouteRow[] = import.meta.env.DEV
  ? [
      {
        pattern: '/_ui',
        guard: 'none',
        query: 'nothing',
        screen: {
          file: 'ui-gallery/ui-gallery-page',
          page: () =>
            import('#storefront/routes/ui-gallery/ui-gallery-page.tsx').then((module) => module.UiGalleryPage),
          head: () => ({ title: 'Design system', description: 'The pieces of the shop front.', isIndexed: false }),
        },
      },
    ]
  : [];
const rows = [...routeTable, ...developmentRows, NOT_FOUND_ROW];

const inShop = rows.filter((row) => !isBare(row)).map(toRouteObject);
const bare = rows.filter(isBare).map(toRouteObject);

const wrapInFrame = (inShop: RouteObject[], bare: RouteObject[]): RouteObject[] => [
  {
    element: <AppFrame />,
    children: [
      { element: <ShopLayout />, children: inShop },
      { element: <BareLayout />, children: bare },
    ],
  },
];

export const shopRoutes = wrapInFrame(inShop, bare);

/** Only the given row: the router would sort all routes for every rendered page. */
export const getRoutesForRow = (row: RouteRow): RouteObject[] => {
  const isIt = ({ handle }: ShopRoute) => handle.row === row;
  return wrapInFrame(inShop.filter(isIt), bare.filter(isIt));
};

type ResolvedRoute = RouteHandle & { params: Readonly<Record<string, string | undefined>> };

// Bounded, so made-up parameters can't fill the memory.
const MAX_CACHED_ROUTES = 1000;
const routeCache = new Map<string, ResolvedRoute>();

/** Unknown and malformed paths resolve to `*`. */
export function resolveRoute(pathname: string): ResolvedRoute {
  const cached = routeCache.get(pathname);
  if (cached) return cached;
  const found = findRoute(pathname);
  if (found.row === NOT_FOUND_ROW) return found;
  if (routeCache.size >= MAX_CACHED_ROUTES) routeCache.clear();
  routeCache.set(pathname, found);
  return found;
}

function findRoute(pathname: string): ResolvedRoute {
  const match = (matchRoutes(shopRoutes, pathname) ?? matchRoutes(shopRoutes, UNKNOWN_PATH))?.at(-1);
  if (!match) throw new Error('The route table has no row for unknown addresses.');
  return { ...(match.route.handle as RouteHandle), params: match.params };
}
