import { describe, expect, it } from 'vitest';
import {
  getFinalCheckTime,
  getNextCheckTime,
  getNextRefundCheckTime,
  PAYMENT_WINDOW_MS,
} from './payment-check-schedule.ts';

const createdAt = new Date('2026-01-02T03:00:00Z');
const attempt = { createdAt, expiresAt: new Date(createdAt.getTime() + PAYMENT_WINDOW_MS) };
const later = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const secondsTo = (date: Date | null) => (date ? (date.getTime() - createdAt.getTime()) / 1000 : null);

describe('the checks of a payment that nobody waits for', () => {
  it('come after 15 s, 1, 5 and 15 min, at the end of the time, 15 min later, then daily for three days (fault 1)', () => {
    const planned: (number | null)[] = [];
    for (let at: Date | null = createdAt; at; at = getNextCheckTime(attempt, at))
      planned.push(secondsTo(getNextCheckTime(attempt, at)));
    const day = 86_400;
    expect(planned).toEqual([15, 60, 300, 900, 1800, 2700, 1800 + day, 1800 + 2 * day, 1800 + 3 * day, null]);
  });

  it('skip what passed while nobody looked', () => {
    expect(secondsTo(getNextCheckTime(attempt, later(1000)))).toBe(1800);
  });

  it('end for a paid one when no payment can be under way any more (fault 16)', () => {
    expect(secondsTo(getFinalCheckTime(attempt, later(20)))).toBe(2700);
    expect(getFinalCheckTime(attempt, later(2700))).toBeNull();
  });

  it('of a refund become rarer, down to one a day', () => {
    const waits = [0, 1, 2, 3, 4, 50].map((checks) => secondsTo(getNextRefundCheckTime(checks, createdAt)));
    expect(waits).toEqual([60, 600, 3600, 21_600, 86_400, 86_400]);
  });
});
