/**
 * What the shop reads from a token: the user id, a UUID in one of nine claims, and the expiry, without which no token is
 * valid (specification 0 §3, §5; Q-84).
 */
import { isUuid } from '../text/uuid.ts';
import type { TokenClaims } from './token-payload.ts';

export const NAME_IDENTIFIER_CLAIM = 'http://schemas.xmlsoap.org/ws/2005/05/identity/claims/nameidentifier';

export const USER_ID_CLAIMS = [
  'userId',
  'UserId',
  'sub',
  'sid',
  'uid',
  'id',
  'Id',
  'nameid',
  NAME_IDENTIFIER_CLAIM,
] as const;

/** The first claim, in the specification's order, whose value is a UUID. */
export const getUserId = (claims: TokenClaims): string | undefined =>
  USER_ID_CLAIMS.map((name) => claims[name]).find(isUuid);

/** When the token ends, in milliseconds; `undefined` when it carries no usable `exp`. */
export function getTokenExpiryMs(claims: TokenClaims): number | undefined {
  const { exp } = claims;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
}

export function isTokenCurrent(claims: TokenClaims, now: Date): boolean {
  const expiresAtMs = getTokenExpiryMs(claims);
  return expiresAtMs !== undefined && expiresAtMs > now.getTime();
}
