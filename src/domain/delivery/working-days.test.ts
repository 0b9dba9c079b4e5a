import { expect, it } from 'vitest';
import { addWorkingDays } from './working-days.ts';

const HOLIDAYS = ['2026-12-25', '2027-01-26'];

it.each([
  // Monday 16 November 2026.
  ['on the same day with nothing to do', '2026-11-16', 0, '2026-11-16'],
  ['within the week', '2026-11-16', 5, '2026-11-21'],
  ['over a Sunday', '2026-11-16', 6, '2026-11-23'],
  ['over two Sundays', '2026-11-16', 12, '2026-11-30'],
  ['from a Saturday', '2026-11-21', 1, '2026-11-23'],
  ['from a Sunday, as if placed on Monday', '2026-11-22', 1, '2026-11-24'],
  ['from a Sunday with nothing to do', '2026-11-22', 0, '2026-11-23'],
  ['over a holiday', '2026-12-24', 1, '2026-12-26'],
  ['from a holiday, as if placed on the next working day', '2026-12-25', 1, '2026-12-28'],
  ['over a holiday and a Sunday', '2026-12-24', 2, '2026-12-28'],
  ['over the end of the year', '2026-12-31', 3, '2027-01-04'],
  ['over the end of a short February', '2027-02-26', 2, '2027-03-01'],
])('counts %s [D-43]', (_, start, days, end) => {
  expect(addWorkingDays(start, days, HOLIDAYS)).toBe(end);
});

it('starts after a holiday before a Sunday', () => {
  expect(addWorkingDays('2026-11-21', 1, ['2026-11-21'])).toBe('2026-11-24');
});
