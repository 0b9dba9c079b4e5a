import { describe, expect, it } from 'vitest';
import { getTokenExpiryMs, getUserId, isTokenCurrent, NAME_IDENTIFIER_CLAIM, USER_ID_CLAIMS } from './token-claims.ts';
import { decodeTokenClaims } from './token-payload.ts';

const ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3301';
const OTHER_ID = '3f2504e0-4f89-41d3-9a0c-0305e82c3302';
const NOW = new Date('2026-01-01T00:00:00Z');
const NOW_SECONDS = NOW.getTime() / 1000;

/** {"sub":"3f25…","name":"Āśā ₹","exp":1} with a dummy signature. */
const TOKEN = `eyJhbGciOiJIUzI1NiJ9.eyJzdWIiOiIzZjI1MDRlMC00Zjg5LTQxZDMtOWEwYy0wMzA1ZTgyYzMzMDEiLCJuYW1lIjoixIDFm8SBIOKCuSIsImV4cCI6MX0.c2ln`;

describe('getUserId', () => {
  it.each(USER_ID_CLAIMS)('reads %s [AUTH-44, AUTH-46]', (claim) => {
    expect(getUserId({ [claim]: ID })).toBe(ID);
  });

  it('tries nine claims in order [AUTH-44, Q-84]', () => {
    expect(USER_ID_CLAIMS).toEqual([
      'userId',
      'UserId',
      'sub',
      'sid',
      'uid',
      'id',
      'Id',
      'nameid',
      NAME_IDENTIFIER_CLAIM,
    ]);
    expect(getUserId({ nameid: OTHER_ID, userId: ID })).toBe(ID);
  });

  it('skips claims that are not a UUID [AUTH-45, Q-84]', () => {
    expect(getUserId({ userId: '42', sub: 'asha', uid: ID })).toBe(ID);
    expect(getUserId({ userId: '42' })).toBeUndefined();
    expect(getUserId({ userId: [ID] })).toBeUndefined();
    expect(getUserId({})).toBeUndefined();
  });
});

describe('token', () => {
  it.each([
    [{ exp: NOW_SECONDS + 1 }, true],
    [{ exp: NOW_SECONDS }, false],
    [{ exp: NOW_SECONDS - 1 }, false],
    [{}, false],
    [{ exp: null }, false],
    [{ exp: String(NOW_SECONDS + 1) }, false],
    [{ exp: Number.NaN }, false],
  ])('with %j is current: %s [AUTH-42]', (claims, isCurrent) => {
    expect(isTokenCurrent(claims, NOW)).toBe(isCurrent);
  });

  it('has an expiry in milliseconds [AUTH-43]', () => {
    expect(getTokenExpiryMs({ exp: 1_767_225_600 })).toBe(1_767_225_600_000);
    expect(getTokenExpiryMs({})).toBeUndefined();
  });

  it('is decoded as UTF-8 [AUTH-43, AUTH-44]', () => {
    expect(decodeTokenClaims(TOKEN)).toEqual({ sub: ID, name: 'Āśā ₹', exp: 1 });
  });

  it.each(['', 'abc', 'a.b', 'a.b.c', 'a.!!!.c', 'a.W10.c', 'a.bnVsbA.c', 'a.IjQyIg.c', 'a.gICA.c', 'a.e30.c.d'])(
    'is not decoded from %j [AUTH-42]',
    (token) => {
      expect(decodeTokenClaims(token)).toBeUndefined();
    },
  );

  it('may have no claims [AUTH-42]', () => {
    expect(decodeTokenClaims('a.e30.c')).toEqual({});
  });
});
