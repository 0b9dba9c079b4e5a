import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import {
  createFakeTransport,
  type FakeResponses,
  okResponse,
  textResponse,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { logOut, sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { selectAlerts } from '../alerts-slice.ts';
import { selectIsLiked, selectWishlist } from './wishlist-slice.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';
import { toggleWishlist } from './wishlist-toggle.ts';

const GET = 'GET /api/Wishlist';
const ADD = 'POST /api/Wishlist/:productId';
const REMOVE = 'DELETE /api/Wishlist/:productId';
const listOf = (...ids: string[]) => okResponse({ items: ids.map((productId) => ({ productId })) });

function shop(answers: FakeResponses = {}) {
  const transport = createFakeTransport(answers);
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const isLiked = (id: string) => selectIsLiked(store.getState(), id);
  const asked = () => transport.requests.map(({ method, path }) => `${method} ${path}`);
  const ids = () => selectWishlist(store.getState()).map(({ productId }) => productId);
  return { store, isLiked, asked, ids };
}

/** An answer that waits until it is let go. */
function held(answer: ApiResponse) {
  let letGo = (): void => undefined;
  const answering = new Promise<ApiResponse>((resolve) => {
    letGo = () => resolve(answer);
  });
  return { answer: () => answering, letGo: () => letGo() };
}

it.each([
  ['add', addToWishlist],
  ['remove', removeFromWishlist],
])("refuses to %s nothing with 'Missing productId', without a call [ERR-10, WISH-27, Q-76]", async (_, change) => {
  const { store, asked } = shop();
  const ended = await store.dispatch(change(' '));
  expect(ended.payload).toBe('Missing productId');
  expect(asked()).toEqual([]);
  expect(store.getState().wishlist).toMatchObject({ pendingIds: [], optimisticLikes: {} });
});

describe('the Like toggle', () => {
  it('adds what is not liked and loads the whole list again [WISH-19, WISH-23]', async () => {
    const { store, asked, ids } = shop({ [GET]: () => listOf('a'), [ADD]: () => okResponse({ productId: 'a' }) });
    await store.dispatch(toggleWishlist('a'));
    expect(asked()).toEqual([ADD, GET]);
    expect(ids()).toEqual(['a']);
  });

  it('takes an answer without a body for done, and a page in its place for a failure [WISH-18, ERR-05]', async () => {
    const { store } = shop({ [ADD]: () => textResponse(204, ''), [REMOVE]: () => textResponse(200, '<html>') });
    expect(await store.dispatch(addToWishlist('a'))).toMatchObject({ payload: 'a' });
    expect(await store.dispatch(removeFromWishlist('a'))).toMatchObject({ payload: 'HTTP 200 <html>' });
  });

  it('takes away what is liked, in the browser alone [WISH-18, WISH-23]', async () => {
    const { store, asked, ids } = shop({ [GET]: () => listOf('a', 'b'), [REMOVE]: () => okResponse({}) });
    await store.dispatch(fetchWishlist());
    await store.dispatch(toggleWishlist('a'));
    expect(asked()).toEqual([GET, REMOVE]);
    expect(ids()).toEqual(['b']);
  });

  it('asks a visitor to log in and calls nothing [WISH-25, WISH-26, WISH-28, ERR-08]', async () => {
    const { store, asked } = shop();
    store.dispatch(sessionEnded());
    await store.dispatch(toggleWishlist('a'));
    expect(selectAlerts(store.getState())).toMatchObject([
      { text: 'Please log in to use wishlist.', offersLogIn: true },
    ]);
    expect(asked()).toEqual([]);
  });

  it('shows a new like at once and keeps it until the list knows it', async () => {
    const adding = held(okResponse({ productId: 'a' }));
    const listing = held(textResponse(500, 'down'));
    const { store, isLiked } = shop({ [GET]: listing.answer, [ADD]: adding.answer });
    const toggled = store.dispatch(toggleWishlist('a'));
    expect(isLiked('a')).toBe(true);
    adding.letGo();
    await vi.waitFor(() => expect(store.getState().wishlist.status).toBe('loading'));
    expect(isLiked('a')).toBe(true);
    listing.letGo();
    await toggled;
    expect(store.getState().wishlist.status).toBe('failed');
    expect(isLiked('a')).toBe(true);
  });

  it.each([
    ['add', [], false],
    ['remove', ['a'], true],
  ])('goes back when it could not %s, says so and logs why [WISH-29, ERR-07]', async (_, before, wasLiked) => {
    const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
    const refused = held(textResponse(500, 'down'));
    const { store, isLiked } = shop({
      [GET]: () => listOf(...before),
      [ADD]: refused.answer,
      [REMOVE]: refused.answer,
    });
    await store.dispatch(fetchWishlist());
    const toggled = store.dispatch(toggleWishlist('a'));
    expect(isLiked('a')).toBe(!wasLiked);
    refused.letGo();
    await toggled;
    expect(isLiked('a')).toBe(wasLiked);
    expect(selectAlerts(store.getState())).toMatchObject([{ text: 'Wishlist action failed' }]);
    expect(logged.mock.calls.flat().join(' ')).toContain('HTTP 500 down');
  });
});

it('does not bring back what was removed while the list was on its way', async () => {
  const listing = held(listOf('a', 'b'));
  const { store, ids, isLiked } = shop({ [GET]: listing.answer, [REMOVE]: () => okResponse({}) });
  const loaded = store.dispatch(fetchWishlist());
  await store.dispatch(removeFromWishlist('a'));
  listing.letGo();
  await loaded;
  expect(ids()).toEqual(['b']);
  expect(isLiked('a')).toBe(false);
});

it('is idle and empty again after sign-out, also when an answer comes late [WISH-20, Q-81]', async () => {
  const listing = held(listOf('a'));
  const { store, ids } = shop({ [GET]: listing.answer });
  const loaded = store.dispatch(fetchWishlist());
  store.dispatch(logOut());
  listing.letGo();
  await loaded;
  expect(store.getState().wishlist).toMatchObject({ status: 'idle', error: null, lastFetched: null });
  expect(ids()).toEqual([]);
});
