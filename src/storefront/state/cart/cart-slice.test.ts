import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse, Transport } from '#contract/transport.ts';
import { createTokenUntil } from '#tests/support/customers/fake-token.ts';
import {
  createFakeTransport,
  jsonResponse,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { logOut, sessionStarted } from '../account/session-slice.ts';
import { selectCartCount } from './cart-selectors.ts';
import { fetchCartOnce } from './cart-slice.ts';
import { fetchCart } from './cart-thunks.ts';

const line = (id: string, quantity: number) => ({ id, productId: 'p', category: 'wallpaper', quantity, lineTotal: 75 });
const cart = (...items: object[]) => okResponse({ items, subtotal: 75 });
const session = { token: createTokenUntil(1e15), userId: 'u', expiresAtMs: 1e15 };

describe('cart', () => {
  it('is replaced whole by every answer [CART-24, STATE-03, STATE-05]', async () => {
    const answers = [cart(line('a', 2), line('b', 3)), cart(line('c', 1))];
    const store = createTestStore({ transport: async () => answers.shift() as ApiResponse, now: () => 99 });
    store.dispatch(sessionStarted(session));
    expect(store.getState().cart.status).toBe('idle');
    await store.dispatch(fetchCart());
    expect(selectCartCount(store.getState())).toBe(5);
    await store.dispatch(fetchCart());
    expect(store.getState().cart.items.map(({ id }) => id)).toEqual(['c']);
    expect(store.getState().cart).toMatchObject({ status: 'succeeded', subtotal: 75, lastFetched: 99 });
  });

  it('is fetched once, with the token, and never for a visitor [CART-25, AUTH-51]', async () => {
    const transport = createFakeTransport({ 'GET /api/Cart': () => cart(line('a', 1)) });
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

  it('is forgotten when the customer logs out, also when its answer comes afterwards', async () => {
    let answer: (answer: ApiResponse) => void = () => {};
    const transport: Transport = () => new Promise((resolve) => (answer = resolve));
    const store = createTestStore({ transport });
    store.dispatch(sessionStarted(session));
    const load = store.dispatch(fetchCart());
    store.dispatch(logOut());
    answer(cart(line('a', 1)));
    await load;
    expect(store.getState().cart).toMatchObject({ status: 'idle', items: [] });
  });

  it.each([
    [textResponse(200, '<html>'), 'Invalid JSON: <html>', 'ERR-11'],
    [textResponse(502, 'Bad gateway'), 'Invalid JSON: Bad gateway', 'ERR-11'],
    [jsonResponse(401, failure('Please log in to continue.')), 'HTTP 401: Please log in to continue.', 'ERR-12'],
    [jsonResponse(200, failure('Sold out')), 'Sold out', 'ERR-13'],
    [jsonResponse(200, { succeeded: false }), 'Unknown error', 'ERR-14'],
    [okResponse(null), 'Unknown error', 'ERR-14'],
  ])('fails with the sentence of the catalogue [ERR-11, ERR-12, ERR-13, ERR-14, STATE-11] %#', async (answer, text) => {
    const store = createTestStore({ transport: async () => answer });
    await store.dispatch(fetchCart());
    expect(store.getState().cart).toMatchObject({ status: 'failed', error: text });
  });

  it('falls back to Unknown error when nothing is known of the failure [ERR-14, STATE-11]', async () => {
    const store = createTestStore({ transport: () => Promise.reject(new Error('')) });
    await store.dispatch(fetchCart());
    expect(store.getState().cart.error).toBe('Unknown error');
  });
});
