import type { ReactNode } from 'react';
import { useLocation } from 'react-router';
import { RouteParamsContext } from '#storefront/routes/route-params.ts';
import { PendingNavigationProvider } from '#ui/actions/pending-navigation.tsx';
import { AppFrame } from './app-frame.tsx';
import { PageLayout } from './app-layout.tsx';
import { PageBoundary } from './router/page-boundary.tsx';
import { resolveRoute } from './router/resolve-route.ts';
import { RoutePage } from './router/route-page.tsx';

/** Shows the page of the current address. */
export function Shop() {
  const { route, page, params } = resolveRoute(useLocation().pathname);
  return (
    <ShopFrame isBare={route.layout === 'bare'}>
      <RouteParamsContext value={params}>
        <RoutePage key={route.path} route={route} page={page} />
      </RouteParamsContext>
    </ShopFrame>
  );
}

/** The frame of every page. */
export const ShopFrame = ({ isBare = false, children }: { isBare?: boolean; children: ReactNode }) => (
  <PendingNavigationProvider>
    <PageBoundary>
      <AppFrame>
        <PageLayout isBare={isBare}>{children}</PageLayout>
      </AppFrame>
    </PageBoundary>
  </PendingNavigationProvider>
);
