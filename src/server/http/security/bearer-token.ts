import { jwtVerify } from 'jose';
import { LOG_IN_TO_CONTINUE } from '#domain/checkout/checkout-messages.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '../app-error.ts';

export type User = {
  readonly id: string;
  /** The claim `jti`; tokens of other issuers may have none. */
  readonly tokenId: string | undefined;
  readonly tokenExpiresAt: Date;
};
export type TokenVerifier = {
  /** Throws 401 unless the Authorization header has a valid token. */
  verify(authorization: string | undefined): Promise<User>;
};

const createUnauthorizedError = (challenge: string) =>
  new AppError({ status: 401, message: LOG_IN_TO_CONTINUE, challenge });
const createMissingTokenError = () => createUnauthorizedError('Bearer');
/** Tells the browser to drop its token (D-47). */
const createInvalidTokenError = () => createUnauthorizedError('Bearer error="invalid_token"');

/** Bound of the verified-token cache. */
const MAX_CACHED_TOKENS = 10_000;
type VerifiedToken = { user: User; issuedAt: number | undefined };

type Revocations = {
  isRevoked(token: { userId: string; tokenId: string | undefined; issuedAt: number | undefined }): boolean;
};
type TokenVerifierDeps = { secret: Uint8Array; clock: Clock; revocations: Revocations };

export function createTokenVerifier({ secret, clock, revocations }: TokenVerifierDeps): TokenVerifier {
  const verifiedTokens = new Map<string, VerifiedToken>();

  const check = async (token: string): Promise<VerifiedToken> => {
    const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'], currentDate: clock.now() };
    const verified = await jwtVerify(token, secret, options).catch(() => undefined);
    const { sub, exp, jti, iat } = verified?.payload ?? {};
    if (!isUuid(sub) || exp === undefined) throw createInvalidTokenError();
    const tokenId = typeof jti === 'string' ? jti : undefined;
    return {
      user: { id: sub.toLowerCase(), tokenId, tokenExpiresAt: new Date(exp * 1000) },
      issuedAt: typeof iat === 'number' ? iat : undefined,
    };
  };
  const cacheToken = (token: string, checked: VerifiedToken) => {
    if (verifiedTokens.size >= MAX_CACHED_TOKENS)
      for (const oldest of [...verifiedTokens.keys()].slice(0, 100)) verifiedTokens.delete(oldest);
    verifiedTokens.set(token, checked);
  };
  const findCached = (token: string): VerifiedToken | undefined => {
    const cached = verifiedTokens.get(token);
    return cached && clock.now() < cached.user.tokenExpiresAt ? cached : undefined;
  };
  const checkAndCache = async (token: string): Promise<VerifiedToken> => {
    const checked = await check(token);
    cacheToken(token, checked);
    return checked;
  };

  return {
    async verify(authorization) {
      const token = /^Bearer +(\S+) *$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw createMissingTokenError();
      const { user, issuedAt } = findCached(token) ?? (await checkAndCache(token));
      if (revocations.isRevoked({ userId: user.id, tokenId: user.tokenId, issuedAt })) throw createInvalidTokenError();
      return user;
    },
  };
}

/** Returns the user in handlers of endpoints with bearer auth. */
export function requireUser({ user }: { user: User | undefined }): User {
  if (!user) throw createMissingTokenError();
  return user;
}
