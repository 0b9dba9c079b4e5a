import { beforeEach, expect, it, vi } from 'vitest';
import { buildOkResponse, buildTextResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { fetchWishlistOnce, startWishlistRefresh } from './wishlist-refresh.ts';
import { selectWishlist } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

function createCustomer(respond = () => buildOkResponse({ items: [{ productId: 'a' }] })) {
  const transport = createFakeTransport({ 'GET /api/Wishlist': () => respond() });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  return { store, requests: transport.requests };
}

it('loads the list once for all cards [Q-82]', async () => {
  const { store, requests } = createCustomer();
  for (let card = 0; card < 3; card++) store.dispatch(fetchWishlistOnce());
  await vi.advanceTimersByTimeAsync(0);
  store.dispatch(fetchWishlistOnce());
  expect(requests).toHaveLength(1);
});

it('loads the list now and every five minutes until stopped [WISH-21, CONST-25]', async () => {
  const { store, requests } = createCustomer();
  const stop = store.dispatch(startWishlistRefresh());
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(299_999);
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(requests).toHaveLength(2);
  await vi.advanceTimersByTimeAsync(300_000);
  expect(requests).toHaveLength(3);
  stop();
  await vi.advanceTimersByTimeAsync(900_000);
  expect(requests).toHaveLength(3);
});

it('loads a list older than five minutes at once, and not a newer one [Q-80]', async () => {
  const { store, requests } = createCustomer();
  await store.dispatch(fetchWishlist());
  store.dispatch(startWishlistRefresh())();
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300_000);
  store.dispatch(startWishlistRefresh())();
  expect(requests).toHaveLength(2);
});

it('keeps the list when a refresh fails [Q-80, STATE-04]', async () => {
  const responses = [buildOkResponse({ items: [{ productId: 'a' }] }), buildTextResponse(500, 'down')];
  const { store } = createCustomer(() => responses.shift() ?? buildTextResponse(500, ''));
  const stop = store.dispatch(startWishlistRefresh());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: 'HTTP 500 down', lastFetched: 1_000_000 });
  expect(selectWishlist(store.getState())).toMatchObject([{ productId: 'a' }]);
  stop();
});
