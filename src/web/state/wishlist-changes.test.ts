import { expect, it } from 'vitest';
import { fakeTransport } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { sessionStarted } from './session-slice.ts';
import { addToWishlist, removeFromWishlist } from './wishlist-thunks.ts';

it.each([
  ['add', addToWishlist],
  ['remove', removeFromWishlist],
])("refuses to %s nothing with 'Missing productId', without a call [ERR-10]", async (_, change) => {
  const transport = fakeTransport();
  const store = testStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const ended = await store.dispatch(change(' '));
  expect(ended.payload).toBe('Missing productId');
  expect(transport.requests).toEqual([]);
  expect(store.getState().wishlist.changing).toEqual([]);
});
