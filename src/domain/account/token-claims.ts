/** The claims the shop uses from a session token: user id, expiry and picture. */
import { isUuid } from '../text/uuid.ts';
import { parseReturnPath } from './return-path.ts';
import { decodeTokenClaims, type TokenClaims } from './token-payload.ts';

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

/** Returns the first of `USER_ID_CLAIMS` that holds a UUID. */
export const getUserId = (claims: TokenClaims): string | undefined =>
  USER_ID_CLAIMS.map((name) => claims[name]).find(isUuid);

/** Returns `undefined` when `exp` is missing or not a number; such a token is never valid. */
export function getTokenExpiryMs(claims: TokenClaims): number | undefined {
  const { exp } = claims;
  return typeof exp === 'number' && Number.isFinite(exp) ? exp * 1000 : undefined;
}

export function isTokenCurrent(claims: TokenClaims, now: Date): boolean {
  const expiresAtMs = getTokenExpiryMs(claims);
  return expiresAtMs !== undefined && expiresAtMs > now.getTime();
}

/** Returns the avatar from the `picture` claim; only paths of this site are accepted. */
export const getTokenPicture = (token: string): string | undefined =>
  parseReturnPath(decodeTokenClaims(token)?.picture);
