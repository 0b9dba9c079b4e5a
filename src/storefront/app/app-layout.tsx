import { Suspense } from 'react';
import { Outlet } from 'react-router';
import { usePendingNavigation } from '../browser/page/pending-navigation.ts';
import { SiteFooter } from '../features/shell/footer/site-footer.tsx';
import { SiteHeader } from '../features/shell/site-header.tsx';
import { MAIN_ID } from './router/navigation-effects.tsx';

/** Every page except login and signup (ROUTE-26). */
export function ShopLayout() {
  return (
    <>
      <SiteHeader />
      <PageMain />
      <SiteFooter />
    </>
  );
}

export const BareLayout = PageMain;

/** The target of the skip link and of the focus after a navigation. */
function PageMain() {
  const isLeaving = usePendingNavigation();
  return (
    <main id={MAIN_ID} tabIndex={-1} aria-busy={isLeaving || undefined}>
      {/* Keeps the current page visible while the next one loads. */}
      <Suspense fallback={null}>
        <Outlet />
      </Suspense>
    </main>
  );
}
