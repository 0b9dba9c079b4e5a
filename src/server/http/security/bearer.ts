import { jwtVerify } from 'jose';
import { LOG_IN_TO_CONTINUE } from '#domain/checkout/checkout-words.ts';
import { isUuid } from '#domain/text/uuid.ts';
import type { Clock } from '#server/platform/clock.ts';
import { AppError } from '../app-error.ts';

export type User = { readonly id: string };
export type Bearer = {
  /** Reads an Authorization header; anything but a valid token is a 401. */
  verify(authorization: string | undefined): Promise<User>;
};

const refused = () => new AppError({ status: 401, message: LOG_IN_TO_CONTINUE });

/** Tokens whose signature this process has checked; it need not be checked at every call. The oldest are forgotten. */
const MOST_REMEMBERED = 10_000;
type Remembered = { user: User; expiresAtMs: number };

export function createBearer({ secret, clock }: { secret: Uint8Array; clock: Clock }): Bearer {
  const remembered = new Map<string, Remembered>();

  const check = async (token: string): Promise<Remembered> => {
    const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'], currentDate: clock.now() };
    const verified = await jwtVerify(token, secret, options).catch(() => undefined);
    const { sub, exp } = verified?.payload ?? {};
    if (!isUuid(sub) || exp === undefined) throw refused();
    return { user: { id: sub.toLowerCase() }, expiresAtMs: exp * 1000 };
  };
  const remember = (token: string, checked: Remembered) => {
    if (remembered.size >= MOST_REMEMBERED)
      for (const oldest of [...remembered.keys()].slice(0, 100)) remembered.delete(oldest);
    remembered.set(token, checked);
  };

  return {
    async verify(authorization) {
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw refused();
      const known = remembered.get(token);
      if (known && clock.now().getTime() < known.expiresAtMs) return known.user;
      const checked = await check(token);
      remember(token, checked);
      return checked.user;
    },
  };
}

/** For handlers of rows that ask for a token. */
export function signedInUser({ user }: { user: User | undefined }): User {
  if (!user) throw refused();
  return user;
}
