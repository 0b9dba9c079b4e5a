import { describe, expect, it, vi } from 'vitest';
import { CART_KEY, createCartStorage } from '#storefront/browser/storage/cart-storage.ts';
import { createSafeStorage, getLocalStore, getSessionStore } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { createTokenUntil } from '#tests/support/customers/fake-token.ts';
import { cartResponse, sampleLine as line } from '#tests/support/samples/cart-samples.ts';
import { createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { endSession, logOut, sessionEnded, sessionStarted, startSession } from '../account/session-slice.ts';
import { startSessionSync } from '../account/session-sync.ts';
import { selectCartCount } from './cart-selectors.ts';
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
const stored = (): unknown => JSON.parse(localStorage.getItem(CART_KEY) ?? 'null');

function start(options: Parameters<typeof createTestStore>[0] = {}) {
  const store = createTestStore(options);
  const stop = startLocalCartSync(store, createCartStorage(getLocalStore()));
  return { store, stop, items: () => store.getState().localCart.items };
}

describe('the cart that the browser keeps', () => {
  it('is a JSON list of cart items under one fixed key, saved on every change [LCART-01, LCART-07, LCART-09, D-25]', () => {
    expect(CART_KEY).toBe('aangan.cart');
    const { store } = start();
    store.dispatch(localItemAdded(vine));
    expect(stored()).toEqual([vine]);
    store.dispatch(localItemAdded(lotus));
    expect(stored()).toEqual([vine, lotus]);
    store.dispatch(localItemRemoved('a'));
    expect(stored()).toEqual([lotus]);
    store.dispatch(localCartCleared());
    expect(stored()).toEqual([]);
  });

  it('adds, removes by id, clears and brings back [LCART-02, LCART-03, LCART-04]', () => {
    const { store, items } = start();
    store.dispatch(restoreLocally([vine, lotus]));
    expect(items()).toEqual([vine, lotus]);
    store.dispatch(localItemRemoved('a'));
    expect(items()).toEqual([lotus]);
    store.dispatch(localCartCleared());
    expect(items()).toEqual([]);
  });

  it('is not touched by an update of a quantity, in the store or in storage [LCART-05]', () => {
    const write = vi.fn();
    const store = createTestStore();
    startLocalCartSync(store, { read: () => [vine, lotus], write });
    store.dispatch(localQuantityUpdated({ itemId: 'a', quantity: 9 }));
    expect(store.getState().localCart.items).toEqual([vine, lotus]);
    expect(write).not.toHaveBeenCalled();
  });

  it('is restored on start and counted by the badge [LCART-06, HDR-05]', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([vine, lotus]));
    const { store, items } = start();
    store.dispatch(sessionEnded());
    expect(items()).toEqual([vine, lotus]);
    expect(selectCartCount(store.getState())).toBe(5);
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
    const { store, items } = start();
    expect(items()).toEqual([]);
    expect(selectCartCount(store.getState())).toBe(0);
  });

  it('works on when storage refuses everything [LCART-08]', () => {
    const refused = createSafeStorage(() => {
      throw new DOMException('denied');
    });
    const store = createTestStore();
    startLocalCartSync(store, createCartStorage(refused));
    store.dispatch(localItemAdded(vine));
    expect(store.getState().localCart.items).toEqual([vine]);
  });

  it('follows another tab [LCART-06]', () => {
    const { items, stop } = start();
    localStorage.setItem(CART_KEY, JSON.stringify([vine]));
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(items()).toEqual([vine]);
    stop();
    localStorage.setItem(CART_KEY, '[]');
    window.dispatchEvent(new StorageEvent('storage', { key: CART_KEY }));
    expect(items()).toEqual([vine]);
  });
});

describe('the copy of the server cart', () => {
  const signedIn = async () => {
    localStorage.setItem(CART_KEY, JSON.stringify([lotus]));
    const visit = start({ transport: createFakeTransport({ 'GET /api/Cart': () => cartResponse(vine) }) });
    visit.store.dispatch(sessionStarted(session));
    await visit.store.dispatch(fetchCart());
    return visit;
  };

  it('is what the server answered last [Q-64, LCART-07]', async () => {
    const { items } = await signedIn();
    expect(items()).toEqual([vine]);
    expect(stored()).toEqual([vine]);
  });

  it('goes with Log out, and stays when the session expires [Q-65]', async () => {
    const expired = await signedIn();
    expired.store.dispatch(endSession());
    expect(stored()).toEqual([vine]);
    expect(selectCartCount(expired.store.getState())).toBe(2);
    expired.stop();
    const left = await signedIn();
    left.store.dispatch(logOut());
    expect(stored()).toEqual([]);
    expect(selectCartCount(left.store.getState())).toBe(0);
  });

  it('outlives a token that runs out [Q-65]', async () => {
    vi.useFakeTimers();
    const tokens = createTokenStorage({ local: getLocalStore(), session: getSessionStore() });
    const transport = createFakeTransport({ 'GET /api/Cart': () => cartResponse(vine) });
    const { store } = start({ transport, tokens });
    const stop = startSessionSync(store);
    store.dispatch(startSession(createTokenUntil(Date.now() + 1000)));
    await store.dispatch(fetchCart());
    vi.advanceTimersByTime(1001);
    expect(store.getState().session.status).toBe('signedOut');
    expect(stored()).toEqual([vine]);
    stop();
  });

  it('is not on a page that Back brings out of the browser’s memory after a log out elsewhere [Q-65]', async () => {
    const tokens = createTokenStorage({ local: getLocalStore(), session: getSessionStore() });
    const transport = createFakeTransport({ 'GET /api/Cart': () => cartResponse(vine) });
    const { store, stop, items } = start({ transport, tokens });
    const stops = [stop, startSessionSync(store)];
    store.dispatch(startSession(createTokenUntil(Date.now() + 60_000)));
    await store.dispatch(fetchCart());
    // A page in the browser's memory hears of nothing until it is shown again.
    localStorage.removeItem(TOKEN_KEY);
    localStorage.setItem(CART_KEY, '[]');
    expect(selectCartCount(store.getState())).toBe(2);
    window.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(store.getState().session.status).toBe('signedOut');
    expect(store.getState().cart.items).toEqual([]);
    expect(items()).toEqual([]);
    expect(stored()).toEqual([]);
    for (const end of stops) end();
  });

  it('of one customer is gone as soon as somebody signs in [Q-64]', () => {
    localStorage.setItem(CART_KEY, JSON.stringify([lotus]));
    const { store } = start();
    store.dispatch(sessionEnded());
    store.dispatch(sessionStarted(session));
    expect(stored()).toEqual([]);
  });
});
