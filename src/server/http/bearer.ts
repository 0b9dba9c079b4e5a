import { jwtVerify } from 'jose';
import type { Clock } from '../clock.ts';
import { AppError } from './app-error.ts';
import { isUuid } from './uuid.ts';

export type User = { readonly id: string };
export type Bearer = {
  /** Reads an Authorization header; anything but a valid token is a 401. */
  verify(authorization: string | undefined): Promise<User>;
};

export const PLEASE_LOG_IN = 'Please log in to continue.';
const refused = () => new AppError({ status: 401, message: PLEASE_LOG_IN });

export function createBearer({ secret, clock }: { secret: Uint8Array; clock: Clock }): Bearer {
  return {
    async verify(authorization) {
      const token = /^Bearer +([\w-]+\.[\w-]+\.[\w-]+) *$/i.exec(authorization ?? '')?.[1];
      if (token === undefined) throw refused();
      const options = { algorithms: ['HS256'], requiredClaims: ['exp', 'sub'], currentDate: clock.now() };
      const verified = await jwtVerify(token, secret, options).catch(() => undefined);
      const id = verified?.payload.sub;
      if (!isUuid(id)) throw refused();
      return { id: id.toLowerCase() };
    },
  };
}

/** For handlers of rows that ask for a token. */
export function signedInUser({ user }: { user: User | undefined }): User {
  if (!user) throw refused();
  return user;
}
