import { beforeEach, describe, expect, it } from 'vitest';
import { dropInterruptedRequest, type InterruptedRequest, writeInterruptedRequest } from './interrupted-request.ts';
import { getSafeLocalStorage, getSafeSessionStorage } from './storage.ts';
import { clearStoredDrafts } from './stored-drafts.ts';
import { takeInterruptedRequest } from './take-interrupted-request.ts';

const NOW = Date.UTC(2026, 0, 2, 3);
const MINUTE_MS = 60_000;
const session = getSafeSessionStorage();
const storages = { local: getSafeLocalStorage(), session };
const ADD: InterruptedRequest = {
  kind: 'add',
  item: { productId: 'w1', productTypeId: 'matt', widthInInches: 36.5, heightInInches: 48, orderComment: 'Left wall' },
};
const LIKE: InterruptedRequest = { kind: 'like', productId: 'w1' };
const take = (id = 'a', now = NOW) => takeInterruptedRequest(storages, id, now);

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
});

describe('an interrupted request', () => {
  it.each([ADD, LIKE])('of kind $kind is taken once, exactly as stored [D-40]', (request) => {
    writeInterruptedRequest(session, 'a', request, NOW);
    expect(take()).toEqual(request);
    expect(take()).toBeUndefined();
  });

  it('is taken once in two tabs, the second a duplicate of the first [D-40]', () => {
    writeInterruptedRequest(session, 'a', ADD, NOW);
    const copy = { ...sessionStorage };
    expect(take()).toEqual(ADD);
    Object.assign(sessionStorage, copy);
    expect(take()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([
    [30 * MINUTE_MS, ADD],
    [30 * MINUTE_MS + 1, undefined],
    [-1, undefined],
  ])('is kept for 30 minutes: after %d ms it is %j [D-40]', (age, expected) => {
    writeInterruptedRequest(session, 'a', ADD, NOW);
    expect(take('a', NOW + age)).toEqual(expected);
    expect(sessionStorage).toHaveLength(0);
  });

  it.each([undefined, '', 'b'])('is dropped by a login that names %j instead [D-40]', (id) => {
    writeInterruptedRequest(session, 'a', ADD, NOW);
    expect(takeInterruptedRequest(storages, id, NOW)).toBeUndefined();
    expect(take()).toBeUndefined();
  });

  it('is dropped on demand and on logout [D-40]', () => {
    writeInterruptedRequest(session, 'a', ADD, NOW);
    dropInterruptedRequest(session);
    expect(take()).toBeUndefined();
    writeInterruptedRequest(session, 'a', ADD, NOW);
    clearStoredDrafts();
    expect(take()).toBeUndefined();
  });

  it.each([
    '{',
    'null',
    '[]',
    JSON.stringify({ id: 'a', request: ADD }),
    JSON.stringify({ id: 'a', storedAt: 'soon', request: ADD }),
    JSON.stringify({ id: 'a', storedAt: NOW, request: { kind: 'add', item: { productId: 7 } } }),
    JSON.stringify({ id: 'a', storedAt: NOW, request: { kind: 'like', productId: ' ' } }),
    JSON.stringify({ id: 'a', storedAt: NOW, request: { kind: 'pay' } }),
  ])('that is unreadable is dropped: %s [D-40]', (stored) => {
    sessionStorage.setItem('aangan.draft.interrupted', stored);
    expect(take()).toBeUndefined();
    expect(sessionStorage).toHaveLength(0);
  });
});
