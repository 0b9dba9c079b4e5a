import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { signOut } from '../account/session-thunks.ts';
import { selectPieceCount } from './cart-selectors.ts';
import { fetchCartOnce } from './cart-sync.ts';
import { fetchCart } from './cart-thunks.ts';

const createLine = (id: string, quantity: number) => ({
  id,
  productId: 'p',
  category: 'wallpaper',
  quantity,
  lineTotal: 75,
});
const createCartResponse = (...items: object[]) => buildOkResponse({ items, subtotal: 75 });
const session = { token: createTokenExpiringAt(1e15), userId: 'u', expiresAtMs: 1e15 };

describe('cart', () => {
  it('replaces the whole cart with every response [CART-24, STATE-03, STATE-05]', async () => {
    const responses = [
      createCartResponse(createLine('a', 2), createLine('b', 3)),
      createCartResponse(createLine('c', 1)),
    ];
    const store = createTestStore({ transport: async () => responses.shift() as ApiResponse, now: () => 99 });
    store.dispatch(sessionStarted(session));
    expect(store.getState().cart.status).toBe('idle');
    const loaded = store.dispatch(fetchCart());
    expect(store.getState().cart.status).toBe('loading');
    await loaded;
    expect(selectPieceCount(store.getState())).toBe(5);
    await store.dispatch(fetchCart());
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual(['c']);
    expect(store.getState().cart).toMatchObject({ status: 'succeeded', subtotal: 75, lastFetched: 99 });
  });

  it('fetches once with the token, and never for a visitor [CART-25, AUTH-51]', async () => {
    const transport = createFakeTransport({ 'GET /api/Cart': () => createCartResponse(createLine('a', 1)) });
    const store = createTestStore({ transport });
    store.dispatch(fetchCartOnce());
    expect(transport.requests).toHaveLength(0);
    store.dispatch(sessionStarted(session));
    store.dispatch(fetchCartOnce());
    store.dispatch(fetchCartOnce());
    await new Promise(setImmediate);
    store.dispatch(fetchCartOnce());
    expect(transport.requests.map(({ token }) => token)).toEqual([session.token]);
  });

  it('is cleared on logout, even when a response arrives later', async () => {
    const response = createDeferred<ApiResponse>();
    const transport: Transport = () => response.promise;
    const store = createTestStore({ transport });
    store.dispatch(sessionStarted(session));
    const load = store.dispatch(fetchCart());
    store.dispatch(signOut());
    response.resolve(createCartResponse(createLine('a', 1)));
    await load;
    expect(store.getState().cart).toMatchObject({ status: 'idle', items: [] });
  });

  it.each([
    [buildTextResponse(200, '<html>'), 'Invalid JSON: <html>', 'ERR-11'],
    [buildTextResponse(502, 'Bad gateway'), 'Invalid JSON: Bad gateway', 'ERR-11'],
    [
      buildJsonResponse(401, buildFailure('Please log in to continue.')),
      'HTTP 401: Please log in to continue.',
      'ERR-12',
    ],
    [buildJsonResponse(200, buildFailure('Sold out')), 'Sold out', 'ERR-13'],
    [buildJsonResponse(200, { succeeded: false }), 'Unknown error', 'ERR-14'],
    [buildOkResponse(null), 'Unknown error', 'ERR-14'],
  ])('shows the specified error message [ERR-11, ERR-12, ERR-13, ERR-14] %#', async (response, text) => {
    const store = createTestStore({ transport: async () => response });
    await store.dispatch(fetchCart());
    expect(store.getState().cart).toMatchObject({ status: 'failed', error: text });
  });

  it('falls back to "Unknown error" for a failure without a reason [ERR-14, STATE-11]', async () => {
    const store = createTestStore({ transport: () => Promise.reject(new Error('')) });
    await store.dispatch(fetchCart());
    expect(store.getState().cart.error).toBe('Unknown error');
  });
});
