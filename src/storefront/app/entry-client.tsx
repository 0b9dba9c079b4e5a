import { StrictMode, startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from 'react-router-dom';
import { STATE_BLOCK_ID } from '#contract/page-render.ts';
import { createApiClient } from '../api/api-client.ts';
import { fetchContent } from '../api/fetch-content.ts';
import { createFetchTransport } from '../api/fetch-transport.ts';
import { readOrCreateDeviceId } from '../browser/storage/device-storage.ts';
import { getSafeLocalStorage, getSafeSessionStorage } from '../browser/storage/storage.ts';
import { createTokenStorage } from '../browser/storage/token-storage.ts';
import { fromPageState, type PageState } from '../state/page-state.ts';
import { createStore } from '../state/store.ts';
import '#ui/styles/styles.css';
import { startLinkPrefetch } from './router/link-prefetch.ts';
import { resolveRoute } from './router/resolve-route.ts';
import { ROUTER_OPTIONS } from './router/router-options.ts';
import { Shop } from './shop.tsx';

// Not at the top level: page chunks import this one, so a top-level await would deadlock.
async function start(): Promise<void> {
  const root = document.getElementById('root');
  const block = document.getElementById(STATE_BLOCK_ID);
  if (!root || !block?.textContent) throw new Error('This document was not written by the shop.');

  const pageState = JSON.parse(block.textContent) as PageState;
  const local = getSafeLocalStorage();
  const getDeviceId = () => readOrCreateDeviceId(local);
  const { apiOrigin } = pageState.shop;
  const store = createStore({
    api: createApiClient({ transport: createFetchTransport({ apiOrigin, getDeviceId }) }),
    loadContent: fetchContent,
    settings: pageState.shop,
    tokens: createTokenStorage({ local, session: getSafeSessionStorage() }),
    preloadedState: fromPageState(pageState, Date.now()),
  });

  await resolveRoute(window.location.pathname).page.load();

  const served = store.getState();
  // A transition keeps the page responsive during hydration.
  startTransition(() => {
    hydrateRoot(
      root,
      <StrictMode>
        {/* Hydrates from the served state even if the session was read meanwhile. */}
        <Provider store={store} serverState={served}>
          <BrowserRouter future={ROUTER_OPTIONS}>
            <Shop />
          </BrowserRouter>
        </Provider>
      </StrictMode>,
    );
  });
  startLinkPrefetch((pathname) => void resolveRoute(pathname).page.prefetch());
}

// A task of its own: evaluating the modules alone takes a phone long.
setTimeout(() => void start());
