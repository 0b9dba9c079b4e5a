import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getSafeLocalStorage, getSafeSessionStorage } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { createFakeToken, createTokenExpiringAt, TEST_USER_ID } from '#tests/support/customers/fake-token.ts';
import { buildJsonResponse, buildTextResponse, createFakeTransport } from '#tests/support/storefront/fake-transport.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { selectAlerts } from '../alerts-slice.ts';
import { selectIsSignedIn, sessionStarted } from './session-slice.ts';
import { startSessionSync } from './session-sync.ts';
import { readSession, signOut, startSession, storeInterruptedRequest } from './session-thunks.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});

const createSessionStore = () =>
  createTestStore({ tokens: createTokenStorage({ local: getSafeLocalStorage(), session: getSafeSessionStorage() }) });

type SessionStore = ReturnType<typeof createSessionStore>;

const readStoredTokens = () => [localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)];

describe('session', () => {
  it("is unknown until the browser reads the token, then has the token's user [AUTH-35, AUTH-42]", () => {
    sessionStorage.setItem(TOKEN_KEY, createTokenExpiringAt(NOW + HOUR));
    const store = createSessionStore();
    expect(store.getState().session.status).toBe('unknown');
    store.dispatch(readSession());
    expect(store.getState().session).toMatchObject({
      status: 'signedIn',
      userId: TEST_USER_ID,
      expiresAtMs: NOW + HOUR,
    });
  });

  it('signs in with a token and treats everyone else as a visitor [GEN-09]', () => {
    const store = createSessionStore();
    store.dispatch(readSession());
    expect(selectIsSignedIn(store.getState())).toBe(false);
    localStorage.setItem(TOKEN_KEY, createTokenExpiringAt(NOW + HOUR));
    store.dispatch(readSession());
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it.each([
    ['expired', createTokenExpiringAt(NOW - 1)],
    ['without expiry', createFakeToken({ uid: TEST_USER_ID })],
    ['unreadable', 'not a token'],
  ])('clears a token that is %s from both storages [AUTH-36, AUTH-42]', (_, token) => {
    localStorage.setItem(TOKEN_KEY, token);
    sessionStorage.setItem(TOKEN_KEY, token);
    const store = createSessionStore();
    store.dispatch(readSession());
    expect(store.getState().session.status).toBe('signedOut');
    expect(readStoredTokens()).toEqual([null, null]);
  });

  it('stores the token in local storage by default and clears both storages on logout [AUTH-39, AUTH-40, AUTH-41]', () => {
    const store = createSessionStore();
    const token = createTokenExpiringAt(NOW + HOUR);
    store.dispatch(startSession(token));
    expect(readStoredTokens()).toEqual([token, null]);
    store.dispatch(startSession(token, false));
    expect(readStoredTokens()).toEqual([null, token]);
    store.dispatch(signOut());
    expect(readStoredTokens()).toEqual([null, null]);
    expect(store.getState().session).toMatchObject({ status: 'signedOut', token: null, userId: null });
  });

  it.each([
    ['200', buildJsonResponse(200, { succeeded: true, data: {} })],
    ['404, from a foreign host', buildTextResponse(404, 'No such page')],
    ['401', { ...buildJsonResponse(401, { succeeded: false }), isTokenRefused: true }],
  ])('ends on the server too at logout, which ignores its response: %s [D-39]', async (_, response) => {
    const transport = createFakeTransport({ 'POST /api/Account/Logout': () => response });
    const store = createTestStore({ transport });
    const token = createTokenExpiringAt(NOW + HOUR);
    store.dispatch(sessionStarted({ token, userId: TEST_USER_ID, expiresAtMs: NOW + HOUR }));
    store.dispatch(signOut());
    await vi.waitFor(() => expect(transport.requests).toMatchObject([{ path: '/api/Account/Logout', token }]));
    await Promise.resolve();
    expect(selectAlerts(store.getState())).toEqual([]);
    expect(store.getState().session.status).toBe('signedOut');
    store.dispatch(signOut());
    expect(transport.requests).toHaveLength(1);
  });

  it('accepts a token that identifies no customer, with no user id [AUTH-45]', () => {
    localStorage.setItem(TOKEN_KEY, createFakeToken({ exp: (NOW + HOUR) / 1000, uid: 'somebody' }));
    const store = createSessionStore();
    store.dispatch(readSession());
    expect(store.getState().session).toMatchObject({ status: 'signedIn', userId: null });
  });
});

describe('session sync', () => {
  it('ends the session when the current token expires [AUTH-38]', () => {
    const store = createSessionStore();
    const stop = startSessionSync(store);
    store.dispatch(startSession(createTokenExpiringAt(NOW + HOUR)));
    store.dispatch(startSession(createTokenExpiringAt(NOW + 60 * 24 * HOUR)));
    vi.advanceTimersByTime(60 * 24 * HOUR - 1);
    expect(store.getState().session.status).toBe('signedIn');
    vi.advanceTimersByTime(1);
    expect(store.getState().session.status).toBe('signedOut');
    expect(readStoredTokens()).toEqual([null, null]);
    stop();
  });

  it.each([
    ['this tab completes', (store: SessionStore) => store.dispatch(startSession(createTokenExpiringAt(NOW + HOUR))), 1],
    [
      'another tab drops',
      () => {
        localStorage.setItem(TOKEN_KEY, createTokenExpiringAt(NOW + HOUR));
        window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
      },
      0,
    ],
  ])('a login in %s what the login interrupted [D-40]', (_, logIn, expected) => {
    sessionStorage.clear();
    const store = createSessionStore();
    const stop = startSessionSync(store);
    store.dispatch(storeInterruptedRequest('a', { kind: 'like', productId: 'w1' }));
    logIn(store);
    expect(store.getState().session.status).toBe('signedIn');
    expect(sessionStorage).toHaveLength(expected);
    stop();
  });

  it('follows sign-in and logout in other tabs [AUTH-37]', () => {
    const store = createSessionStore();
    const stop = startSessionSync(store);
    expect(store.getState().session.status).toBe('signedOut');
    localStorage.setItem(TOKEN_KEY, createTokenExpiringAt(NOW + HOUR));
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    expect(store.getState().session.status).toBe('signedIn');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().session.status).toBe('signedOut');
    stop();
  });
});
