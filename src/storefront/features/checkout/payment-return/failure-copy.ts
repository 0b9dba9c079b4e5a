import { asRecord, readText } from '#contract/readers/unknown-json.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';

const MAX_LENGTH = 500;
const QUOTED_RESPONSE = /^HTTP \d{3}: (\{.*\})$/s;

export const isPendingReason = (reason: string | null): boolean => reason === PAYMENT_PENDING_TEXT;

/** Shortens the reason, because anyone can edit the URL that it comes from. */
export const truncateReason = (reason: string): string =>
  reason.length > MAX_LENGTH ? `${reason.slice(0, MAX_LENGTH)}…` : reason;

/** Extracts the server's message from a quoted HTTP response. */
export function readServerMessage(reason: string | null): string | undefined {
  try {
    return readText(asRecord(JSON.parse(QUOTED_RESPONSE.exec(reason ?? '')?.[1] ?? 'null'))?.message);
  } catch {
    return undefined;
  }
}
