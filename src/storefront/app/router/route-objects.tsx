import { matchRoutes, type RouteObject } from 'react-router';
import { AppFrame } from '../app-frame.tsx';
import { BareLayout, ShopLayout } from '../app-layout.tsx';
import { notFoundScreen, routeTable } from '../routes.tsx';
import { type LazyPage, lazyPage } from './lazy-page.ts';
import type { RouteRow } from './route-row.ts';
import { RouteScreen } from './route-screen.tsx';

/** What a matched route carries for the server and the head. */
type RouteHandle = { row: RouteRow; page: LazyPage };
type ShopRoute = RouteObject & { handle: RouteHandle };

const UNKNOWN = '/not-found';
const NOWHERE: RouteRow = { pattern: '*', guard: 'none', query: 'nothing', screen: notFoundScreen };

function routeOf(row: RouteRow): ShopRoute {
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
/** Every piece of the design system on one page; written in place, so that a build does not even look at it. */
const developmentRows: RouteRow[] = import.meta.env.DEV
  ? [
      {
        pattern: '/_ui',
        guard: 'none',
        query: 'nothing',
        screen: {
          file: 'ui-gallery-page',
          page: () => import('#storefront/routes/ui-gallery-page.tsx').then((module) => module.UiGalleryPage),
          head: () => ({ title: 'Design system', description: 'The pieces of the shop front.', isIndexed: false }),
        },
      },
    ]
  : [];
const rows = [...routeTable, ...developmentRows, NOWHERE];

const inShop = rows.filter((row) => !isBare(row)).map(routeOf);
const bare = rows.filter(isBare).map(routeOf);

const framed = (inShop: RouteObject[], bare: RouteObject[]): RouteObject[] => [
  {
    element: <AppFrame />,
    children: [
      { element: <ShopLayout />, children: inShop },
      { element: <BareLayout />, children: bare },
    ],
  },
];

/** The route table as the router wants it. */
export const shopRoutes = framed(inShop, bare);

/** The router sorts all its routes anew for every page that is rendered; who knows the row needs only that one. */
export const routesOf = (row: RouteRow): RouteObject[] => {
  const isIt = ({ handle }: ShopRoute) => handle.row === row;
  return framed(inShop.filter(isIt), bare.filter(isIt));
};

type RouteAt = RouteHandle & { params: Readonly<Record<string, string | undefined>> };

// The bound keeps invented parameters from filling the memory.
const REMEMBERED = 1000;
const known = new Map<string, RouteAt>();

/** Every address has one: what no row matches, and what is no path at all, is matched by `*`. */
export function routeAt(pathname: string): RouteAt {
  const remembered = known.get(pathname);
  if (remembered) return remembered;
  const found = findRoute(pathname);
  if (found.row === NOWHERE) return found;
  if (known.size >= REMEMBERED) known.clear();
  known.set(pathname, found);
  return found;
}

function findRoute(pathname: string): RouteAt {
  const match = (matchRoutes(shopRoutes, pathname) ?? matchRoutes(shopRoutes, UNKNOWN))?.at(-1);
  if (!match) throw new Error('The route table has no row for unknown addresses.');
  return { ...(match.route.handle as RouteHandle), params: match.params };
}
