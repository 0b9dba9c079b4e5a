import type { ComponentType } from 'react';
import type { RouteObject } from 'react-router';
import { ErrorPage } from '../pages/error-page.tsx';
import { AppFrame } from './app-frame.tsx';
import { BareLayout, ShopLayout } from './app-layout.tsx';
import type { RouteRow, Screen } from './route-row.ts';
import { RouteScreen } from './route-screen.tsx';
import { notFoundScreen, routeTable } from './routes.tsx';

/** What a matched route carries for the server and the head. */
export type RouteHandle = { row: RouteRow; screen: Screen };

const NOWHERE: RouteRow = { pattern: '*', guard: 'none', query: 'nothing', screen: undefined };

function routeOf(row: RouteRow): RouteObject {
  const screen = row.screen ?? notFoundScreen;
  const handle: RouteHandle = { row, screen };
  return {
    path: row.pattern,
    handle,
    ErrorBoundary: ErrorPage,
    lazy: async () => ({ Component: screenComponent(handle, await screen.page()) }),
  };
}

function screenComponent({ row, screen }: RouteHandle, Page: ComponentType): ComponentType {
  return function Screen() {
    // A guard that has no screen to protect yet has nothing to guard.
    return <RouteScreen key={row.pattern} guard={row.screen ? row.guard : 'none'} screen={screen} Page={Page} />;
  };
}

/** The route table as the router wants it. A fresh tree each time, because resolving lazy routes writes into it. */
export function makeRoutes(): RouteObject[] {
  const rows = [...routeTable, NOWHERE];
  const isBare = (row: RouteRow) => row.screen?.layout === 'bare';
  return [
    {
      Component: AppFrame,
      ErrorBoundary: ErrorPage,
      children: [
        { Component: ShopLayout, children: rows.filter((row) => !isBare(row)).map(routeOf) },
        { Component: BareLayout, children: rows.filter(isBare).map(routeOf) },
      ],
    },
  ];
}
