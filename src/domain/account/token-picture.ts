/** The customer's picture, where the token's `picture` claim names one of this site (specification 1 §2: image or initials). */
import { sameSitePath } from './return-path.ts';
import { decodeTokenClaims } from './token-payload.ts';

export const tokenPicture = (token: string): string | undefined => sameSitePath(decodeTokenClaims(token)?.picture);
