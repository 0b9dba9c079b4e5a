import { type RouteObject, useRoutes } from 'react-router';
import { PageBoundary } from './router/page-boundary.tsx';

export function Shop({ routes }: { routes: RouteObject[] }) {
  return <PageBoundary>{useRoutes(routes)}</PageBoundary>;
}
