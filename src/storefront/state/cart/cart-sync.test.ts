import { describe, expect, it } from 'vitest';
import type { CartItem } from '#contract/storefront/cart.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { CART_KEY } from '#storefront/browser/storage/cart-storage.ts';
import { cartResponse, sampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { CART_REFRESH_MS, startCartSync } from './cart-sync.ts';
import { fetchCart } from './cart-thunks.ts';
import { changeQuantity } from './change-quantity.ts';

const [vine, lotus] = [line({ id: 'a' }), line({ id: 'b', widthInInches: 20 })];
const settled = () => new Promise(setImmediate);
const otherTabChanged = () => window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
const pageReturns = () => {
  window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
};

/** A customer whose cart is loaded; `server` is what the server holds, `time` what the clock says. */
async function customer(answerPut?: () => Promise<ApiResponse>) {
  const world = { server: [vine] as CartItem[], time: 0, reads: 0, isDown: false };
  const store = createTestStore({
    transport: async ({ method }) => {
      if (world.isDown) throw new TypeError('Failed to fetch');
      if (method === 'PUT' && answerPut) return answerPut();
      world.reads++;
      return cartResponse(...world.server);
    },
    now: () => world.time,
  });
  store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  await store.dispatch(fetchCart());
  const stop = startCartSync(store);
  const ids = () => store.getState().cart.items.map(({ id }) => id);
  return { world, store, stop, ids };
}

describe('the cart of a customer', () => {
  it('follows what another tab has done to it', async () => {
    const { world, ids, stop } = await customer();
    world.server = [vine, lotus];
    otherTabChanged();
    await settled();
    expect(ids()).toEqual(['a', 'b']);
    stop();
    world.server = [];
    otherTabChanged();
    await settled();
    expect(ids()).toEqual(['a', 'b']);
  });

  it('is looked at again when the page returns, unless it is young [CART-25]', async () => {
    const { world, ids, stop } = await customer();
    world.server = [lotus];
    pageReturns();
    await settled();
    expect([ids(), world.reads]).toEqual([['a'], 1]);
    world.time = CART_REFRESH_MS;
    pageReturns();
    await settled();
    expect([ids(), world.reads]).toEqual([['b'], 2]);
    stop();
  });

  it('stays as it is when nobody answers, and nothing is said of it', async () => {
    const { world, store, ids, stop } = await customer();
    world.isDown = true;
    otherTabChanged();
    await settled();
    expect(ids()).toEqual(['a']);
    expect(store.getState().cart).toMatchObject({ status: 'succeeded', error: null });
    stop();
  });

  it('waits for a change that is on its way, so that nothing older comes after it', async () => {
    let answer = (_: ApiResponse) => {};
    const put = new Promise<ApiResponse>((resolve) => {
      answer = resolve;
    });
    const { world, store, ids, stop } = await customer(() => put);
    void store.dispatch(changeQuantity('a', 2));
    otherTabChanged();
    await settled();
    expect(world.reads).toBe(1);
    world.server = [{ ...vine, quantity: 2 }, lotus];
    answer(cartResponse({ ...vine, quantity: 2 }));
    await settled();
    await settled();
    expect(ids()).toEqual(['a', 'b']);
    expect(store.getState().cart.items[0]?.quantity).toBe(2);
    stop();
  });

  it('of a visitor is nobody’s to ask for', async () => {
    const { world, store, stop } = await customer();
    store.dispatch(sessionEnded());
    otherTabChanged();
    await settled();
    expect(world.reads).toBe(1);
    stop();
  });
});
