import { useRoutes } from 'react-router';
import { PageBoundary } from './page-boundary.tsx';
import { shopRoutes } from './route-objects.tsx';

/** The whole shop front, inside a router and a store. */
export function Shop() {
  return <PageBoundary>{useRoutes(shopRoutes)}</PageBoundary>;
}
