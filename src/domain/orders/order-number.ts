/**
 * The order number that customers see and the payment provider gets: 'AAN-' and ten characters without look-alikes; a
 * further payment attempt appends -2, -3 (decision D-21).
 */
const ORDER_NUMBER_PREFIX = 'AAN-';
/** 32 characters, so five bits of a byte choose one without bias; 0, 1, I and O are left out. */
export const ORDER_NUMBER_ALPHABET = '23456789ABCDEFGHJKLMNPQRSTUVWXYZ';
export const ORDER_NUMBER_LENGTH = 10;

const ATTEMPT_ID = new RegExp(
  `^(${ORDER_NUMBER_PREFIX}[${ORDER_NUMBER_ALPHABET}]{${ORDER_NUMBER_LENGTH}})(?:-([1-9]\\d{0,3}))?$`,
);

/** `randomBytes` must hold at least ten bytes from a secure source. */
export function createOrderNumber(randomBytes: Uint8Array): string {
  if (randomBytes.length < ORDER_NUMBER_LENGTH) throw new RangeError('An order number needs ten random bytes');
  const characters = Array.from(
    randomBytes.subarray(0, ORDER_NUMBER_LENGTH),
    (byte) => ORDER_NUMBER_ALPHABET[byte & 31],
  );
  return ORDER_NUMBER_PREFIX + characters.join('');
}

/** The id given to the provider for an attempt, counted from 1. */
export const buildAttemptId = (number: string, attempt: number): string =>
  attempt === 1 ? number : `${number}-${attempt}`;

export function parseAttemptId(id: string): { orderNumber: string; attempt: number } | undefined {
  const [, number, suffix] = ATTEMPT_ID.exec(id) ?? [];
  if (number === undefined || suffix === '1') return undefined;
  return { orderNumber: number, attempt: Number(suffix ?? 1) };
}
