import { randomBytes, randomInt } from 'node:crypto';

/** Digits only, and small enough to survive as a JSON number: the provider sends them in both forms. */
export const numericId = (): string => String(randomInt(100_000_000_000_000, 281_000_000_000_000));

export const sessionId = (): string => `session_${randomBytes(48).toString('base64url')}`;

export const randomId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
