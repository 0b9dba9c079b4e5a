import { expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { jsonResponse, okResponse, textResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { selectIsLiked } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

const entries = [{ productId: 'a' }, { productId: 'b' }];

it.each([
  ['data.items', okResponse({ items: entries })],
  ['items', jsonResponse(200, { items: entries })],
  ['a bare list', jsonResponse(200, entries)],
])('reads the wishlist from %s [WISH-30, STATE-02, STATE-05]', async (_, answer) => {
  const store = createTestStore({ transport: async () => answer, now: () => 7 });
  expect(store.getState().wishlist.status).toBe('idle');
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'succeeded', lastFetched: 7 });
  expect(['a', 'b', 'c'].map((id) => selectIsLiked(store.getState(), id))).toEqual([true, true, false]);
});

it.each([
  [textResponse(500, 'down for a moment'), 'HTTP 500 down for a moment'],
  [jsonResponse(401, failure('No')), 'HTTP 401 {"succeeded":false,"data":null,"message":"No"}'],
  [textResponse(503, ''), 'HTTP 503'],
])('fails with status and body, one space and no colon [ERR-05, STATE-04] %#', async (answer, text) => {
  const store = createTestStore({ transport: async () => answer });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: text });
});

it('calls a missing answer a network error [ERR-06]', async () => {
  const store = createTestStore({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist.error).toBe('Network error');
});
