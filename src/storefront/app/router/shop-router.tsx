import { type ReactNode, useLayoutEffect, useState, useTransition } from 'react';
import { Router, type UNSAFE_createBrowserHistory } from 'react-router';
import { PendingNavigationProvider } from '#storefront/browser/page/pending-navigation.ts';

type ShopHistory = ReturnType<typeof UNSAFE_createBrowserHistory>;

/** Follows the browser's history; shows the current page until the next one is loaded. */
export function ShopRouter({ history, children }: { history: ShopHistory; children: ReactNode }) {
  const [{ action, location }, show] = useState({ action: history.action, location: history.location });
  const [isPending, startTransition] = useTransition();
  useLayoutEffect(
    () => history.listen(({ action, location }) => startTransition(() => show({ action, location }))),
    [history],
  );
  return (
    <PendingNavigationProvider value={isPending}>
      <Router location={location} navigationType={action} navigator={history}>
        {children}
      </Router>
    </PendingNavigationProvider>
  );
}
