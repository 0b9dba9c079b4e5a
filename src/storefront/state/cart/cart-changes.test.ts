import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiRequest, ApiResponse } from '#contract/transport.ts';
import { buildCartResponse, createSampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { buildJsonResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { endSession } from '../account/session-thunks.ts';
import { selectPieceCount, selectShownCart } from './cart-selectors.ts';
import { clearCart, fetchCart, removeLine, restoreLines } from './cart-thunks.ts';
import { changeQuantity } from './change-quantity.ts';

const session = { token: 'token', userId: 'user', expiresAtMs: null };
const [vine, lotus] = [line({ id: 'a', quantity: 2 }), line({ id: 'b', quantity: 1, unitPrice: 75.25 })];
const flushPromises = () => new Promise(setImmediate);

/** Signs in a customer with two lines; each later request waits for `respond`. */
async function createCustomer() {
  const requests: ApiRequest[] = [];
  const waiting: ((response: ApiResponse) => void)[] = [];
  const store = createTestStore({
    transport: (request) => {
      if (request.method === 'GET') return Promise.resolve(buildCartResponse(vine, lotus));
      requests.push(request);
      return new Promise((resolve) => waiting.push(resolve));
    },
    now: () => 7,
  });
  store.dispatch(sessionStarted(session));
  await store.dispatch(fetchCart());
  const respond = async (response: ApiResponse) => {
    await flushPromises();
    waiting.shift()?.(response);
    await flushPromises();
  };
  return { store, requests, respond, shown: () => selectShownCart(store.getState()) };
}

const rejection = buildJsonResponse(400, buildFailure('No.'));

describe('changing a quantity', () => {
  it('shows the new price at once and sends only the quantity [CART-21, CART-36]', async () => {
    const { store, requests, respond, shown } = await createCustomer();
    void store.dispatch(changeQuantity('a', 3));
    expect(shown().items[0]).toMatchObject({ quantity: 3, lineTotal: 1620 });
    expect(shown().subtotalPaise).toBe(162_000 + 7525);
    expect(selectPieceCount(store.getState())).toBe(4);
    await respond(buildCartResponse({ ...vine, quantity: 3, lineTotal: 1500 }, lotus));
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        path: '/api/Cart/items/:itemId',
        params: { itemId: 'a' },
        body: { quantity: 3 },
        token: 'token',
      },
    ]);
    // The server's total replaces the expected one.
    expect(shown().items[0]?.lineTotal).toBe(1500);
  });

  it('merges clicks during a request into one further request [CART-21, CART-24]', async () => {
    const { store, requests, respond, shown } = await createCustomer();
    for (const quantity of [3, 4, 5, 6]) void store.dispatch(changeQuantity('a', quantity));
    expect(shown().items[0]?.quantity).toBe(6);
    await respond(buildCartResponse({ ...vine, quantity: 6 }, lotus));
    void store.dispatch(changeQuantity('a', 7));
    await flushPromises();
    for (const quantity of [8, 9]) void store.dispatch(changeQuantity('a', quantity));
    await respond(buildCartResponse({ ...vine, quantity: 7 }, lotus));
    expect(shown().items[0]?.quantity).toBe(9);
    await respond(buildCartResponse({ ...vine, quantity: 9 }, lotus));
    expect(requests.map(({ body }) => body)).toEqual([{ quantity: 6 }, { quantity: 7 }, { quantity: 9 }]);
    expect(store.getState().cart).toMatchObject({ requestedQuantities: {}, pendingChanges: [], status: 'succeeded' });
  });

  it("restores the server's quantity and shows its message after a rejection [STATE-11, ERR-12, ERR-14]", async () => {
    const { store, respond, shown } = await createCustomer();
    void store.dispatch(changeQuantity('a', 3));
    await respond(rejection);
    expect(shown().items).toEqual([vine, lotus]);
    expect(store.getState().cart).toMatchObject({ status: 'failed', error: 'HTTP 400: No.' });
  });

  it.each([0, -1, 1000])('never requests %i [CART-20, D-09]', async (quantity) => {
    const { store, requests, shown } = await createCustomer();
    await store.dispatch(changeQuantity('a', quantity));
    expect(requests).toEqual([]);
    expect(shown().items[0]?.quantity).toBe(2);
  });
});

describe('changing the cart', () => {
  it('replaces the whole cart with the response: remove, restore, clear [CART-17, CART-24, CART-33, CART-37]', async () => {
    const { store, requests, respond, shown } = await createCustomer();
    void store.dispatch(removeLine('a'));
    expect(shown().items).toEqual([lotus]);
    await respond(buildCartResponse(lotus));
    void store.dispatch(restoreLines([vine]));
    await respond(buildCartResponse(lotus, { ...vine, id: 'c' }));
    expect(shown().items.map(({ id }) => id)).toEqual(['b', 'c']);
    void store.dispatch(clearCart());
    await respond(buildCartResponse());
    expect(store.getState().cart).toMatchObject({ items: [], subtotal: 0, status: 'succeeded', lastFetched: 7 });
    expect(requests).toMatchObject([
      { method: 'DELETE', path: '/api/Cart/items/:itemId', params: { itemId: 'a' } },
      { method: 'POST', path: '/api/Cart/addtocart', body: { userId: 'user', items: [vine] } },
      { method: 'DELETE', path: '/api/Cart' },
    ]);
  });

  it('sends changes one after another, so responses keep their order', async () => {
    const { store, requests, respond, shown } = await createCustomer();
    void store.dispatch(changeQuantity('b', 2));
    await flushPromises();
    void store.dispatch(removeLine('a'));
    void store.dispatch(changeQuantity('b', 3));
    await flushPromises();
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
    expect(shown().items.map(({ quantity }) => quantity)).toEqual([3]);
    await respond(buildCartResponse(vine, { ...lotus, quantity: 2 }));
    await respond(buildCartResponse({ ...lotus, quantity: 2 }));
    await respond(buildCartResponse({ ...lotus, quantity: 3 }));
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT']);
    expect(shown().items).toEqual([{ ...lotus, quantity: 3 }]);
  });

  it('shows the line again after a failure [STATE-11]', async () => {
    const { store, respond, shown } = await createCustomer();
    void store.dispatch(removeLine('a'));
    await respond(rejection);
    expect(shown().items).toEqual([vine, lotus]);
  });

  it('ignores a response that arrives after the session ended', async () => {
    const { store, respond } = await createCustomer();
    void store.dispatch(removeLine('a'));
    await flushPromises();
    store.dispatch(endSession());
    await respond(buildCartResponse(lotus));
    expect(store.getState().cart).toMatchObject({ items: [], status: 'idle', lastFetched: null });
  });
});
