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
])('reads the wishlist from %s [WISH-30, STATE-05]', async (_, response) => {
  const store = createTestStore({ transport: async () => response, now: () => 7 });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist).toMatchObject({ status: 'succeeded', lastFetched: 7 });
  expect(['a', 'b', 'c'].map((id) => selectIsLiked(store.getState(), id))).toEqual([true, true, false]);
});

it.each([
  ['succeeded', buildOkResponse({ items: entries })],
  ['failed', buildTextResponse(500, '')],
])('goes from idle through loading to %s [STATE-02]', async (outcome, response) => {
  const store = createTestStore({ transport: async () => response });
  const readStatus = () => store.getState().wishlist.status;
  expect(readStatus()).toBe('idle');
  const loaded = store.dispatch(fetchWishlist());
  expect(readStatus()).toBe('loading');
  await loaded;
  expect(readStatus()).toBe(outcome);
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

it.each([{}, { items: 'none' }, { items: [{ title: 'No id' }] }])(
  'reports a body that it cannot read as an error: %j [D-50]',
  async (data) => {
    const store = createTestStore({ transport: async () => buildOkResponse(data) });
    await store.dispatch(fetchWishlist());
    expect(store.getState().wishlist).toMatchObject({ status: 'failed', error: 'The response could not be read.' });
  },
);

it('reports no response as a network error [ERR-06]', async () => {
  const store = createTestStore({ transport: () => Promise.reject(new TypeError('Failed to fetch')) });
  await store.dispatch(fetchWishlist());
  expect(store.getState().wishlist.error).toBe('Network error');
});
