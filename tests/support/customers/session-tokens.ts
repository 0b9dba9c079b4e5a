import { randomUUID } from 'node:crypto';
import { type JWTPayload, SignJWT } from 'jose';
import { TEST_SECRET } from '../shop/test-app.ts';

type SigningOptions = { secret?: string; alg?: string };

export const signToken = (claims: JWTPayload, { secret = TEST_SECRET, alg = 'HS256' }: SigningOptions = {}) =>
  new SignJWT(claims).setProtectedHeader({ alg }).sign(new TextEncoder().encode(secret));

const buildClaims = (userId: string, now: Date): JWTPayload => ({ sub: userId, exp: now.getTime() / 1000 + 3600 });

/** Creates a valid Authorization header for the customer. */
export const createBearer = async (userId: string, now: Date): Promise<string> =>
  `Bearer ${await signToken(buildClaims(userId, now))}`;

/** Creates invalid Authorization headers for this customer. */
export async function createBadBearers(userId: string, now: Date): Promise<Record<string, string | undefined>> {
  const claims = buildClaims(userId, now);
  const encode = (value: object) => Buffer.from(JSON.stringify(value)).toString('base64url');
  return {
    'no token': undefined,
    garbage: `Bearer ${randomUUID()}`,
    expired: `Bearer ${await signToken({ ...claims, exp: now.getTime() / 1000 - 1 })}`,
    'wrong key': `Bearer ${await signToken(claims, { secret: 'another secret of more than 32 bytes!' })}`,
    'other algorithm': `Bearer ${await signToken(claims, { alg: 'HS384' })}`,
    'alg none': `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.`,
    'alg none with a signature': `Bearer ${encode({ alg: 'none' })}.${encode(claims)}.c2ln`,
  };
}
