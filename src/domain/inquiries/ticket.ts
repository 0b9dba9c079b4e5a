/**
 * The ticket number that sender and shop both quote: a prefix for what was sent and ten characters without look-alikes,
 * as order numbers have them. The specification is silent; consumer rules ask for a number on every complaint.
 */
import { ORDER_NUMBER_ALPHABET, ORDER_NUMBER_LENGTH } from '../orders/order-number.ts';
import type { InquiryKind } from './inquiry-kinds.ts';

const PREFIXES: Readonly<Record<InquiryKind, string>> = { contact: 'MSG-', project: 'PRJ-', customization: 'CUS-' };

/** `randomBytes` must hold at least ten bytes from a secure source. */
export function createTicketNumber(kind: InquiryKind, randomBytes: Uint8Array): string {
  if (randomBytes.length < ORDER_NUMBER_LENGTH) throw new RangeError('A ticket number needs ten random bytes');
  const characters = Array.from(
    randomBytes.subarray(0, ORDER_NUMBER_LENGTH),
    (byte) => ORDER_NUMBER_ALPHABET[byte & 31],
  );
  return PREFIXES[kind] + characters.join('');
}
