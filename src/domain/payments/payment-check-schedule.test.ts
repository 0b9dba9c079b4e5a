import { describe, expect, it } from 'vitest';
import {
  getFinalCheckTime,
  getNextCheckTime,
  getNextRefundCheckTime,
  PAYMENT_WINDOW_MS,
} from './payment-check-schedule.ts';

const createdAt = new Date('2026-01-02T03:00:00Z');
const attempt = { createdAt, expiresAt: new Date(createdAt.getTime() + PAYMENT_WINDOW_MS) };
const getTimeAfter = (seconds: number) => new Date(createdAt.getTime() + seconds * 1000);
const toSeconds = (date: Date | null) => (date ? (date.getTime() - createdAt.getTime()) / 1000 : null);

describe('background checks', () => {
  it('run after 15 s, 1, 5 and 15 min, at expiry, 15 min later, then daily for three days (fault 1)', () => {
    const planned: (number | null)[] = [];
    for (let time: Date | null = createdAt; time; time = getNextCheckTime(attempt, time))
      planned.push(toSeconds(getNextCheckTime(attempt, time)));
    const day = 86_400;
    expect(planned).toEqual([15, 60, 300, 900, 1800, 2700, 1800 + day, 1800 + 2 * day, 1800 + 3 * day, null]);
  });

  it('skip times that have passed', () => {
    expect(toSeconds(getNextCheckTime(attempt, getTimeAfter(1000)))).toBe(1800);
  });

  it('end for a paid attempt when no payment can be in progress (fault 16)', () => {
    expect(toSeconds(getFinalCheckTime(attempt, getTimeAfter(20)))).toBe(2700);
    expect(getFinalCheckTime(attempt, getTimeAfter(2700))).toBeNull();
  });

  it('of a refund slow down to one a day', () => {
    const delays = [0, 1, 2, 3, 4, 50].map((checkCount) => toSeconds(getNextRefundCheckTime(checkCount, createdAt)));
    expect(delays).toEqual([60, 600, 3600, 21_600, 86_400, 86_400]);
  });
});
