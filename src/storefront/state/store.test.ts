import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import { buildJsonResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionStarted } from './account/session-slice.ts';
import { fetchCart } from './cart/cart-thunks.ts';

it('has the seven required slices [STATE-08, D-33]', () => {
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

describe('a token rejected by the server', () => {
  const transport = createFakeTransport({
    'GET /api/Cart': () => buildJsonResponse(401, buildFailure('Please log in to continue.')),
  });
  const session = { status: 'signedIn', token: 'rejected', userId: 'u', expiresAtMs: null } as const;

  it('ends the session', async () => {
    const store = createTestStore({ transport, preloadedState: { session } });
    await store.dispatch(fetchCart());
    expect(store.getState().session).toMatchObject({ status: 'signedOut', token: null });
  });

  it('does not end a session started in the meantime', async () => {
    const store = createTestStore({ transport, preloadedState: { session } });
    const load = store.dispatch(fetchCart());
    store.dispatch(sessionStarted({ ...session, token: 'another' }));
    await load;
    expect(store.getState().session).toMatchObject({ status: 'signedIn', token: 'another' });
  });
});
