import { describe, expect, it, vi } from 'vitest';
import type { ApiResponse } from '#contract/transport.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from '../account/session-slice.ts';
import { signOut } from '../account/session-thunks.ts';
import { selectAlerts } from '../alerts-slice.ts';
import { selectIsLiked, selectWishlist } from './wishlist-slice.ts';
import { addToWishlist, fetchWishlist, removeFromWishlist } from './wishlist-thunks.ts';
import { toggleWishlist } from './wishlist-toggle.ts';

const GET = 'GET /api/Wishlist';
const ADD = 'POST /api/Wishlist/:productId';
const REMOVE = 'DELETE /api/Wishlist/:productId';
const listResponse = (...ids: string[]) => buildOkResponse({ items: ids.map((productId) => ({ productId })) });

function createCustomer(responses: FakeResponses = {}) {
  const transport = createFakeTransport(responses);
  const store = createTestStore({ transport });
  store.dispatch(sessionStarted({ token: 't', userId: 'u', expiresAtMs: null }));
  const isLiked = (id: string) => selectIsLiked(store.getState(), id);
  const listRequests = () => transport.requests.map(({ method, path }) => `${method} ${path}`);
  const getIds = () => selectWishlist(store.getState()).map(({ productId }) => productId);
  return { store, isLiked, listRequests, getIds };
}

/** Returns a response that waits for `release`. */
function holdResponse(response: ApiResponse) {
  let release = (): void => undefined;
  const held = new Promise<ApiResponse>((resolve) => {
    release = () => resolve(response);
  });
  return { respond: () => held, release: () => release() };
}

it.each([
  ['add', addToWishlist],
  ['remove', removeFromWishlist],
])(
  "refuses to %s an empty id with 'Missing productId', without a request [ERR-10, WISH-27, Q-76]",
  async (_, change) => {
    const { store, listRequests } = createCustomer();
    const action = await store.dispatch(change(' '));
    expect(action.payload).toBe('Missing productId');
    expect(listRequests()).toEqual([]);
    expect(store.getState().wishlist).toMatchObject({ pendingIds: [], optimisticLikes: {} });
  },
);

describe('toggling a like', () => {
  it('adds a product and reloads the list [WISH-19, WISH-23]', async () => {
    const { store, listRequests, getIds } = createCustomer({
      [GET]: () => listResponse('a'),
      [ADD]: () => buildOkResponse({ productId: 'a' }),
    });
    await store.dispatch(toggleWishlist('a'));
    expect(listRequests()).toEqual([ADD, GET]);
    expect(getIds()).toEqual(['a']);
  });

  it.each([
    ['an empty body', buildTextResponse(204, '')],
    ['text', buildTextResponse(200, 'Saved')],
    ['null', buildJsonResponse(200, null)],
  ])('succeeds with %s, but not if succeeded is false [WISH-18, ERR-05, D-50]', async (_, response) => {
    const { store } = createCustomer({
      [ADD]: () => response,
      [REMOVE]: () => buildJsonResponse(200, { succeeded: false }),
    });
    expect(await store.dispatch(addToWishlist('a'))).toMatchObject({ payload: 'a' });
    expect(await store.dispatch(removeFromWishlist('a'))).toMatchObject({ payload: 'HTTP 200 {"succeeded":false}' });
  });

  it('removes a liked product without reloading the list [WISH-18, WISH-23]', async () => {
    const { store, listRequests, getIds } = createCustomer({
      [GET]: () => listResponse('a', 'b'),
      [REMOVE]: () => buildOkResponse({}),
    });
    await store.dispatch(fetchWishlist());
    await store.dispatch(toggleWishlist('a'));
    expect(listRequests()).toEqual([GET, REMOVE]);
    expect(getIds()).toEqual(['b']);
  });

  it('asks a visitor to log in and sends no request [WISH-25, WISH-26, WISH-28, ERR-08]', async () => {
    const { store, listRequests } = createCustomer();
    store.dispatch(sessionEnded());
    await store.dispatch(toggleWishlist('a'));
    expect(selectAlerts(store.getState())).toMatchObject([
      { text: 'Please log in to use wishlist.', offersSignIn: true },
    ]);
    expect(listRequests()).toEqual([]);
  });

  it('shows a new like at once and until the list contains it', async () => {
    const adding = holdResponse(buildOkResponse({ productId: 'a' }));
    const listing = holdResponse(buildTextResponse(500, 'down'));
    const { store, isLiked } = createCustomer({ [GET]: listing.respond, [ADD]: adding.respond });
    const toggled = store.dispatch(toggleWishlist('a'));
    expect(isLiked('a')).toBe(true);
    adding.release();
    await vi.waitFor(() => expect(store.getState().wishlist.status).toBe('loading'));
    expect(isLiked('a')).toBe(true);
    listing.release();
    await toggled;
    expect(store.getState().wishlist.status).toBe('failed');
    expect(isLiked('a')).toBe(true);
  });

  it.each([
    ['add', [], false],
    ['remove', ['a'], true],
  ])(
    'rolls back, shows an alert and logs the reason when it could not %s [WISH-29, ERR-07]',
    async (_, before, wasLiked) => {
      const logged = vi.spyOn(console, 'error').mockImplementation(() => undefined);
      const rejected = holdResponse(buildTextResponse(500, 'down'));
      const { store, isLiked } = createCustomer({
        [GET]: () => listResponse(...before),
        [ADD]: rejected.respond,
        [REMOVE]: rejected.respond,
      });
      await store.dispatch(fetchWishlist());
      const toggled = store.dispatch(toggleWishlist('a'));
      expect(isLiked('a')).toBe(!wasLiked);
      rejected.release();
      await toggled;
      expect(isLiked('a')).toBe(wasLiked);
      expect(selectAlerts(store.getState())).toMatchObject([{ text: 'Wishlist action failed' }]);
      expect(logged.mock.calls.flat().join(' ')).toContain('HTTP 500 down');
    },
  );
});

it('does not restore a product removed while the list was loading', async () => {
  const listing = holdResponse(listResponse('a', 'b'));
  const { store, getIds, isLiked } = createCustomer({ [GET]: listing.respond, [REMOVE]: () => buildOkResponse({}) });
  const loaded = store.dispatch(fetchWishlist());
  await store.dispatch(removeFromWishlist('a'));
  listing.release();
  await loaded;
  expect(getIds()).toEqual(['b']);
  expect(isLiked('a')).toBe(false);
});

it('is idle and empty after logout, even when a response arrives later [WISH-20, Q-81]', async () => {
  const listing = holdResponse(listResponse('a'));
  const { store, getIds } = createCustomer({ [GET]: listing.respond });
  const loaded = store.dispatch(fetchWishlist());
  store.dispatch(signOut());
  listing.release();
  await loaded;
  expect(store.getState().wishlist).toMatchObject({ status: 'idle', error: null, lastFetched: null });
  expect(getIds()).toEqual([]);
});
