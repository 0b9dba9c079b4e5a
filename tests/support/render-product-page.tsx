import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Provider } from 'react-redux';
import { createMemoryRouter, RouterProvider } from 'react-router';
import type { Product } from '#contract/api/catalogue.ts';
import { paths } from '#contract/paths.ts';
import { AlertRegion } from '#storefront/app/alert-region.tsx';
import { ProductPage } from '#storefront/routes/product-page.tsx';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { openProduct } from '#storefront/state/product/product-page-thunks.ts';
import { type FakeAnswers, fakeTransport, okAnswer } from './fake-transport.ts';
import { TEST_USER_ID } from './make-token.ts';
import { testStore } from './render-with-store.tsx';

type Visit = {
  /** Of the configuration, without the question mark. */
  query?: string;
  signedIn?: boolean;
  answers?: FakeAnswers;
  /** Navigation state, as a card gives it along. */
  state?: unknown;
  others?: readonly Product[];
};

/** The whole product page with the real store; only the way to the server is the test's own. */
export async function visitProduct(
  product: Product,
  { query = '', signedIn = false, answers, state, others = [] }: Visit = {},
) {
  const transport = fakeTransport({
    'GET /api/Products/GetProductById/:id': ({ params }) =>
      okAnswer([product, ...others].find(({ id }) => id === params.id) ?? null),
    'GET /api/Products/category/:category/sub/:subCategory': () => okAnswer([product, ...others]),
    'GET /api/Wishlist': () => okAnswer({ items: [] }),
    ...answers,
  });
  const store = testStore({ transport });
  if (signedIn) store.dispatch(sessionStarted({ token: 'token', userId: TEST_USER_ID, expiresAtMs: null }));
  await store.dispatch(openProduct(product.id));
  const element = (
    <>
      <ProductPage />
      <AlertRegion />
    </>
  );
  const router = createMemoryRouter(
    [
      { path: '/product/:id', element },
      { path: '*', element: <p>Elsewhere</p> },
    ],
    { initialEntries: [{ pathname: paths.product(product.id), search: query && `?${query}`, state }] },
  );
  const view = render(
    <Provider store={store}>
      <RouterProvider router={router} />
    </Provider>,
  );
  const user = userEvent.setup();
  const posts = () => transport.requests.filter(({ method }) => method === 'POST');
  return { ...view, store, router, user, posts, requests: transport.requests };
}

export const widthField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Width/ });
export const heightField = () => screen.getByRole<HTMLInputElement>('spinbutton', { name: /^Height/ });
export const addButton = () => screen.getByRole<HTMLButtonElement>('button', { name: /^ADD/ });
export const priceBox = () => screen.getByRole('region', { name: 'Price' });
export const mainPicture = () => document.querySelector<HTMLImageElement>('[aria-label="Image viewer"] img');
