import { beforeEach, describe, expect, it, vi } from 'vitest';
import { getLocalStore, getSessionStore } from '#storefront/browser/storage/storage.ts';
import { createTokenStorage, TOKEN_KEY } from '#storefront/browser/storage/token-storage.ts';
import { createFakeToken, createTokenUntil, TEST_USER_ID } from '#tests/support/customers/fake-token.ts';
import { createTestStore } from '#tests/support/storefront/render-with-store.tsx';
import { logOut, readSession, selectIsSignedIn, startSession } from './session-slice.ts';
import { startSessionSync } from './session-sync.ts';

const NOW = 1_800_000_000_000;
const HOUR = 3_600_000;

beforeEach(() => {
  vi.useFakeTimers();
  vi.setSystemTime(NOW);
});

const makeSessionStore = () =>
  createTestStore({ tokens: createTokenStorage({ local: getLocalStore(), session: getSessionStore() }) });

const stored = () => [localStorage.getItem(TOKEN_KEY), sessionStorage.getItem(TOKEN_KEY)];

describe('session', () => {
  it('is unknown until the browser has looked, then signed in with the user of the token [AUTH-35, AUTH-42]', () => {
    sessionStorage.setItem(TOKEN_KEY, createTokenUntil(NOW + HOUR));
    const store = makeSessionStore();
    expect(store.getState().session.status).toBe('unknown');
    store.dispatch(readSession());
    expect(store.getState().session).toMatchObject({
      status: 'signedIn',
      userId: TEST_USER_ID,
      expiresAtMs: NOW + HOUR,
    });
  });

  it('knows two kinds of people: customers with a token and visitors without [GEN-09]', () => {
    const store = makeSessionStore();
    store.dispatch(readSession());
    expect(selectIsSignedIn(store.getState())).toBe(false);
    localStorage.setItem(TOKEN_KEY, createTokenUntil(NOW + HOUR));
    store.dispatch(readSession());
    expect(selectIsSignedIn(store.getState())).toBe(true);
  });

  it.each([
    ['expired', createTokenUntil(NOW - 1)],
    ['without expiry', createFakeToken({ uid: TEST_USER_ID })],
    ['unreadable', 'not a token'],
  ])('clears a token that is %s from both stores [AUTH-36, AUTH-42]', (_, token) => {
    localStorage.setItem(TOKEN_KEY, token);
    sessionStorage.setItem(TOKEN_KEY, token);
    const store = makeSessionStore();
    store.dispatch(readSession());
    expect(store.getState().session.status).toBe('signedOut');
    expect(stored()).toEqual([null, null]);
  });

  it('is remembered in local storage unless told otherwise, and removed from both on logout [AUTH-39, AUTH-40, AUTH-41]', () => {
    const store = makeSessionStore();
    const token = createTokenUntil(NOW + HOUR);
    store.dispatch(startSession(token));
    expect(stored()).toEqual([token, null]);
    store.dispatch(startSession(token, false));
    expect(stored()).toEqual([null, token]);
    store.dispatch(logOut());
    expect(stored()).toEqual([null, null]);
    expect(store.getState().session).toMatchObject({ status: 'signedOut', token: null, userId: null });
  });

  it('accepts a token that names no customer, without a user id [AUTH-45]', () => {
    localStorage.setItem(TOKEN_KEY, createFakeToken({ exp: (NOW + HOUR) / 1000, uid: 'somebody' }));
    const store = makeSessionStore();
    store.dispatch(readSession());
    expect(store.getState().session).toMatchObject({ status: 'signedIn', userId: null });
  });
});

describe('watching the session', () => {
  it('logs out at the expiry of the token, also of one that was set later [AUTH-38]', () => {
    const store = makeSessionStore();
    const stop = startSessionSync(store);
    store.dispatch(startSession(createTokenUntil(NOW + HOUR)));
    store.dispatch(startSession(createTokenUntil(NOW + 60 * 24 * HOUR)));
    vi.advanceTimersByTime(60 * 24 * HOUR - 1);
    expect(store.getState().session.status).toBe('signedIn');
    vi.advanceTimersByTime(1);
    expect(store.getState().session.status).toBe('signedOut');
    expect(stored()).toEqual([null, null]);
    stop();
  });

  it('follows sign-in and logout of other tabs [AUTH-37]', () => {
    const store = makeSessionStore();
    const stop = startSessionSync(store);
    expect(store.getState().session.status).toBe('signedOut');
    localStorage.setItem(TOKEN_KEY, createTokenUntil(NOW + HOUR));
    window.dispatchEvent(new StorageEvent('storage', { key: TOKEN_KEY }));
    expect(store.getState().session.status).toBe('signedIn');
    localStorage.clear();
    window.dispatchEvent(new StorageEvent('storage', { key: null }));
    expect(store.getState().session.status).toBe('signedOut');
    stop();
  });
});
