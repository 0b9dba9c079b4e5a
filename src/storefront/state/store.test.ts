import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import { fakeTransport, jsonAnswer } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { sessionStarted } from './account/session-slice.ts';
import { fetchCart } from './cart/cart-thunks.ts';

it('has the seven slices of the specification under their names [STATE-08, D-33]', () => {
  expect(Object.keys(testStore().getState())).toEqual(
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
  const refused = fakeTransport({ 'GET /api/Cart': () => jsonAnswer(401, failure('Please log in to continue.')) });
  const session = { status: 'signedIn', token: 'refused', userId: 'u', expiresAtMs: null } as const;

  it('ends the session, so that every page says what it says to visitors', async () => {
    const store = testStore({ transport: refused, preloadedState: { session } });
    await store.dispatch(fetchCart());
    expect(store.getState().session).toMatchObject({ status: 'signedOut', token: null });
  });

  it('ends no session that was begun meanwhile', async () => {
    const store = testStore({ transport: refused, preloadedState: { session } });
    const load = store.dispatch(fetchCart());
    store.dispatch(sessionStarted({ ...session, token: 'another' }));
    await load;
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: 'another' });
  });
});
