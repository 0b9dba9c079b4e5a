import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiResponse } from '#contract/transport.ts';
import {
  createFakeTransport,
  type FakeResponses,
  jsonResponse,
  okResponse,
  textResponse,
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

function shop(answers: FakeResponses) {
  const transport = createFakeTransport(answers);
  const store = createTestStore({ transport, now: () => 5 });
  store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  return { store, requests: transport.requests, state: () => store.getState().userDetails };
}
const reading = (answer: () => ApiResponse | Promise<ApiResponse>) => shop({ 'GET /api/UserDetails/:userId': answer });
const saving = (answer: () => ApiResponse) => shop({ 'PUT /api/UserDetails': answer });

describe('reading the details', () => {
  it.each([
    ['wrapped', okResponse(STORED)],
    ['bare', jsonResponse(200, STORED)],
  ])('asks for those of the customer, with the token, and takes them %s [PROF-18, API-29]', async (_, answer) => {
    const { store, requests, state } = reading(() => answer);
    void store.dispatch(fetchUserDetails());
    expect(state().status).toBe('loading');
    await Promise.resolve();
    await expect.poll(() => state().status).toBe('succeeded');
    expect(state()).toEqual({ status: 'succeeded', error: null, lastFetched: 5, details: STORED });
    expect(requests).toMatchObject([{ params: { userId: 'user' }, token: 'token' }]);
  });

  it.each([
    [jsonResponse(500, failure('Oops')), 'Failed to fetch (500)'],
    [textResponse(200, 'hello'), 'Something went wrong'],
  ])('tells what went wrong [ERR-40, ERR-41]', async (answer, error) => {
    const { store, state } = reading(() => answer);
    expect(await store.dispatch(fetchUserDetails())).toEqual({ ok: false, message: error });
    expect(state()).toMatchObject({ status: 'failed', error, details: null });
  });

  it('drops an answer that belongs to an earlier session', async () => {
    let arrive: (answer: ApiResponse) => void = () => undefined;
    const { store, state } = reading(() => new Promise((resolve) => (arrive = resolve)));
    const asked = store.dispatch(fetchUserDetails());
    store.dispatch(sessionEnded());
    arrive(okResponse(STORED));
    await asked;
    expect(state()).toMatchObject({ status: 'idle', details: null });
  });
});

describe('saving the details', () => {
  it('sends all eleven fields and keeps what the server answers [PROF-19, API-29]', async () => {
    const { store, requests, state } = saving(() => okResponse({ ...STORED, city: 'AHMEDABAD' }));
    expect(await store.dispatch(saveUserDetails(ASHA))).toMatchObject({ ok: true, value: { city: 'AHMEDABAD' } });
    expect(requests).toMatchObject([{ body: STORED, token: 'token' }]);
    expect(state().details?.city).toBe('AHMEDABAD');
  });

  it.each([
    ['details', jsonResponse(200, { succeeded: true, data: {}, message: '' })],
    ['a body', textResponse(204, '')],
  ])('counts an answer without %s as saved', async (_, answer) => {
    const { store, state } = saving(() => answer);
    await store.dispatch(saveUserDetails(ASHA));
    expect(state().details).toEqual(STORED);
  });

  it.each([
    [jsonResponse(400, failure('Too long')), 'Too long'],
    [textResponse(502, 'Bad gateway'), 'Bad gateway'],
    [textResponse(502, ''), 'Failed to save (502)'],
    [jsonResponse(200, { succeeded: false }), 'Failed to save'],
    [textResponse(200, 'hello'), 'Failed to save'],
  ])('tells what went wrong and keeps what is stored [ERR-42, ERR-43]', async (answer, message) => {
    const { store, state } = saving(() => answer);
    expect(await store.dispatch(saveUserDetails(ASHA))).toEqual({ ok: false, message });
    expect(state().details).toBeNull();
  });
});
