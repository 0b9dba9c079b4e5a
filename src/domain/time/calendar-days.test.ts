import { expect, it } from 'vitest';
import { addDays, countDaysBetween, isDay } from './calendar-days.ts';

it('adds and counts days across months and years', () => {
  expect(addDays('2026-12-31', 1)).toBe('2027-01-01');
  expect(addDays('2024-03-01', -1)).toBe('2024-02-29');
  expect(countDaysBetween('2026-03-01', '2026-02-27')).toBe(-2);
});

it.each([
  ['2024-02-29', true],
  ['2026-02-29', false],
  ['2026-02-30', false],
  ['2026-13-01', false],
  ['2026-2-1', false],
  ['', false],
])('takes %j for a day: %s', (text, expected) => {
  expect(isDay(text)).toBe(expected);
});
