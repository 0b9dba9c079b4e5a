import { expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { buildJsonResponse, buildOkResponse, buildTextResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { selectIsLiked } from './wishlist-slice.ts';
import { fetchWishlist } from './wishlist-thunks.ts';

const entries = [{ productId: 'a' }, { productId: 'b' }];

it.each([
  ['data.items', buildOkResponse({ items: entries })],
  ['items', buildJsonResponse(200, { items: entries })],
  ['a bare list', buildJsonResponse(200, entries)],
])('reads the wishlist from %s [WISH-30, STATE-02, STATE-05]', async (_, response) => {
  const store = createTestStore({ transport: async () => response, now: () => 7 });
  expect(store.getState().wishlist.status).toBe('idle');
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'succeeded', lastFetched: 7 });
  expect(['a', 'b', 'c'].map((id) => selectIsLiked(store.getState(), id))).toEqual([true, true, false]);
});

it.each([
  [buildTextResponse(500, 'down for a moment'), 'HTTP 500 down for a moment'],
  [buildJsonResponse(401, buildFailure('No')), 'HTTP 401 {"succeeded":false,"data":null,"message":"No"}'],
  [buildTextResponse(503, ''), 'HTTP 503'],
])('shows status and body as the error [ERR-05, STATE-04] %#', async (response, text) => {
  const store = createTestStore({ transport: async () => response });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: text });
});

it('reports no response as a network error [ERR-06]', async () => {
  const store = createTestStore({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist.error).toBe('Network error');
});
