import { screen, waitFor } from '@testing-library/react';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { type InterruptedRequest, writeInterruptedRequest } from '#storefront/browser/storage/interrupted-request.ts';
import { getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { sessionStarted } from '#storefront/state/account/session-slice.ts';
import { createSignInHistoryState } from '#storefront/state/account/sign-in-return.ts';
import { selectAlerts } from '#storefront/state/alerts-slice.ts';
import { TEST_USER_ID } from '#tests/support/customers/fake-token.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore, renderWithStore } from '#tests/support/storefront/render-with-store.tsx';
import { accountPage } from './account-page.tsx';

const NOW = Date.UTC(2026, 0, 2, 3);
const ADD = 'POST /api/Cart/addtocart';
const LIST = 'GET /api/Wishlist';
const LIKE = 'POST /api/Wishlist/:productId';
const ITEM = { productId: 'w1', productTypeId: 'matt', widthInInches: 36.5, heightInInches: 48, quantity: 1 };
const ADD_ITEM: InterruptedRequest = { kind: 'add', item: ITEM };
const LIKE_PRODUCT: InterruptedRequest = { kind: 'like', productId: 'w1' };

async function openAccount(state: unknown, responses: FakeResponses = {}) {
  const transport = createFakeTransport({
    'GET /api/Cart': () => buildOkResponse({ items: [], subtotal: 0 }),
    [ADD]: () => buildOkResponse({ items: [], subtotal: 0 }),
    [LIST]: () => buildOkResponse({ items: [] }),
    [LIKE]: () => buildOkResponse({ productId: 'w1' }),
    ...responses,
  });
  const store = createTestStore({ transport, now: () => NOW });
  store.dispatch(sessionStarted({ token: 'token', userId: TEST_USER_ID, expiresAtMs: null }));
  const routes = [
    { path: '/account', element: <accountPage.Page /> },
    { path: '*', element: <p>Arrived</p> },
  ];
  const url = { pathname: '/account', state };
  const { router } = renderWithStore(<accountPage.Page />, { store, routes, url });
  await screen.findByText('Arrived');
  const listWrites = () => transport.requests.filter(({ method }) => method !== 'GET');
  return { router, store, listWrites, getAlerts: () => selectAlerts(store.getState()).map(({ text }) => text) };
}

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('/account', () => {
  it.each([
    [{ returnTo: '/cart' }, '/cart'],
    [{ returnTo: '/product/7?width=10' }, '/product/7'],
    [{ returnTo: '//evil.example' }, '/profile'],
    [{ returnTo: 'https://evil.example' }, '/profile'],
    [null, '/profile'],
  ])('with %j redirects to %s and leaves no history entry [ROUTE-30, D-02]', async (state, pathname) => {
    const { router, listWrites } = await openAccount(state);
    await waitFor(() => expect(router.state.location.pathname).toBe(pathname));
    expect(router.state.historyAction).toBe('REPLACE');
    expect(listWrites()).toEqual([]);
  });
});

describe('an interrupted request', () => {
  const open = (request: InterruptedRequest, responses?: FakeResponses, interruptedRequestId = 'a') => {
    writeInterruptedRequest(getSafeSessionStorage(), 'a', request, NOW);
    return openAccount(createSignInHistoryState('/product/w1?width=36.5', interruptedRequestId), responses);
  };

  it('adds the item exactly as chosen, then returns to its page [D-40]', async () => {
    const { router, store, listWrites } = await open(ADD_ITEM);
    expect(listWrites()).toMatchObject([{ path: '/api/Cart/addtocart', body: { items: [ITEM] } }]);
    await waitFor(() =>
      expect(router.state.location).toMatchObject({ pathname: '/product/w1', search: '?width=36.5' }),
    );
    expect(store.getState().cart.addedAfterLogin).toEqual(ITEM);
  });

  it('that fails shows the button’s message, and the cart as it is [D-40, ERR-16]', async () => {
    const { store, getAlerts } = await open(ADD_ITEM, { [ADD]: () => buildJsonResponse(400, buildFailure('No.')) });
    expect(getAlerts()).toEqual(['Failed to add to cart.']);
    expect(store.getState().cart.addedAfterLogin).toBeNull();
    await vi.waitFor(() => expect(store.getState().cart.status).toBe('succeeded'));
  });

  it('likes the product [D-40]', async () => {
    const { listWrites, getAlerts } = await open(LIKE_PRODUCT);
    expect(listWrites()).toMatchObject([{ method: 'POST', params: { productId: 'w1' } }]);
    expect(getAlerts()).toEqual([]);
  });

  it('keeps a like that is already there [D-40]', async () => {
    const { listWrites } = await open(LIKE_PRODUCT, {
      [LIST]: () => buildOkResponse({ items: [{ productId: 'w1' }] }),
    });
    expect(listWrites()).toEqual([]);
  });

  it('shows the button’s message when the like fails [D-40, WISH-29]', async () => {
    const report = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const { getAlerts } = await open(LIKE_PRODUCT, { [LIKE]: () => buildJsonResponse(500, buildFailure('No.')) });
    expect(getAlerts()).toEqual(['Wishlist action failed']);
    report.mockRestore();
  });

  it('of another login is dropped without a word [D-40]', async () => {
    const { listWrites, getAlerts } = await open(ADD_ITEM, {}, 'b');
    expect([listWrites(), getAlerts()]).toEqual([[], []]);
    expect(sessionStorage).toHaveLength(0);
  });
});
