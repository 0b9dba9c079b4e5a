import { randomUUID } from 'node:crypto';
import { userIdFromClaims } from '#domain/account/token-claims.ts';
import { decodeTokenClaims } from '#domain/account/token-payload.ts';

const encoded = (value: object): string => Buffer.from(JSON.stringify(value)).toString('base64url');

/** Tokens of the host's own, which name the customer in a claim of its choice, each for one of the shop. */
export function createForeignTokens() {
  const known = new Map<string, string>();
  return {
    issue(token: string, userIdClaim: string): string {
      const claims = decodeTokenClaims(token) ?? {};
      const own = { [userIdClaim]: userIdFromClaims(claims), exp: claims.exp };
      const foreign = `${encoded({ alg: 'HS512' })}.${encoded(own)}.${randomUUID()}`;
      known.set(foreign, token);
      return foreign;
    },
    /** The header that the shop understands. */
    authorization(header: string | undefined): string | undefined {
      const token = known.get(header?.replace(/^Bearer /, '') ?? '');
      return token === undefined ? header : `Bearer ${token}`;
    },
  };
}
