import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';
import { createApiClient } from '../api/api-client.ts';
import { browserTransport } from '../api/browser-transport.ts';
import { localStore, sessionStore } from '../browser/storage/storage.ts';
import { createTokenStorage } from '../browser/storage/token-storage.ts';
import { fromPageState, type PageState } from '../state/page-state.ts';
import { makeStore } from '../state/store.ts';
import '#ui/styles/styles.css';
import { expectPages } from './router/expected-pages.ts';
import { routeAt, shopRoutes } from './router/route-objects.tsx';
import { ShopRouter } from './router/shop-router.tsx';
import { headOf } from './screen-words.ts';
import { Shop } from './shop.tsx';

// Not at the top level: pages import chunks that this module is part of, and would wait for it while it waits for them.
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const block = document.getElementById('state');
  if (!root || !block?.textContent) throw new Error('This document was not written by the shop.');

  const pageState = JSON.parse(block.textContent) as PageState;
  const store = makeStore({
    api: createApiClient({ transport: browserTransport({ apiHost: pageState.shop.apiHost }) }),
    settings: pageState.shop,
    tokens: createTokenStorage({ local: localStore(), session: sessionStore() }),
    preloadedState: fromPageState(pageState, Date.now()),
  });

  const history = createBrowserHistory({ v5Compat: true });
  await routeAt(history.location.pathname).page.load();

  const served = store.getState();
  // As a transition it is done in slices, between which the page answers to the visitor.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* A page may be hydrated after the session was read: it still has to start from what the server rendered. */}
        <Provider store={store} serverState={served}>
          <ShopRouter history={history}>
            <Shop routes={shopRoutes} />
          </ShopRouter>
        </Provider>
      </StrictMode>,
    );
  });
  expectPages(fetchAhead);
}

function fetchAhead(pathname: string): void {
  const { page, row } = routeAt(pathname);
  // Without a line there is nothing to fetch ahead; the click will find out for itself.
  Promise.all([page.load(), headOf(row.screen).load()]).catch(() => undefined);
}

void start();
