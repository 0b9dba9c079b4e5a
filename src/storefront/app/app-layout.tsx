import { type ReactNode, Suspense } from 'react';
import { HydratesLater } from '#storefront/routes/hydrates-later.tsx';
import { usePendingNavigation } from '#ui/actions/pending-navigation.tsx';
import { SiteFooter } from '../features/shell/footer/site-footer.tsx';
import { SiteHeader } from '../features/shell/site-header.tsx';
import { MAIN_ID } from './router/navigation-effects.tsx';

/** Login and signup are bare (ROUTE-26). */
export function PageLayout({ isBare = false, children }: { isBare?: boolean; children: ReactNode }) {
  const isLeaving = usePendingNavigation();
  return (
    <>
      {!isBare && <SiteHeader />}
      {/* The target of the skip link and of the focus after a navigation. */}
      <main id={MAIN_ID} tabIndex={-1} aria-busy={isLeaving || undefined}>
        {/* Keeps the current page visible while the next one loads. */}
        <Suspense fallback={null}>{children}</Suspense>
      </main>
      {!isBare && (
        <HydratesLater>
          <SiteFooter />
        </HydratesLater>
      )}
    </>
  );
}
