import { SignJWT } from 'jose';
import type { Clock } from '#server/platform/clock.ts';

type TokenIssuerOptions = { secret: Uint8Array; lifetimeHours: number; clock: Clock };

export type IssueToken = (userId: string) => Promise<string>;

/** Repeats the user id in three claims, because clients read any of them. */
export function createTokenIssuer({ secret, lifetimeHours, clock }: TokenIssuerOptions): IssueToken {
  return (userId) => {
    const issuedAt = Math.floor(clock.now().getTime() / 1000);
    return new SignJWT({ uid: userId, nameid: userId })
      .setProtectedHeader({ alg: 'HS256', typ: 'JWT' })
      .setSubject(userId)
      .setIssuedAt(issuedAt)
      .setExpirationTime(issuedAt + Math.round(lifetimeHours * 3600))
      .sign(secret);
  };
}
