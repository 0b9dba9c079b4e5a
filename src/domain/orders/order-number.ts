/**
 * Order numbers, as shown to customers and sent to the payment provider: 'AAN-' and ten random characters; further payment
 * attempts append -2, -3 (decision D-21).
 */
const ORDER_NUMBER_PREFIX = 'AAN-';
/** 32 characters, so that five random bits select one without bias; without 0, 1, I and O, which are easily confused. */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
const ORDER_NUMBER_LENGTH = 10;

const ATTEMPT_ID = new RegExp(
  `^(${ORDER_NUMBER_PREFIX}[${ORDER_NUMBER_ALPHABET}]{${ORDER_NUMBER_LENGTH}})(?:-([1-9]\\d{0,3}))?$`,
);

/** Builds ten characters that do not look alike. `randomBytes` must be at least ten secure bytes. */
export function buildRandomCode(randomBytes: Uint8Array): string {
  if (randomBytes.length < ORDER_NUMBER_LENGTH) throw new RangeError('A random code needs ten random bytes');
  const characters = Array.from(
    randomBytes.subarray(0, ORDER_NUMBER_LENGTH),
    (byte) => ORDER_NUMBER_ALPHABET[byte & 31],
  );
  return characters.join('');
}

/** `randomBytes` must be at least ten secure bytes. */
export const createOrderNumber = (randomBytes: Uint8Array): string =>
  ORDER_NUMBER_PREFIX + buildRandomCode(randomBytes);

/** Returns the provider's order id of a payment attempt; attempts count from 1. */
export const buildAttemptId = (number: string, attempt: number): string =>
  attempt === 1 ? number : `${number}-${attempt}`;

export function parseAttemptId(id: string): { orderNumber: string; attempt: number } | undefined {
  const [, number, suffix] = ATTEMPT_ID.exec(id) ?? [];
  if (number === undefined || suffix === '1') return undefined;
  return { orderNumber: number, attempt: Number(suffix ?? 1) };
}
