/**
 * Until when a message must be acknowledged and settled: 48 hours and one month after it came in (Consumer Protection
 * (E-Commerce) Rules 2020).
 */
export const ACKNOWLEDGE_WITHIN_HOURS = 48;
const SETTLE_WITHIN_DAYS = 30;

const HOUR_MS = 3_600_000;

export function getReplyDeadlines(receivedAt: Date): { acknowledgeBy: Date; settleBy: Date } {
  const after = (hours: number) => new Date(receivedAt.getTime() + hours * HOUR_MS);
  return { acknowledgeBy: after(ACKNOWLEDGE_WITHIN_HOURS), settleBy: after(SETTLE_WITHIN_DAYS * 24) };
}
