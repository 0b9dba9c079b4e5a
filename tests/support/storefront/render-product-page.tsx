import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderToString } from 'react-dom/server';
import { Provider } from 'react-redux';
import { paths } from '#contract/paths.ts';
import type { PublicSettings } from '#contract/public-settings.ts';
import type { Product } from '#contract/storefront/catalogue.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { productPage } from '#storefront/routes/product/product-page.tsx';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { loadProductPage } from '#storefront/state/product/product-page-thunks.ts';
import { TEST_USER_ID } from '../customers/fake-token.ts';
import { sampleSettings } from '../samples/settings-samples.ts';
import { buildOkResponse, createFakeTransport, type FakeResponses } from './fake-transport.ts';
import { createTestStore } from './render-with-store.tsx';
import { createTestRouter } from './test-router.tsx';

type Visit = {
  /** Query string of the configuration, without the question mark. */
  query?: string;
  isSignedIn?: boolean;
  responses?: FakeResponses;
  settings?: Partial<PublicSettings>;
  /** Navigation state, as set by a product card. */
  state?: unknown;
  others?: readonly Product[];
  /** Edits the server-rendered page before it hydrates. */
  enterEarly?: () => void;
};

/** The whole product page with the real store; only the transport is fake. */
export async function renderProductPage(
  product: Product,
  { query = '', isSignedIn = false, responses, state, others = [], settings, enterEarly }: Visit = {},
) {
  const transport = createFakeTransport({
    'GET /api/Products/GetProductById/:id': ({ params }) =>
      buildOkResponse([product, ...others].find(({ id }) => id === params.id) ?? null),
    'GET /api/Products/category/:category/sub/:subCategory': () => buildOkResponse([product, ...others]),
    'GET /api/Wishlist': () => buildOkResponse({ items: [] }),
    ...responses,
  });
  const store = createTestStore({ transport, preloadedState: { shop: { ...sampleSettings, ...settings } } });
  if (isSignedIn) store.dispatch(sessionStarted({ token: 'token', userId: TEST_USER_ID, expiresAtMs: null }));
  await store.dispatch(loadProductPage(product.id));
  const element = (
    <>
      <productPage.Page />
      <AlertRegion />
    </>
  );
  const { router, TestRouter } = createTestRouter(
    { pathname: paths.product(product.id), search: query && `?${query}`, state },
    [
      { path: '/product/:id', element },
      { path: '*', element: <p>Elsewhere</p> },
    ],
  );
  const app = (
    <Provider store={store}>
      <TestRouter />
    </Provider>
  );
  const container = document.body.appendChild(document.createElement('main'));
  if (enterEarly) {
    container.innerHTML = renderToString(app);
    enterEarly();
  }
  const view = render(app, { container, hydrate: enterEarly !== undefined });
  const user = userEvent.setup();
  const listPosts = () => transport.requests.filter(({ method }) => method === 'POST');
  return { ...view, store, router, user, listPosts, requests: transport.requests };
}

export const getWidthField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Width/ });
export const getHeightField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Height/ });
export const getAddButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^ADD/ });
export const getPriceBox = () => screen.getByRole('region', { name: 'Price' });
export const findMainPicture = () => document.querySelector<HTMLImageElement>('[aria-label="Image viewer"] img');
