import { beforeEach, expect, it, vi } from 'vitest';
import { createFakeTransport, okResponse, textResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { startWishlistRefresh } from './wishlist-refresh.ts';
import { selectWishlist } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

function customer(answer = () => okResponse({ items: [{ productId: 'a' }] })) {
  const transport = createFakeTransport({ 'GET /api/Wishlist': () => answer() });
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  return { store, requests: transport.requests };
}

it('loads the list, then again every five minutes until it is stopped [WISH-21, CONST-25]', async () => {
  const { store, requests } = customer();
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

it('leaves a list alone that is younger than five minutes, and loads an older one at once [Q-80]', async () => {
  const { store, requests } = customer();
  await store.dispatch(fetchWishlist());
  store.dispatch(startWishlistRefresh())();
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300_000);
  store.dispatch(startWishlistRefresh())();
  expect(requests).toHaveLength(2);
});

it('keeps the list that is there when a refresh fails [Q-80, STATE-04]', async () => {
  const answers = [okResponse({ items: [{ productId: 'a' }] }), textResponse(500, 'down')];
  const { store } = customer(() => answers.shift() ?? textResponse(500, ''));
  const stop = store.dispatch(startWishlistRefresh());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: 'HTTP 500 down', lastFetched: 1_000_000 });
  expect(selectWishlist(store.getState())).toMatchObject([{ productId: 'a' }]);
  stop();
});
