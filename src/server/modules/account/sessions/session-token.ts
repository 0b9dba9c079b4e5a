import { SignJWT } from 'jose';

type TokenFacts = {
  readonly userId: string;
  readonly tokenId: string;
  readonly issuedAt: Date;
  readonly expiresAt: Date;
};

/** Repeats the user id in three claims, because clients read any of them; never uses `sid`, which they read too. */
export function signSessionToken(secret: Uint8Array, { userId, tokenId, ...times }: TokenFacts): Promise<string> {
  return new SignJWT({ uid: userId, nameid: userId })
    .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
    .setSubject(userId)
    .setJti(tokenId)
    .setIssuedAt(times.issuedAt)
    .setExpirationTime(times.expiresAt)
    .sign(secret);
}
