import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { noTokenStorage, type TokenStorage } from '#storefront/browser/storage/token-storage.ts';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import { createSampleLine } from '#tests/support/samples/cart-samples.ts';
import { buildJsonResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from './account/session-slice.ts';
import { selectAlerts } from './alerts-slice.ts';
import { addProduct } from './cart/add-product.ts';
import { fetchCart } from './cart/cart-thunks.ts';
import type { AppStore } from './store.ts';

it('has the seven required slices [STATE-08, D-33]', () => {
  expect(Object.keys(createTestStore().getState())).toEqual(
    expect.arrayContaining([
      'products',
      'wishlist',
      'cart',
      'payment',
      'contacts',
      'projectInquiry',
      'customizationInquiry',
    ]),
  );
});

describe('a token rejected by the server', () => {
  const SESSION_ENDED = 'Your session has ended. Please log in again.';
  const session = { status: 'signedIn', token: 'rejected', userId: 'u', expiresAtMs: null } as const;
  const rejected = buildJsonResponse(401, buildFailure('Please log in to continue.'));
  const refused = { ...rejected, isTokenRefused: true };
  const createStoreWith = (response: ApiResponse, userId: string | null = 'u', tokens: TokenStorage = noTokenStorage) =>
    createTestStore({
      transport: createFakeTransport({ 'GET /api/Cart': () => response, 'POST /api/Cart/addtocart': () => response }),
      tokens,
      preloadedState: { session: { ...session, userId } },
    });
  const getAlerts = (store: AppStore) =>
    selectAlerts(store.getState()).map(({ text, offersSignIn }) => [text, offersSignIn]);

  it('ends the session only if the response says that the token is invalid [D-47]', async () => {
    const store = createStoreWith(refused);
    await store.dispatch(fetchCart());
    expect(store.getState().session).toMatchObject({ status: 'signedOut', token: null, isRefused: true });
    const other = createStoreWith(rejected);
    await other.dispatch(fetchCart());
    expect(other.getState().session).toEqual(session);
    expect(other.getState().cart.error).toBe('HTTP 401: Please log in to continue.');
  });

  it.each([
    ['an invalid token', refused],
    ['any other 401', rejected],
  ])('%s: says that the session has ended, before the message of the request [D-47, ERR-16]', async (_, response) => {
    const store = createStoreWith(response);
    await store.dispatch(addProduct(createSampleLine()));
    expect(getAlerts(store)).toEqual([
      [SESSION_ENDED, true],
      ['Failed to add to cart.', false],
    ]);
  });

  it('says so once for several requests, and no longer after a new login [D-47]', async () => {
    const store = createStoreWith(rejected);
    await Promise.all([store.dispatch(fetchCart()), store.dispatch(fetchCart())]);
    expect(getAlerts(store)).toEqual([[SESSION_ENDED, true]]);
    store.dispatch(sessionStarted({ ...session, token: 'another' }));
    expect(getAlerts(store)).toEqual([]);
  });

  it('is kept without a user id, for the pages that report it, but says so too [D-47, Q-06]', async () => {
    const store = createStoreWith(refused, null);
    await store.dispatch(fetchCart());
    expect(store.getState().session.status).toBe('signedIn');
    expect(getAlerts(store)).toEqual([[SESSION_ENDED, true]]);
  });

  it('is replaced without a message when another tab has logged in again [D-47]', async () => {
    const another = createTokenExpiringAt(Date.now() + 60_000);
    const tokens = { ...noTokenStorage, read: () => another };
    const store = createStoreWith(refused, 'u', tokens);
    const alertCounts: number[] = [];
    store.subscribe(() => alertCounts.push(getAlerts(store).length));
    await store.dispatch(fetchCart());
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: another });
    expect(Math.max(...alertCounts)).toBe(0);
  });

  it('does not end a session started in the meantime', async () => {
    const store = createStoreWith(refused);
    const load = store.dispatch(fetchCart());
    store.dispatch(sessionStarted({ ...session, token: 'another' }));
    await load;
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: 'another' });
    expect(getAlerts(store)).toEqual([]);
  });
});
