/** The customer's picture, where the token's `picture` claim names one of this site (specification 1 §2: image or initials). */
import { parseReturnPath } from './return-path.ts';
import { decodeTokenClaims } from './token-payload.ts';

export const getTokenPicture = (token: string): string | undefined =>
  parseReturnPath(decodeTokenClaims(token)?.picture);
