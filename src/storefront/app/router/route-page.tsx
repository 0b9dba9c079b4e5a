import { createContext, use, useContext, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { HeadTags, type PageHead } from '#storefront/routes/head/page-head.tsx';
import { useHydrationMark } from '#storefront/routes/hydrates-later.tsx';
import type { PageModule, Route } from '#storefront/routes/route.ts';
import { useRouteParams } from '#storefront/routes/route-params.ts';
import { useAppDispatch, useAppSelector, useAppStore } from '#storefront/state/hooks.ts';
import { hasServedData } from '#storefront/state/page-state.ts';
import { useCameFromServer } from '#ui/use-hydrated.ts';
import type { LazyPage } from './lazy-page.ts';
import { PageBoundary } from './page-boundary.tsx';
import { RouteGuard } from './route-guard.tsx';

type RoutePageProps = { route: Route; page: LazyPage };

export function RoutePage({ route, page }: RoutePageProps) {
  // A loaded page hydrates at once; `use` would suspend even for a settled promise.
  const [loaded] = useState(page.getLoaded);
  return (
    <PageBoundary>
      {loaded ? <LoadedRoutePage route={route} loaded={loaded} /> : <PendingRoutePage route={route} page={page} />}
    </PageBoundary>
  );
}

const PendingRoutePage = ({ route, page }: RoutePageProps) => (
  <LoadedRoutePage route={route} loaded={use(page.load())} />
);

function LoadedRoutePage({ route, loaded: { Page, head } }: { route: Route; loaded: PageModule }) {
  useHydrationMark();
  return (
    <>
      <RouteGuard guard={route.guard}>
        <Preload route={route} />
        <Page />
      </RouteGuard>
      {useContext(RendersHeadTags) && <DocumentHead getHead={head} />}
    </>
  );
}

/** False on the server, which writes the tags into the document's head; React would put them in the body. */
export const RendersHeadTags = createContext(true);

/** Updates title and meta tags as the page and its data change. */
function DocumentHead({ getHead }: { getHead: PageModule['head'] }) {
  const params = useRouteParams();
  const { search } = useLocation();
  const settings = useAppSelector((state) => state.shop);
  const head = useAppSelector((state) => getHead({ params, search: new URLSearchParams(search), state }), isSameHead);
  return <HeadTags head={head} settings={settings} />;
}

const isSameHead = (a: PageHead, b: PageHead): boolean => JSON.stringify(a) === JSON.stringify(b);

/** Runs after navigation in the browser; the server preloads the first page. */
function Preload({ route }: { route: Route }) {
  const dispatch = useAppDispatch();
  const params = useRouteParams();
  const { search } = useLocation();
  const urlKey = JSON.stringify([params, search]);
  const store = useAppStore();
  const cameFromServer = useCameFromServer();
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
