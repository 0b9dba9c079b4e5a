import { render } from '@testing-library/react';
import type { ReactElement } from 'react';
import { Provider } from 'react-redux';
import type { Transport } from '#contract/transport.ts';
import { createApiClient } from '#storefront/api/api-client.ts';
import type { TokenStorage } from '#storefront/browser/storage/token-storage.ts';
import { type AppStore, createStore, type RootState } from '#storefront/state/store.ts';
import { sampleSettings } from '../samples/settings-samples.ts';
import { createFakeTransport } from './fake-transport.ts';
import { createTestRouter, type TestEntry, type TestRoute } from './test-router.tsx';

type StoreOptions = {
  transport?: Transport;
  tokens?: TokenStorage;
  now?: () => number;
  preloadedState?: Partial<RootState>;
};

/** Returns a real store with a fake transport. */
export const createTestStore = ({ transport = createFakeTransport(), ...rest }: StoreOptions = {}): AppStore =>
  createStore({ api: createApiClient({ transport }), settings: sampleSettings, ...rest });

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
