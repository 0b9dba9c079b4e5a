import { describe, expect, it } from 'vitest';
import { failure } from '#contract/envelope.ts';
import type { ApiAnswer } from '#contract/transport.ts';
import { type FakeAnswers, fakeTransport, jsonAnswer, okAnswer, textAnswer } from '#tests/support/fake-transport.ts';
import { testStore } from '#tests/support/render-with-store.tsx';
import { sessionEnded, sessionStarted } from './account/session-slice.ts';
import { fetchUserDetails, saveUserDetails } from './account/user-details-thunks.ts';

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

function shop(answers: FakeAnswers) {
  const transport = fakeTransport(answers);
  const store = testStore({ transport, now: () => 5 });
  store.dispatch(sessionStarted({ token: 'token', userId: 'user', expiresAtMs: null }));
  return { store, requests: transport.requests, state: () => store.getState().userDetails };
}
const reading = (answer: () => ApiAnswer | Promise<ApiAnswer>) => shop({ 'GET /api/UserDetails/:userId': answer });
const saving = (answer: () => ApiAnswer) => shop({ 'PUT /api/UserDetails': answer });

describe('reading the details', () => {
  it.each([
    ['wrapped', okAnswer(STORED)],
    ['bare', jsonAnswer(200, STORED)],
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
    [jsonAnswer(500, failure('Oops')), 'Failed to fetch (500)'],
    [textAnswer(200, 'hello'), 'Something went wrong'],
  ])('tells what went wrong [ERR-40, ERR-41]', async (answer, error) => {
    const { store, state } = reading(() => answer);
    expect(await store.dispatch(fetchUserDetails())).toEqual({ ok: false, message: error });
    expect(state()).toMatchObject({ status: 'failed', error, details: null });
  });

  it('drops an answer that belongs to an earlier session', async () => {
    let arrive: (answer: ApiAnswer) => void = () => undefined;
    const { store, state } = reading(() => new Promise((resolve) => (arrive = resolve)));
    const asked = store.dispatch(fetchUserDetails());
    store.dispatch(sessionEnded());
    arrive(okAnswer(STORED));
    await asked;
    expect(state()).toMatchObject({ status: 'idle', details: null });
  });
});

describe('saving the details', () => {
  it('sends all eleven fields and keeps what the server answers [PROF-19, API-29]', async () => {
    const { store, requests, state } = saving(() => okAnswer({ ...STORED, city: 'AHMEDABAD' }));
    expect(await store.dispatch(saveUserDetails(ASHA))).toMatchObject({ ok: true, value: { city: 'AHMEDABAD' } });
    expect(requests).toMatchObject([{ body: STORED, token: 'token' }]);
    expect(state().details?.city).toBe('AHMEDABAD');
  });

  it.each([
    ['details', jsonAnswer(200, { succeeded: true, data: {}, message: '' })],
    ['a body', textAnswer(204, '')],
  ])('counts an answer without %s as saved', async (_, answer) => {
    const { store, state } = saving(() => answer);
    await store.dispatch(saveUserDetails(ASHA));
    expect(state().details).toEqual(STORED);
  });

  it.each([
    [jsonAnswer(400, failure('Too long')), 'Too long'],
    [textAnswer(502, 'Bad gateway'), 'Bad gateway'],
    [textAnswer(502, ''), 'Failed to save (502)'],
    [jsonAnswer(200, { succeeded: false }), 'Failed to save'],
    [textAnswer(200, 'hello'), 'Failed to save'],
  ])('tells what went wrong and keeps what is stored [ERR-42, ERR-43]', async (answer, message) => {
    const { store, state } = saving(() => answer);
    expect(await store.dispatch(saveUserDetails(ASHA))).toEqual({ ok: false, message });
    expect(state().details).toBeNull();
  });
});
