import { type ReactNode, StrictMode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { StaticRouter } from 'react-router-dom/server.js';
import type { PageRenderer, PageRequest, RenderedPage } from '#contract/page-render.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import { decodeUriPart } from '#domain/text/decode-uri.ts';
import { IconSprite } from '#ui/icons/icon-sprite.tsx';
import { createApiClient } from '../api/api-client.ts';
import type { LoadContent } from '../api/fetch-content.ts';
import { BusyPage } from '../routes/errors/busy-page.tsx';
import { CrawlerTags } from '../routes/head/crawler-tags.tsx';
import { HeadTags, type PageHead } from '../routes/head/page-head.tsx';
import { toPageState } from '../state/page-state.ts';
import { toPageStateJson } from '../state/page-state-json.ts';
import { type AppStore, createStore } from '../state/store.ts';
import { buildPageCacheKey, NOT_FOUND_PATH } from './page-cache-key.ts';
import { resolveRoute } from './router/resolve-route.ts';
import { RendersHeadTags } from './router/route-page.tsx';
import { ROUTER_OPTIONS } from './router/router-options.ts';
import { Shop, ShopFrame } from './shop.tsx';

/** Placeholder origin for parsing; never shown. */
const ORIGIN = 'http://shop.invalid';

const SHOP_TAGS =
  '<link rel="icon" href="/icons/favicon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/icon-180.png">' +
  '<link rel="manifest" href="/icons/site.webmanifest"><meta name="theme-color" content="#FBF7F0">' +
  // Stops phones from linking GSTIN and prices as telephone numbers.
  '<meta name="format-detection" content="telephone=no">';

const DRAWINGS = renderToStaticMarkup(<IconSprite />);

export const renderer: PageRenderer = { render, getCacheKey: buildPageCacheKey, renderBusyPage };

async function render({ address, transport, settings, readContent }: PageRequest): Promise<RenderedPage> {
  const url = new URL(ORIGIN + (hasMalformedPath(address) ? NOT_FOUND_PATH : address));
  const { route, page: lazyPage, params } = resolveRoute(url.pathname);
  const meta = await lazyPage.load();
  const loadContent: LoadContent = async (key, number) => readContent(key, number);
  const store = createStore({ api: createApiClient({ transport }), loadContent, settings });
  const isPrivate = route.guard === 'signedIn';
  if (!isPrivate) await route.preload?.({ params, search: url.searchParams, dispatch: store.dispatch });

  const context = { params, search: url.searchParams, state: store.getState() };
  const body = renderShop(store, url.pathname + url.search, <Shop />);
  return {
    // A failed load is temporary, so the page must not be cached.
    status: context.state.browse.failure ? 503 : (meta.status?.(context) ?? 200),
    audience: isPrivate ? 'private' : 'public',
    head: renderHead(meta.head(context), settings),
    body,
    drawings: DRAWINGS,
    state: toPageStateJson(toPageState(store.getState())),
    modules: [`src/storefront/${route.file}.tsx`],
  };
}

const BUSY_HEAD = {
  title: 'Please try again in a moment',
  description: 'The shop is very busy right now.',
  isIndexed: false,
};

async function renderBusyPage(settings: PublicSettings): Promise<RenderedPage> {
  const rejectLoad = () => Promise.reject(new Error('The page needs no data.'));
  const api = createApiClient({ transport: rejectLoad });
  const store = createStore({ api, loadContent: rejectLoad, settings });
  return {
    status: 503,
    audience: 'private',
    head: renderHead(BUSY_HEAD, settings),
    body: renderShop(
      store,
      NOT_FOUND_PATH,
      <ShopFrame>
        <BusyPage />
      </ShopFrame>,
    ),
    drawings: DRAWINGS,
    state: '',
    modules: [],
    isStatic: true,
  };
}

const renderShop = (store: AppStore, location: string, shop: ReactNode): string =>
  renderToString(
    <StrictMode>
      <Provider store={store}>
        <StaticRouter location={location} future={ROUTER_OPTIONS}>
          <RendersHeadTags value={false}>{shop}</RendersHeadTags>
        </StaticRouter>
      </Provider>
    </StrictMode>,
  );

const renderHead = (head: PageHead, settings: PublicSettings): string =>
  SHOP_TAGS +
  renderToStaticMarkup(
    <>
      <HeadTags head={head} settings={settings} />
      <CrawlerTags head={head} settings={settings} />
    </>,
  );

/** Whether the path has a broken percent-encoding; such an address has no page. */
const hasMalformedPath = (address: string): boolean => decodeUriPart(address.split('?', 1)[0] ?? '') === undefined;
