import { recordOf, textOf } from '#contract/readers/unknown-json.ts';
import { PAYMENT_PENDING_TEXT } from '#domain/orders/order-stage.ts';

const MAX_LENGTH = 500;
const ANSWER = /^HTTP \d{3}: (\{.*\})$/s;

export const isPendingReason = (reason: string | null): boolean => reason === PAYMENT_PENDING_TEXT;

/** The reason comes with the address, so anybody can write it: it stays text, and short. */
export const shownReason = (reason: string): string =>
  reason.length > MAX_LENGTH ? `${reason.slice(0, MAX_LENGTH)}…` : reason;

/** The server's sentence inside an answer that is quoted whole. */
export function sentenceIn(reason: string | null): string | undefined {
  try {
    return textOf(recordOf(JSON.parse(ANSWER.exec(reason ?? '')?.[1] ?? 'null'))?.message);
  } catch {
    return undefined;
  }
}
