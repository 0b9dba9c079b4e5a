import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiRequest, ApiResponse } from '#contract/transport.ts';
import { cartResponse, sampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { jsonResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { endSession, sessionStarted } from '../account/session-slice.ts';
import { selectCartCount, selectShownCart } from './cart-selectors.ts';
import { clearCart, fetchCart, removeLine, restoreLines } from './cart-thunks.ts';
import { changeQuantity } from './change-quantity.ts';

const session = { token: 'token', userId: 'user', expiresAtMs: null };
const [vine, lotus] = [line({ id: 'a', quantity: 2 }), line({ id: 'b', quantity: 1, unitPrice: 75.25 })];
const settled = () => new Promise(setImmediate);

/** A customer with two lines; each later call waits until the test answers it. */
async function customer() {
  const requests: ApiRequest[] = [];
  const waiting: ((answer: ApiResponse) => void)[] = [];
  const store = createTestStore({
    transport: (request) => {
      if (request.method === 'GET') return Promise.resolve(cartResponse(vine, lotus));
      requests.push(request);
      return new Promise((resolve) => waiting.push(resolve));
    },
    now: () => 7,
  });
  store.dispatch(sessionStarted(session));
  await store.dispatch(fetchCart());
  const answer = async (with_: ApiResponse) => {
    await settled();
    waiting.shift()?.(with_);
    await settled();
  };
  return { store, requests, answer, shown: () => selectShownCart(store.getState()) };
}

const refusal = jsonResponse(400, failure('No.'));

describe('a quantity', () => {
  it('is shown at once with its price, and sent as a patch of the quantity alone [CART-21, CART-36]', async () => {
    const { store, requests, answer, shown } = await customer();
    void store.dispatch(changeQuantity('a', 3));
    expect(shown().items[0]).toMatchObject({ quantity: 3, lineTotal: 1620 });
    expect(shown().subtotalPaise).toBe(162_000 + 7525);
    expect(selectCartCount(store.getState())).toBe(4);
    await answer(cartResponse({ ...vine, quantity: 3, lineTotal: 1500 }, lotus));
    expect(requests).toMatchObject([
      {
        method: 'PUT',
        path: '/api/Cart/items/:itemId',
        params: { itemId: 'a' },
        body: { quantity: 3 },
        token: 'token',
      },
    ]);
    // As the server says, whatever was expected.
    expect(shown().items[0]?.lineTotal).toBe(1500);
  });

  it('is sent as the last of many clicks: one call on its way, one after it [CART-21, CART-24]', async () => {
    const { store, requests, answer, shown } = await customer();
    for (const quantity of [3, 4, 5, 6]) void store.dispatch(changeQuantity('a', quantity));
    expect(shown().items[0]?.quantity).toBe(6);
    await answer(cartResponse({ ...vine, quantity: 6 }, lotus));
    void store.dispatch(changeQuantity('a', 7));
    await settled();
    for (const quantity of [8, 9]) void store.dispatch(changeQuantity('a', quantity));
    await answer(cartResponse({ ...vine, quantity: 7 }, lotus));
    expect(shown().items[0]?.quantity).toBe(9);
    await answer(cartResponse({ ...vine, quantity: 9 }, lotus));
    expect(requests.map(({ body }) => body)).toEqual([{ quantity: 6 }, { quantity: 7 }, { quantity: 9 }]);
    expect(store.getState().cart).toMatchObject({ requestedQuantities: {}, pendingChanges: [], status: 'succeeded' });
  });

  it('goes back to what the server has when it refuses, with its sentence [STATE-11, ERR-12, ERR-14]', async () => {
    const { store, answer, shown } = await customer();
    void store.dispatch(changeQuantity('a', 3));
    await answer(refusal);
    expect(shown().items).toEqual([vine, lotus]);
    expect(store.getState().cart).toMatchObject({ status: 'failed', error: 'HTTP 400: No.' });
  });

  it.each([0, -1, 1000])('of %i is never asked for [CART-20, D-09]', async (quantity) => {
    const { store, requests, shown } = await customer();
    await store.dispatch(changeQuantity('a', quantity));
    expect(requests).toEqual([]);
    expect(shown().items[0]?.quantity).toBe(2);
  });
});

describe('a change of the cart', () => {
  it('replaces the whole cart with the answer: remove, restore, clear [CART-17, CART-24, CART-33, CART-37]', async () => {
    const { store, requests, answer, shown } = await customer();
    void store.dispatch(removeLine('a'));
    expect(shown().items).toEqual([lotus]);
    await answer(cartResponse(lotus));
    void store.dispatch(restoreLines([vine]));
    await answer(cartResponse(lotus, { ...vine, id: 'c' }));
    expect(shown().items.map(({ id }) => id)).toEqual(['b', 'c']);
    void store.dispatch(clearCart());
    await answer(cartResponse());
    expect(store.getState().cart).toMatchObject({ items: [], subtotal: 0, status: 'succeeded', lastFetched: 7 });
    expect(requests).toMatchObject([
      { method: 'DELETE', path: '/api/Cart/items/:itemId', params: { itemId: 'a' } },
      { method: 'POST', path: '/api/Cart/addtocart', body: { userId: 'user', items: [vine] } },
      { method: 'DELETE', path: '/api/Cart' },
    ]);
  });

  it('waits for the one before it, so that no answer overtakes another', async () => {
    const { store, requests, answer, shown } = await customer();
    void store.dispatch(changeQuantity('b', 2));
    await settled();
    void store.dispatch(removeLine('a'));
    void store.dispatch(changeQuantity('b', 3));
    await settled();
    expect(requests.map(({ method }) => method)).toEqual(['PUT']);
    expect(shown().items.map(({ quantity }) => quantity)).toEqual([3]);
    await answer(cartResponse(vine, { ...lotus, quantity: 2 }));
    await answer(cartResponse({ ...lotus, quantity: 2 }));
    await answer(cartResponse({ ...lotus, quantity: 3 }));
    expect(requests.map(({ method }) => method)).toEqual(['PUT', 'DELETE', 'PUT']);
    expect(shown().items).toEqual([{ ...lotus, quantity: 3 }]);
  });

  it('that fails shows the line again [STATE-11]', async () => {
    const { store, answer, shown } = await customer();
    void store.dispatch(removeLine('a'));
    await answer(refusal);
    expect(shown().items).toEqual([vine, lotus]);
  });

  it('whose answer comes after the session is over changes nothing', async () => {
    const { store, answer } = await customer();
    void store.dispatch(removeLine('a'));
    await settled();
    store.dispatch(endSession());
    await answer(cartResponse(lotus));
    expect(store.getState().cart).toMatchObject({ items: [], status: 'idle', lastFetched: null });
  });
});
