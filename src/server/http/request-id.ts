import { randomBytes } from 'node:crypto';

/** Unique per process start, short, and cheap enough for every request. */
export function createRequestIds(): () => string {
  const prefix = randomBytes(6).toString('base64url').replaceAll('_', '-');
  let issued = 0;
  return () => `${prefix}.${(++issued).toString(36)}`;
}
