import { describe, expect, it } from 'vitest';
import { buildFailure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import {
  buildJsonResponse,
  buildOkResponse,
  buildTextResponse,
  createFakeTransport,
  type FakeResponses,
} from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { sessionEnded, sessionStarted } from './session-slice.ts';
import { fetchUserDetails, saveUserDetails } from './user-details-thunks.ts';

const ASHA = {
  firstName: 'Asha',
  lastName: 'Rao',
  email: 'asha@example.in',
  phone: '9876543210',
  addressLine1: '1 Law Garden',
  addressLine2: '',
  city: 'Ahmedabad',
  state: 'Gujarat',
  postalCode: '380009',
  country: 'IN',
};
const STORED = { userId: 'user', ...ASHA };

function createSignedInStore(responses: FakeResponses) {
  const transport = createFakeTransport(responses);
  const store = createTestStore({ transport, now: () => 5 });
  store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  return { store, requests: transport.requests, state: () => store.getState().userDetails };
}
const storeForFetching = (response: () => ApiResponse | Promise<ApiResponse>) =>
  createSignedInStore({ 'GET /api/UserDetails/:userId': response });
const storeForSaving = (response: () => ApiResponse) => createSignedInStore({ 'PUT /api/UserDetails': response });

describe('fetching user details', () => {
  it.each([
    ['wrapped', buildOkResponse(STORED)],
    ['bare', buildJsonResponse(200, STORED)],
  ])("fetches the customer's details with the token, from a %s response [PROF-18, API-29]", async (_, response) => {
    const { store, requests, state } = storeForFetching(() => response);
    void store.dispatch(fetchUserDetails());
    expect(state().status).toBe('loading');
    await Promise.resolve();
    await expect.poll(() => state().status).toBe('succeeded');
    expect(state()).toEqual({ status: 'succeeded', error: null, lastFetched: 5, details: STORED });
    expect(requests).toMatchObject([{ params: { userId: 'user' }, token: 'token' }]);
  });

  it.each([
    [buildJsonResponse(500, buildFailure('Oops')), 'Failed to fetch (500)'],
    [buildTextResponse(200, 'hello'), 'Something went wrong'],
  ])('reports the error [ERR-40, ERR-41]', async (response, error) => {
    const { store, state } = storeForFetching(() => response);
    expect(await store.dispatch(fetchUserDetails())).toEqual({ ok: false, message: error });
    expect(state()).toMatchObject({ status: 'failed', error, details: null });
  });

  it('drops a response of an earlier session', async () => {
    const response = createDeferred<ApiResponse>();
    const { store, state } = storeForFetching(() => response.promise);
    const fetching = store.dispatch(fetchUserDetails());
    store.dispatch(sessionEnded());
    response.resolve(buildOkResponse(STORED));
    await fetching;
    expect(state()).toMatchObject({ status: 'idle', details: null });
  });
});

describe('saving user details', () => {
  it('sends all eleven fields and stores the response [PROF-19, API-29]', async () => {
    const { store, requests, state } = storeForSaving(() => buildOkResponse({ ...STORED, city: 'AHMEDABAD' }));
    expect(await store.dispatch(saveUserDetails(ASHA))).toMatchObject({ ok: true, value: { city: 'AHMEDABAD' } });
    expect(requests).toMatchObject([{ body: STORED, token: 'token' }]);
    expect(state().details?.city).toBe('AHMEDABAD');
  });

  it("sends and stores the session's user id, whatever id the details have", async () => {
    const { store, requests, state } = storeForSaving(() => buildTextResponse(204, ''));
    const fetched = { ...STORED, userId: '' };
    await store.dispatch(saveUserDetails(fetched));
    expect(requests).toMatchObject([{ body: STORED }]);
    expect(state().details).toEqual(STORED);
  });

  it.each([
    ['details', buildJsonResponse(200, { succeeded: true, data: {}, message: '' })],
    ['a body', buildTextResponse(204, '')],
    ['JSON', buildTextResponse(200, 'Saved')],
    ['data', buildJsonResponse(200, { succeeded: true, data: null })],
    ['an envelope', buildJsonResponse(200, true)],
  ])('treats a success response without %s as saved [D-50]', async (_, response) => {
    const { store, state } = storeForSaving(() => response);
    await store.dispatch(saveUserDetails(ASHA));
    expect(state().details).toEqual(STORED);
  });

  it.each([
    [buildJsonResponse(400, buildFailure('Too long')), 'Too long'],
    [buildTextResponse(502, 'Bad gateway'), 'Bad gateway'],
    [buildTextResponse(502, ''), 'Failed to save (502)'],
    [buildJsonResponse(200, { succeeded: false }), 'Failed to save'],
  ])('reports the error and leaves the store unchanged [ERR-42, ERR-43]', async (response, message) => {
    const { store, state } = storeForSaving(() => response);
    expect(await store.dispatch(saveUserDetails(ASHA))).toEqual({ ok: false, message });
    expect(state().details).toBeNull();
  });
});
