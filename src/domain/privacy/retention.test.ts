import { describe, expect, it } from 'vitest';
import { getFirstDayAfterRetention, getRetentionEnd } from './retention.ts';

describe('tax records', () => {
  it.each([
    ['the first second of a financial year in India', '2026-03-31T18:30:00.000Z', '2033-12-31'],
    ['the last second of the year before', '2026-03-31T18:29:59.000Z', '2032-12-31'],
    ['a day in autumn', '2026-11-16T12:00:00.000Z', '2033-12-31'],
    ['a day between January and March', '2027-02-28T12:00:00.000Z', '2033-12-31'],
    ['29 February', '2028-02-29T12:00:00.000Z', '2034-12-31'],
  ])('of %s are kept for 72 months after the annual return is due', (_, time, lastDay) => {
    expect(getRetentionEnd(new Date(time))).toBe(lastDay);
  });

  it.each([
    ['2033-12-31T18:29:59.000Z', false],
    ['2033-12-31T18:30:00.000Z', true],
  ])('may be erased from the next day in India on: %s %s', (now, isOver) => {
    expect(new Date(now) >= getFirstDayAfterRetention(new Date('2026-11-16T12:00:00.000Z'))).toBe(isOver);
  });
});
