/**
 * Ticket numbers and reply deadlines of inquiries, as the Consumer Protection (E-Commerce) Rules 2020 require for every
 * complaint.
 */
import { buildRandomCode } from '../orders/order-number.ts';
import type { InquiryKind } from './inquiry-kinds.ts';

const PREFIXES: Readonly<Record<InquiryKind, string>> = { contact: 'MSG-', project: 'PRJ-', customization: 'CUS-' };

/**
 * Returns a prefix for the kind and ten characters that do not look alike. `randomBytes` must be at least ten secure
 * bytes.
 */
export function createTicketNumber(kind: InquiryKind, randomBytes: Uint8Array): string {
  return PREFIXES[kind] + buildRandomCode(randomBytes);
}

export const ACKNOWLEDGE_WITHIN_HOURS = 48;
const RESOLVE_WITHIN_DAYS = 30;

const HOUR_MS = 3_600_000;

export function getReplyDeadlines(receivedAt: Date): { acknowledgeBy: Date; resolveBy: Date } {
  const addHours = (hours: number) => new Date(receivedAt.getTime() + hours * HOUR_MS);
  return { acknowledgeBy: addHours(ACKNOWLEDGE_WITHIN_HOURS), resolveBy: addHours(RESOLVE_WITHIN_DAYS * 24) };
}
