import { useEffect } from 'react';
import { useParams, useSearchParams } from 'react-router';
import type { PageGuard } from '#contract/paths.ts';
import { useAppDispatch } from '../state/hooks.ts';
import { DocumentHead } from './document-head.tsx';
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
  const Page = page.use();
  return (
    <>
      <DocumentHead screen={screen} />
      <RouteGuard guard={guard}>
        <Preload screen={screen} />
        <Page />
      </RouteGuard>
    </>
  );
}

/** After a navigation in the browser; on the first page the server has done it and the thunks find nothing to do. */
function Preload({ screen }: { screen: Screen }) {
  const dispatch = useAppDispatch();
  const params = useParams();
  const [search] = useSearchParams();
  const address = JSON.stringify([params, search.toString()]);
  useEffect(() => {
    const [paramsNow, searchNow] = JSON.parse(address) as [Record<string, string>, string];
    void screen.preload?.({ params: paramsNow, search: new URLSearchParams(searchNow), dispatch });
  }, [screen, address, dispatch]);
  return null;
}
