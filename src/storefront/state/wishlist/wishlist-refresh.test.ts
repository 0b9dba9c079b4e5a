import { beforeEach, expect, it, vi } from 'vitest';
import { fakeTransport, okAnswer, textAnswer } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { sessionStarted } from '../account/session-slice.ts';
import { keepWishlistFresh } from './wishlist-refresh.ts';
import { selectWishlist } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

beforeEach(() => {
  vi.useFakeTimers({ now: 1_000_000 });
});

function customer(answer = () => okAnswer({ items: [{ productId: 'a' }] })) {
  const transport = fakeTransport({ 'GET /api/Wishlist': () => answer() });
  const store = testStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  return { store, requests: transport.requests };
}

it('loads the list, then again every five minutes until it is stopped [WISH-21, CONST-25]', async () => {
  const { store, requests } = customer();
  const stop = store.dispatch(keepWishlistFresh());
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
  store.dispatch(keepWishlistFresh())();
  expect(requests).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(300_000);
  store.dispatch(keepWishlistFresh())();
  expect(requests).toHaveLength(2);
});

it('keeps the list that is there when a refresh fails [Q-80, STATE-04]', async () => {
  const answers = [okAnswer({ items: [{ productId: 'a' }] }), textAnswer(500, 'down')];
  const { store } = customer(() => answers.shift() ?? textAnswer(500, ''));
  const stop = store.dispatch(keepWishlistFresh());
  await vi.advanceTimersByTimeAsync(300_000);
  expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: 'HTTP 500 down', lastFetched: 1_000_000 });
  expect(selectWishlist(store.getState())).toMatchObject([{ productId: 'a' }]);
  stop();
});
