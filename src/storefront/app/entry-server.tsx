import { StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-render.ts';
import { createApiClient } from '../api/api-client.ts';
import { HeadTags } from '../routes/head/page-head.tsx';
import { toPageState } from '../state/page-state.ts';
import { toPageStateJson } from '../state/page-state-json.ts';
import { createStore } from '../state/store.ts';
import { buildPageCacheKey, NOT_FOUND_PATH } from './page-cache-key.ts';
import { getRouteObjectsFor, resolveRoute } from './router/route-objects.tsx';
import { RendersHeadTags } from './router/route-page.tsx';
import { Shop } from './shop.tsx';

/** Placeholder origin for parsing; never shown. */
const ORIGIN = 'http://shop.invalid';

const SHOP_TAGS =
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/icon-180.png">' +
  '<link rel="manifest" href="/icons/site.webmanifest"><meta name="theme-color" content="#FBF7F0">' +
  // Stops phones from linking GSTIN and prices as telephone numbers.
  '<meta name="format-detection" content="telephone=no">';

export const renderer: PageRenderer = { render, getCacheKey: buildPageCacheKey };

async function render({ address, transport, settings }: PageRequest): Promise<RenderedPage> {
  const url = new URL(ORIGIN + (hasMalformedPath(address) ? NOT_FOUND_PATH : address));
  const { route, page: lazyPage, params } = resolveRoute(url.pathname);
  const meta = await lazyPage.load();
  const store = createStore({ api: createApiClient({ transport }), settings });
  const isPrivate = route.guard === 'signedIn';
  if (!isPrivate) await route.preload?.({ params, search: url.searchParams, dispatch: store.dispatch });

  const context = { params, search: url.searchParams, state: store.getState() };
  const body = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={url.pathname + url.search}>
          <RendersHeadTags value={false}>
            <Shop routes={getRouteObjectsFor(route)} />
          </RendersHeadTags>
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  return {
    // A failed load is temporary, so the page must not be cached.
    status: context.state.browse.failure ? 503 : (meta.status?.(context) ?? 200),
    audience: isPrivate ? 'private' : 'public',
    head: SHOP_TAGS + renderToStaticMarkup(<HeadTags head={meta.head(context)} settings={settings} />),
    body,
    state: toPageStateJson(toPageState(store.getState())),
    modules: [`src/storefront/${route.file}.tsx`],
  };
}

/** Whether the path has a broken percent-encoding; such an address has no page. */
function hasMalformedPath(address: string): boolean {
  try {
    decodeURIComponent(address.split('?', 1)[0] ?? '');
    return false;
  } catch {
    return true;
  }
}
