import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { createFakeTransport, jsonResponse } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from './account/session-slice.ts';
import { fetchCart } from './cart/cart-thunks.ts';

it('has the seven slices of the specification under their names [STATE-08, D-33]', () => {
  expect(Object.keys(createTestStore().getState())).toEqual(
    expect.arrayContaining([
      'products',
      'wishlist',
      'cart',
      'payment',
      'contacts',
      'projectInquiry',
      'customizationInquiry',
    ]),
  );
});

describe('a token that the server refuses', () => {
  const refused = createFakeTransport({
    'GET /api/Cart': () => jsonResponse(401, failure('Please log in to continue.')),
  });
  const session = { status: 'signedIn', token: 'refused', userId: 'u', expiresAtMs: null } as const;

  it('ends the session, so that every page says what it says to visitors', async () => {
    const store = createTestStore({ transport: refused, preloadedState: { session } });
    await store.dispatch(fetchCart());
    expect(store.getState().session).toMatchObject({ status: 'signedOut', token: null });
  });

  it('ends no session that was begun meanwhile', async () => {
    const store = createTestStore({ transport: refused, preloadedState: { session } });
    const load = store.dispatch(fetchCart());
    store.dispatch(sessionStarted({ ...session, token: 'another' }));
    await load;
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: 'another' });
  });
});
