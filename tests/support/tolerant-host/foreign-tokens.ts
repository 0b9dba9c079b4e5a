import { randomUUID } from 'node:crypto';
import { getUserId } from '#domain/account/token-claims.ts';
import { decodeTokenClaims } from '#domain/account/token-payload.ts';

const encode = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Maps the shop's tokens to the host's own, which use another claim for the customer. */
export function createForeignTokens() {
  const shopTokens = new Map<string, string>();
  return {
    issue(token: string, userIdClaim: string): string {
      const claims = decodeTokenClaims(token) ?? {};
      const foreignClaims = { [userIdClaim]: getUserId(claims), exp: claims.exp };
      const foreign = `${encode({ alg: 'HS512' })}.${encode(foreignClaims)}.${randomUUID()}`;
      shopTokens.set(foreign, token);
      return foreign;
    },
    /** The equivalent header for the shop. */
    translateHeader(header: string | undefined): string | undefined {
      const token = shopTokens.get(header?.replace(/^Bearer /, '') ?? '');
      return token === undefined ? header : `Bearer ${token}`;
    },
  };
}
