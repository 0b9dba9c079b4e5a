import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { ReadContent } from '#contract/content/content-keys.ts';
import { contentKinds } from '#contract/content/content-kinds.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Transport } from '#contract/transport.ts';
import { createApiClient } from '#storefront/api/api-client.ts';
import type { LoadContent } from '#storefront/api/fetch-content.ts';
import type { TokenStorage } from '#storefront/browser/storage/token-storage.ts';
import { type AppStore, createStore, type RootState } from '#storefront/state/store.ts';
import { sampleSettings } from '../samples/settings-samples.ts';
import { createFakeTransport } from './fake-transport.ts';
import { createTestRouter, type TestEntry, type TestRoute } from './test-router.tsx';

type StoreOptions = {
  transport?: Transport;
  loadContent?: LoadContent;
  settings?: PublicSettings;
  tokens?: TokenStorage;
  now?: () => number;
  preloadedState?: Partial<RootState>;
};

/** The content that ships with the shop. */
export const readShippedContent: ReadContent = (key) => ({
  content: contentKinds[key].shipped,
  number: 0,
  publishedAt: null,
});

/** Returns a real store with a fake transport and the shipped content. */
export const createTestStore = ({ transport = createFakeTransport(), ...rest }: StoreOptions = {}): AppStore =>
  createStore({
    api: createApiClient({ transport }),
    loadContent: async (key) => readShippedContent(key),
    settings: sampleSettings,
    ...rest,
  });

type RenderOptions = StoreOptions & { url?: TestEntry; routes?: readonly TestRoute[]; store?: AppStore };

/** Renders an element or routes with the real store and router. */
export function renderWithStore(element: ReactElement, options: RenderOptions = {}) {
  const { url = '/', routes = [{ path: '*', element }], store = createTestStore(options) } = options;
  const { router, TestRouter } = createTestRouter(url, routes);
  const view = render(
    <Provider store={store}>
      <TestRouter />
    </Provider>,
  );
  return { ...view, store, router };
}
