import { expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { jsonAnswer, okAnswer, textAnswer } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { selectIsLiked } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

const entries = [{ productId: 'a' }, { productId: 'b' }];

it.each([
  ['data.items', okAnswer({ items: entries })],
  ['items', jsonAnswer(200, { items: entries })],
  ['a bare list', jsonAnswer(200, entries)],
])('reads the wishlist from %s [WISH-30, STATE-02, STATE-05]', async (_, answer) => {
  const store = testStore({ transport: async () => answer, now: () => 7 });
  expect(store.getState().wishlist.status).toBe('idle');
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'succeeded', lastFetched: 7 });
  expect(['a', 'b', 'c'].map((id) => selectIsLiked(store.getState(), id))).toEqual([true, true, false]);
});

it.each([
  [textAnswer(500, 'down for a moment'), 'HTTP 500 down for a moment'],
  [jsonAnswer(401, failure('No')), 'HTTP 401 {"succeeded":false,"data":null,"message":"No"}'],
  [textAnswer(503, ''), 'HTTP 503'],
])('fails with status and body, one space and no colon [ERR-05, STATE-04] %#', async (answer, text) => {
  const store = testStore({ transport: async () => answer });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: text });
});

it('calls a missing answer a network error [ERR-06]', async () => {
  const store = testStore({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist.error).toBe('Network error');
});
