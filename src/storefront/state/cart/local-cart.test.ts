import { describe, expect, it, vi } from 'vitest';
import { CART_KEY, createCartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { createSafeStorage, getSafeLocalStorage, getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { createTokenExpiringAt } from '#tests/support/customers/fake-token.ts';
import { buildCartResponse, createSampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { startSessionSync } from '../account/session-sync.ts';
import { endSession, signOut, startSession } from '../account/session-thunks.ts';
import { selectPieceCount } from './cart-selectors.ts';
import { fetchCart } from './cart-thunks.ts';
import {
  localCartCleared,
  localItemAdded,
  localItemRemoved,
  localQuantityUpdated,
  restoreLocally,
} from './local-cart-slice.ts';
import { startLocalCartSync } from './local-cart-sync.ts';

const session = { token: 't', userId: 'u', expiresAtMs: null };
const [vine, lotus] = [line({ id: 'a', quantity: 2 }), line({ id: 'b', productTitle: 'Lotus', quantity: 3 })];
const readStored = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

function startSync(options: Parameters<typeof createTestStore>[0] = {}) {
  const store = createTestStore(options);
  const stop = startLocalCartSync(store, createCartStorage(getSafeLocalStorage()));
  return { store, stop, items: () => store.getState().localCart.items };
}

describe('local cart', () => {
  it('stores a JSON list of cart items under one key on every change [LCART-01, LCART-07, LCART-09, D-25]', () => {
    expect(CART_KEY).toBe('aangan.cart');
    const { store } = startSync();
    store.dispatch(localItemAdded(vine));
    expect(readStored()).toEqual([vine]);
    store.dispatch(localItemAdded(lotus));
    expect(readStored()).toEqual([vine, lotus]);
    store.dispatch(localItemRemoved('a'));
    expect(readStored()).toEqual([lotus]);
    store.dispatch(localCartCleared());
    expect(readStored()).toEqual([]);
  });

  it('adds, removes by id, clears and restores [LCART-02, LCART-03, LCART-04]', () => {
    const { store, items } = startSync();
    store.dispatch(restoreLocally([vine, lotus]));
    expect(items()).toEqual([vine, lotus]);
    store.dispatch(localItemRemoved('a'));
    expect(items()).toEqual([lotus]);
    store.dispatch(localCartCleared());
    expect(items()).toEqual([]);
  });

  it('ignores quantity updates, in the store and in storage [LCART-05]', () => {
    const write = vi.fn();
    const store = createTestStore();
    startLocalCartSync(store, { read: () => [vine, lotus], write });
    store.dispatch(localQuantityUpdated({ itemId: 'a', quantity: 9 }));
    expect(store.getState().localCart.items).toEqual([vine, lotus]);
    expect(write).not.toHaveBeenCalled();
  });

  it('is restored on start and counted in the badge [LCART-06, HDR-05]', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([vine, lotus]));
    const { store, items } = startSync();
    store.dispatch(sessionEnded());
    expect(items()).toEqual([vine, lotus]);
    expect(selectPieceCount(store.getState())).toBe(5);
  });

  it.each([
    '{bad',
    '{"id":"a"}',
    '"a"',
    'null',
    '[1,null,{}]',
    JSON.stringify([{ ...line(), lineTotal: 1e300 }]),
    JSON.stringify([{ ...line(), quantity: -4 }]),
  ])('is empty when storage holds %s [LCART-08]', (text) => {
    localStorage.setItem(CART_KEY, text);
    const { store, items } = startSync();
    expect(items()).toEqual([]);
    expect(selectPieceCount(store.getState())).toBe(0);
  });

  it('works when storage throws [LCART-08]', () => {
    const blocked = createSafeStorage(() => {
      throw new DOMException('denied');
    });
    const store = createTestStore();
    startLocalCartSync(store, createCartStorage(blocked));
    store.dispatch(localItemAdded(vine));
    expect(store.getState().localCart.items).toEqual([vine]);
  });

  it('follows changes in another tab [LCART-06]', () => {
    const { items, stop } = startSync();
    localStorage.setItem(CART_KEY, JSON.stringify([vine]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(items()).toEqual([vine]);
    stop();
    localStorage.setItem(CART_KEY, '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(items()).toEqual([vine]);
  });
});

describe('local copy of the server cart', () => {
  const signIn = async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([lotus]));
    const visit = startSync({ transport: createFakeTransport({ 'GET /api/Cart': () => buildCartResponse(vine) }) });
    visit.store.dispatch(sessionStarted(session));
    await visit.store.dispatch(fetchCart());
    return visit;
  };

  it("holds the server's latest response [Q-64, LCART-07]", async () => {
    const { items } = await signIn();
    expect(items()).toEqual([vine]);
    expect(readStored()).toEqual([vine]);
  });

  it('is cleared on logout but not when the session expires [Q-65]', async () => {
    const expired = await signIn();
    expired.store.dispatch(endSession());
    expect(readStored()).toEqual([vine]);
    expect(selectPieceCount(expired.store.getState())).toBe(2);
    expired.stop();
    const customer = await signIn();
    customer.store.dispatch(signOut());
    expect(readStored()).toEqual([]);
    expect(selectPieceCount(customer.store.getState())).toBe(0);
  });

  it('outlives an expired token [Q-65]', async () => {
    vi.useFakeTimers();
    const tokens = createTokenStorage({ local: getSafeLocalStorage(), session: getSafeSessionStorage() });
    const transport = createFakeTransport({ 'GET /api/Cart': () => buildCartResponse(vine) });
    const { store } = startSync({ transport, tokens });
    const stop = startSessionSync(store);
    store.dispatch(startSession(createTokenExpiringAt(Date.now() + 1000)));
    await store.dispatch(fetchCart());
    vi.advanceTimersByTime(1001);
    expect(store.getState().session.status).toBe('signedOut');
    expect(readStored()).toEqual([vine]);
    stop();
  });

  it('is cleared on a page restored from the back/forward cache after a logout elsewhere [Q-65]', async () => {
    const tokens = createTokenStorage({ local: getSafeLocalStorage(), session: getSafeSessionStorage() });
    const transport = createFakeTransport({ 'GET /api/Cart': () => buildCartResponse(vine) });
    const { store, stop, items } = startSync({ transport, tokens });
    const cleanups = [stop, startSessionSync(store)];
    store.dispatch(startSession(createTokenExpiringAt(Date.now() + 60_000)));
    await store.dispatch(fetchCart());
    // A page in the back/forward cache gets no events until it is shown again.
    localStorage.removeItem(TOKEN_KEY);
    localStorage.setItem(CART_KEY, '[]');
    expect(selectPieceCount(store.getState())).toBe(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState().session.status).toBe('signedOut');
    expect(store.getState().cart.items).toEqual([]);
    expect(items()).toEqual([]);
    expect(readStored()).toEqual([]);
    for (const cleanUp of cleanups) cleanUp();
  });

  it('is cleared when a customer signs in [Q-64]', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([lotus]));
    const { store } = startSync();
    store.dispatch(sessionEnded());
    store.dispatch(sessionStarted(session));
    expect(readStored()).toEqual([]);
  });
});
