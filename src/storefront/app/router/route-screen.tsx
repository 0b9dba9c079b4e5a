import { useEffect, useRef, useState } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PageGuard } from '#contract/paths.ts';
import type { Screen } from '#storefront/routes/route.ts';
import { useAppDispatch, useAppStore } from '#storefront/state/hooks.ts';
import { hasServedData } from '#storefront/state/page-state.ts';
import { useHydrated } from '#ui/use-hydrated.ts';
import { DocumentHead } from '../head/document-head.tsx';
import { getLazyHead } from '../head/lazy-head.ts';
import type { LazyPage } from './lazy.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RouteGuard } from './route-guard.tsx';

type RouteScreenProps = { guard: PageGuard; screen: Screen; page: LazyPage };

export function RouteScreen({ guard, screen, page }: RouteScreenProps) {
  return (
    <PageBoundary>
      <LoadedPage page={page} guard={guard} screen={screen} />
    </PageBoundary>
  );
}

function LoadedPage({ guard, screen, page }: RouteScreenProps) {
  const [cameFromServer] = useState(!useHydrated());
  // Loads head and page in parallel; the served page already has its head.
  if (!cameFromServer) void getLazyHead(screen).load();
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

/** Runs after navigation in the browser; the server preloads the first page. */
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
    // A later return to this address loads again.
    served.current = undefined;
    const [paramsNow, searchNow] = JSON.parse(address) as [Record<string, string>, string];
    const loading = screen.preload?.({ params: paramsNow, search: new URLSearchParams(searchNow), dispatch });
    // Offline, the script may be missing: the next navigation retries.
    loading?.catch(() => undefined);
  }, [screen, address, dispatch]);
  return null;
}
