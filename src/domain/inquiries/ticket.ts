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

/** As people type it: with spaces around it, or in lower case. */
export const normaliseTicket = (typed: string): string => typed.trim().toUpperCase();

export const ACKNOWLEDGE_WITHIN_HOURS = 48;
const RESOLVE_WITHIN_DAYS = 30;

const HOUR_MS = 3_600_000;
const ACKNOWLEDGE_MS = ACKNOWLEDGE_WITHIN_HOURS * HOUR_MS;
const RESOLVE_MS = RESOLVE_WITHIN_DAYS * 24 * HOUR_MS;

export const getReplyDeadlines = (receivedAt: Date): { acknowledgeBy: Date; resolveBy: Date } => ({
  acknowledgeBy: new Date(receivedAt.getTime() + ACKNOWLEDGE_MS),
  resolveBy: new Date(receivedAt.getTime() + RESOLVE_MS),
});

/** The deadline has passed for what was received before these times. */
export const getOverdueLimits = (now: Date): { acknowledge: Date; resolve: Date } => ({
  acknowledge: new Date(now.getTime() - ACKNOWLEDGE_MS),
  resolve: new Date(now.getTime() - RESOLVE_MS),
});
