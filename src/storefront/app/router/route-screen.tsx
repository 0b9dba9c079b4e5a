import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PageGuard } from '#contract/paths.ts';
import { useAppDispatch, useAppStore } from '#storefront/state/hooks.ts';
import { hasServedData } from '#storefront/state/page-state.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { DocumentHead } from '../head/document-head.tsx';
import { headOf } from '../screen-words.ts';
import type { LazyPage } from './lazy-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RouteGuard } from './route-guard.tsx';
import type { Screen } from './route-row.ts';

type RouteScreenProps = { guard: PageGuard; screen: Screen; page: LazyPage };

export function RouteScreen({ guard, screen, page }: RouteScreenProps) {
  return (
    <PageBoundary>
      <Loaded page={page} guard={guard} screen={screen} />
    </PageBoundary>
  );
}

function Loaded({ guard, screen, page }: RouteScreenProps) {
  const [cameFromServer] = useState(!useHydrated());
  // Fetched together; the first page has its head from the server.
  if (!cameFromServer) void headOf(screen).load();
  const Page = page.use();
  const params = useParams();
  return (
    <>
      {/* Another product is another page. */}
      <DocumentHead key={JSON.stringify(params)} screen={screen} />
      <RouteGuard guard={guard}>
        <Preload screen={screen} />
        <Page />
      </RouteGuard>
    </>
  );
}

/** After a navigation in the browser; on the first page the server has done it, and the thunks need not even be loaded. */
function Preload({ screen }: { screen: Screen }) {
  const dispatch = useAppDispatch();
  const params = useParams();
  const [search] = useSearchParams();
  const address = JSON.stringify([params, search.toString()]);
  const store = useAppStore();
  const [cameFromServer] = useState(!useHydrated());
  const served = useRef(cameFromServer && hasServedData(store.getState()) ? address : undefined);
  useEffect(() => {
    if (served.current === address) return;
    // Coming back to it later is an arrival like any other.
    served.current = undefined;
    const [paramsNow, searchNow] = JSON.parse(address) as [Record<string, string>, string];
    const loading = screen.preload?.({ params: paramsNow, search: new URLSearchParams(searchNow), dispatch });
    // Without a connection its script may be missing: the page stays as it is, and the next address tries again.
    loading?.catch(() => undefined);
  }, [screen, address, dispatch]);
  return null;
}
