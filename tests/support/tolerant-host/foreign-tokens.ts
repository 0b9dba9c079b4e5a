import { randomUUID } from 'node:crypto';
import { getUserId } from '#domain/account/token-claims.ts';
import { decodeTokenClaims } from '#domain/account/token-payload.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Maps the shop's tokens to the host's own, which use another claim for the customer. */
export function createForeignTokens() {
  const known = new Map<string, string>();
  return {
    issue(token: string, userIdClaim: string): string {
      const claims = decodeTokenClaims(token) ?? {};
      const own = { [userIdClaim]: getUserId(claims), exp: claims.exp };
      const foreign = `${encoded({ alg: 'HS512' })}.${encoded(own)}.${randomUUID()}`;
      known.set(foreign, token);
      return foreign;
    },
    /** The equivalent header for the shop. */
    authorization(header: string | undefined): string | undefined {
      const token = known.get(header?.replace(/^Bearer /, '') ?? '');
      return token === undefined ? header : `Bearer ${token}`;
    },
  };
}
