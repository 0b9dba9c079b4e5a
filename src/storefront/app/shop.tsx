import { type RouteObject, useRoutes } from 'react-router';
import { PageBoundary } from './router/page-boundary.tsx';

/** The whole shop front, inside a router and a store. */
export function Shop({ routes }: { routes: RouteObject[] }) {
  return <PageBoundary>{useRoutes(routes)}</PageBoundary>;
}
