import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-render.ts';
import { createApiClient } from '../api/api-client.ts';
import { buildHeadContent } from '../routes/head/page-head.ts';
import { toPageState } from '../state/page-state.ts';
import { toPageStateJson } from '../state/page-state-json.ts';
import { createStore } from '../state/store.ts';
import { renderHeadHtml } from './head/head-html.ts';
import { loadPageMeta } from './head/lazy-head.ts';
import { buildPageCacheKey, NOT_FOUND_PATH } from './page-cache-key.ts';
import { getRouteObjectsFor, resolveRoute } from './router/route-objects.tsx';
import { Shop } from './shop.tsx';

/** Placeholder origin for parsing; never shown. */
const ORIGIN = 'http://shop.invalid';

export const renderer: PageRenderer = { render, getCacheKey: buildPageCacheKey };

async function render({ address, transport, settings }: PageRequest): Promise<RenderedPage> {
  const url = new URL(ORIGIN + (hasMalformedPath(address) ? NOT_FOUND_PATH : address));
  const { route, page: lazyPage, params } = resolveRoute(url.pathname);
  await lazyPage.load();
  const store = createStore({ api: createApiClient({ transport }), settings });
  const isPrivate = route.guard === 'signedIn';
  if (!isPrivate) await route.preload?.({ params, search: url.searchParams, dispatch: store.dispatch });

  const meta = await loadPageMeta(route);
  const context = { params, search: url.searchParams, state: store.getState() };
  const head = { ...meta.head(context), ...(isPrivate && { isIndexed: false }) };
  const body = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={url.pathname + url.search}>
          <Shop routes={getRouteObjectsFor(route)} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  return {
    // A failed load is temporary, so the page must not be cached.
    status: context.state.browse.failure ? 503 : (meta.status?.(context) ?? 200),
    audience: isPrivate ? 'private' : 'public',
    head: renderHeadHtml(buildHeadContent(head, settings)),
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
