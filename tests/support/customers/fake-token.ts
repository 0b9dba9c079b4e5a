const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

export const TEST_USER_ID = '11111111-1111-4111-8111-111111111111';

/** Creates a token for browser code, which does not verify signatures. */
export const createFakeToken = (claims: object): string => `${encode({ alg: 'HS256' })}.${encode(claims)}.signature`;

export const createTokenExpiringAt = (expiresAtMs: number, userId = TEST_USER_ID): string =>
  createFakeToken({ exp: expiresAtMs / 1000, uid: userId });
