import { StrictMode } from 'react';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router';
import { pageKey } from '#contract/page-key.ts';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-render.ts';
import { createApiClient } from '../api/api-client.ts';
import { toPageState } from '../state/page-state.ts';
import { stateBlockJson } from '../state/state-block.ts';
import { makeStore } from '../state/store.ts';
import { headHtml } from './head/head-html.ts';
import { headContent } from './head/page-head.ts';
import { routeAt, routesOf } from './router/route-objects.tsx';
import { wordsOf } from './screen-words.ts';
import { Shop } from './shop.tsx';

/** No page of the shop has this address, so it renders 'not found'. */
const NOWHERE = '/not-found';
/** Never seen: addresses are relative to it while the router reads them. */
const ORIGIN = 'http://shop.invalid';

export const renderer: PageRenderer = { render, cacheKey };

/**
 * Everything the server renders is the same for everyone. A guarded page does not even depend on its parameters, and
 * all addresses that do not exist look alike, so each has one key.
 */
function cacheKey(address: string): string {
  return pageKey(address) ?? guardedPattern(address) ?? NOWHERE;
}

function guardedPattern(address: string): string | undefined {
  const { row } = routeAt(pathOf(address));
  return row.guard === 'token' ? row.pattern : undefined;
}

async function render({ address, transport, settings }: PageRequest): Promise<RenderedPage> {
  const url = new URL(ORIGIN + (pathOf(address) === NOWHERE ? NOWHERE : address));
  const { row, page: lazy, params } = routeAt(url.pathname);
  const { screen } = row;
  await lazy.load();
  const store = makeStore({ api: createApiClient({ transport }), settings });
  const isGuarded = row.guard === 'token';
  if (!isGuarded) await screen.preload?.({ params, search: url.searchParams, dispatch: store.dispatch });

  const words = await wordsOf(screen);
  const page = { params, search: url.searchParams, state: store.getState() };
  const isPrivate = isGuarded || screen.audience === 'private';
  const head = { ...words.head(page), ...(isPrivate && { isIndexed: false }) };
  const body = renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={url.pathname + url.search}>
          <Shop routes={routesOf(row)} />
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );
  return {
    // What could not be asked for is missing for now only, so nobody may keep this page.
    status: page.state.browse.failure ? 503 : (words.status?.(page) ?? 200),
    audience: isPrivate ? 'private' : 'public',
    head: headHtml(headContent(head, settings)),
    body,
    state: stateBlockJson(toPageState(store.getState())),
    modules: [`src/storefront/routes/${screen.file}.tsx`],
  };
}

/** Malformed encodings are no page of ours; the router would complain about them at length. */
function pathOf(address: string): string {
  const path = address.split('?', 1)[0] ?? '';
  try {
    decodeURIComponent(path);
    return path;
  } catch {
    return NOWHERE;
  }
}
