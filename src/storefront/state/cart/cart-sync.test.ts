import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/storefront/cart.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { CART_KEY } from '#storefront/browser/storage/cart-storage.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { buildCartResponse, createSampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { CART_REFRESH_MS, startCartSync } from './cart-sync.ts';
import { fetchCart } from './cart-thunks.ts';
import { changeQuantity } from './change-quantity.ts';

const [vine, lotus] = [line({ id: 'a' }), line({ id: 'b', widthInInches: 20 })];
const flushPromises = () => new Promise(setImmediate);
const changeInOtherTab = () => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
const returnToPage = () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

/** Signs in a customer and loads the cart; tests change the server's cart and the clock through `world`. */
async function createCustomer(respondToPut?: () => Promise<ApiResponse>) {
  const world = { server: [vine] as CartItem[], time: 0, reads: 0, isDown: false };
  const store = createTestStore({
    transport: async ({ method }) => {
      if (world.isDown) throw new TypeError('Failed to fetch');
      if (method === 'PUT' && respondToPut) return respondToPut();
      world.reads++;
      return buildCartResponse(...world.server);
    },
    now: () => world.time,
  });
  store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  await store.dispatch(fetchCart());
  const stop = startCartSync(store);
  const getIds = () => store.getState().cart.items.map(({ id }) => id);
  return { world, store, stop, getIds };
}

describe('cart sync', () => {
  it('follows changes in another tab', async () => {
    const { world, getIds, stop } = await createCustomer();
    world.server = [vine, lotus];
    changeInOtherTab();
    await flushPromises();
    expect(getIds()).toEqual(['a', 'b']);
    stop();
    world.server = [];
    changeInOtherTab();
    await flushPromises();
    expect(getIds()).toEqual(['a', 'b']);
  });

  it('refreshes a stale cart when the shopper returns to the page [CART-25]', async () => {
    const { world, getIds, stop } = await createCustomer();
    world.server = [lotus];
    returnToPage();
    await flushPromises();
    expect([getIds(), world.reads]).toEqual([['a'], 1]);
    world.time = CART_REFRESH_MS;
    returnToPage();
    await flushPromises();
    expect([getIds(), world.reads]).toEqual([['b'], 2]);
    stop();
  });

  it('keeps the cart and shows no error when a refresh fails', async () => {
    const { world, store, getIds, stop } = await createCustomer();
    world.isDown = true;
    changeInOtherTab();
    await flushPromises();
    expect(getIds()).toEqual(['a']);
    expect(store.getState().cart).toMatchObject({ status: 'succeeded', error: null });
    stop();
  });

  it('refreshes after a running change, so a stale response cannot replace it', async () => {
    const response = createDeferred<ApiResponse>();
    const { world, store, getIds, stop } = await createCustomer(() => response.promise);
    void store.dispatch(changeQuantity('a', 2));
    changeInOtherTab();
    await flushPromises();
    expect(world.reads).toBe(1);
    world.server = [{ ...vine, quantity: 2 }, lotus];
    response.resolve(buildCartResponse({ ...vine, quantity: 2 }));
    await flushPromises();
    await flushPromises();
    expect(getIds()).toEqual(['a', 'b']);
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    stop();
  });

  it('does not refresh for a visitor', async () => {
    const { world, store, stop } = await createCustomer();
    store.dispatch(sessionEnded());
    changeInOtherTab();
    await flushPromises();
    expect(world.reads).toBe(1);
    stop();
  });
});
