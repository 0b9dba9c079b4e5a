import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { TEST_SECRET } from './make-test-app.ts';

type Signing = { secret?: string; alg?: string };

export const signedToken = (claims: JWTPayload, { secret = TEST_SECRET, alg = 'HS256' }: Signing = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

const claimsOf = (userId: string, now: Date): JWTPayload => ({ sub: userId, exp: now.getTime() / 1000 + 3600 });

/** A header that the server takes for the customer's. */
export const bearerOf = async (userId: string, now: Date): Promise<string> =>
  `Bearer ${await signedToken(claimsOf(userId, now))}`;

/** Headers that nobody may pass with, each made as if for the customer. */
export async function badBearers(userId: string, now: Date): Promise<Record<string, string | undefined>> {
  const claims = claimsOf(userId, now);
  const part = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    'no token': undefined,
    garbage: `Bearer ${randomUUID()}`,
    expired: `Bearer ${await signedToken({ ...claims, exp: now.getTime() / 1000 - 1 })}`,
    'wrong key': `Bearer ${await signedToken(claims, { secret: 'another secret of more than 32 bytes!' })}`,
    'other algorithm': `Bearer ${await signedToken(claims, { alg: 'HS384' })}`,
    'alg none': `Bearer ${part({ alg: 'none' })}.${part(claims)}.`,
    'alg none with a signature': `Bearer ${part({ alg: 'none' })}.${part(claims)}.c2ln`,
  };
}
