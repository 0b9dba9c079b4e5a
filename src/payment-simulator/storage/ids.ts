import { randomBytes, randomInt } from 'node:crypto';

/** Digits only and below 2^53: the provider sends ids as strings and as JSON numbers. */
export const createNumericId = (): string => String(randomInt(100_000_000_000_000, 281_000_000_000_000));

export const createSessionId = (): string => `session_${randomBytes(48).toString('base64url')}`;

export const createPrefixedId = (prefix: string): string => `${prefix}_${randomBytes(12).toString('hex')}`;
