const part = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const TEST_USER_ID = '11111111-1111-4111-8111-111111111111';

/** A token for browser code, which does not verify signatures. */
export const createFakeToken = (claims: object): string => `${part({ alg: 'HS256' })}.${part(claims)}.signature`;

export const createTokenUntil = (expiresAtMs: number, userId = TEST_USER_ID): string =>
  createFakeToken({ exp: expiresAtMs / 1000, uid: userId });
