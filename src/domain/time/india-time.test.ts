import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { formatDay, formatIndiaClock, formatIndiaDate, formatIndiaTime, toIndiaDate } from './india-time.ts';

describe('formatIndiaClock', () => {
  it('formats the time of day', () => {
    expect(formatIndiaClock('2026-01-01T20:00:00Z')).toBe('1:30 am');
    expect(formatIndiaClock('2026-06-15T06:30:00Z')).toBe('12:00 pm');
  });
});

describe('formatIndiaTime', () => {
  it.each([
    ['2026-01-01T20:00:00Z', '2 Jan 2026, 1:30 am'],
    ['2026-04-01T18:29:59Z', '1 Apr 2026, 11:59 pm'],
    ['2026-03-31T18:30:00Z', '1 Apr 2026, 12:00 am'],
    ['2026-03-31T18:29:59Z', '31 Mar 2026, 11:59 pm'],
    ['2026-06-15T06:30:00Z', '15 Jun 2026, 12:00 pm'],
    ['2025-12-31T18:30:00.000Z', '1 Jan 2026, 12:00 am'],
    ['2026-01-02T01:30:00+05:30', '2 Jan 2026, 1:30 am'],
  ])('formats %s as %s [ORD-06, CONST-35, Q-121]', (time, expected) => {
    expect(formatIndiaTime(time)).toBe(expected);
    expect(formatIndiaTime(new Date(time))).toBe(expected);
  });

  it('agrees with Intl for en-IN [CONST-35, Q-121]', () => {
    const intl = new Intl.DateTimeFormat('en-IN', {
      dateStyle: 'medium',
      timeStyle: 'short',
      timeZone: 'Asia/Kolkata',
    });
    const normalise = (text: string) => text.replaceAll('\u202f', ' ').replace('Sept', 'Sep');
    fc.assert(
      fc.property(
        fc.date({ min: new Date('2000-01-01'), max: new Date('2100-01-01'), noInvalidDate: true }),
        (time) => {
          expect(formatIndiaTime(time)).toBe(normalise(intl.format(time)));
        },
      ),
    );
  });

  it('formats the date alone, and an invalid time as empty', () => {
    expect(formatIndiaDate('2026-01-01T20:00:00Z')).toBe('2 Jan 2026');
    expect(formatIndiaTime('soon')).toBe('');
  });
});

it.each([
  ['2026-11-16T18:29:59.999Z', '2026-11-16'],
  ['2026-11-16T18:30:00.000Z', '2026-11-17'],
  ['2026-12-31T18:30:00.000Z', '2027-01-01'],
])('has the day of %s in India', (time, expected) => {
  expect(toIndiaDate(time)).toBe(expected);
});

it.each([
  ['2026-12-03', 'Thu, 3 Dec 2026'],
  ['2027-02-28', 'Sun, 28 Feb 2027'],
  ['soon', ''],
])('formats the day %s', (date, expected) => {
  expect(formatDay(date)).toBe(expected);
});
