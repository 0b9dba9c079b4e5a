import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { Route } from '#storefront/routes/route.ts';
import { useAppDispatch, useAppStore } from '#storefront/state/hooks.ts';
import { hasServedData } from '#storefront/state/page-state.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { DocumentHead } from '../head/document-head.tsx';
import { getLazyHead } from '../head/lazy-head.ts';
import type { LazyPage } from './lazy.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RouteGuard } from './route-guard.tsx';

type RoutePageProps = { route: Route; page: LazyPage };

export function RoutePage({ route, page }: RoutePageProps) {
  return (
    <PageBoundary>
      <LoadedPage route={route} page={page} />
    </PageBoundary>
  );
}

function LoadedPage({ route, page }: RoutePageProps) {
  const [cameFromServer] = useState(!useHydrated());
  // Loads head and page in parallel; the served page already has its head.
  if (!cameFromServer) void getLazyHead(route).load();
  const Page = page.use();
  const params = useParams();
  return (
    <>
      {/* Another product is another page. */}
      <DocumentHead key={JSON.stringify(params)} route={route} />
      <RouteGuard guard={route.guard}>
        <Preload route={route} />
        <Page />
      </RouteGuard>
    </>
  );
}

/** Runs after navigation in the browser; the server preloads the first page. */
function Preload({ route }: { route: Route }) {
  const dispatch = useAppDispatch();
  const params = useParams();
  const [search] = useSearchParams();
  const urlKey = JSON.stringify([params, search.toString()]);
  const store = useAppStore();
  const [cameFromServer] = useState(!useHydrated());
  const served = useRef(cameFromServer && hasServedData(store.getState()) ? urlKey : undefined);
  useEffect(() => {
    if (served.current === urlKey) return;
    // A later return to this page loads again.
    served.current = undefined;
    const [paramsNow, searchNow] = JSON.parse(urlKey) as [Record<string, string>, string];
    const loading = route.preload?.({ params: paramsNow, search: new URLSearchParams(searchNow), dispatch });
    // Offline, the script may be missing: the next navigation retries.
    loading?.catch(() => undefined);
  }, [route, urlKey, dispatch]);
  return null;
}
