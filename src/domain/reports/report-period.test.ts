import { describe, expect, it } from 'vitest';
import { checkPeriod, formatPeriod, getNamedPeriod, getPreviousPeriod, listPeriodDays } from './report-period.ts';

describe('a named period', () => {
  it.each([
    ['7', '2026-11-17', '2026-11-11', '2026-11-17'],
    ['30', '2026-11-17', '2026-10-19', '2026-11-17'],
    ['90', '2026-03-01', '2025-12-02', '2026-03-01'],
    ['month', '2026-11-17', '2026-11-01', '2026-11-17'],
    ['month', '2026-11-01', '2026-11-01', '2026-11-01'],
    ['last-month', '2026-11-17', '2026-10-01', '2026-10-31'],
    ['last-month', '2024-03-31', '2024-02-01', '2024-02-29'],
    ['last-month', '2026-01-05', '2025-12-01', '2025-12-31'],
    ['year', '2026-11-17', '2026-04-01', '2026-11-17'],
    ['year', '2027-03-31', '2026-04-01', '2027-03-31'],
    ['year', '2027-04-01', '2027-04-01', '2027-04-01'],
  ] as const)('%s on %s is from %s to %s', (name, today, from, to) => {
    expect(getNamedPeriod(name, today)).toEqual({ from, to });
  });
});

describe('own days', () => {
  it.each([
    ['2026-11-01', '2026-11-01'],
    ['2000-01-01', '2000-12-31'],
    ['2024-01-01', '2024-12-31'],
    ['2025-04-01', '2026-04-01'],
  ])('from %s to %s are accepted', (from, to) => {
    expect(checkPeriod({ from, to })).toEqual({ ok: true, value: { from, to } });
  });

  it.each([
    ['', '2026-11-01', 'Enter days as YYYY-MM-DD.'],
    ['2026-02-30', '2026-03-01', 'Enter days as YYYY-MM-DD.'],
    ['2026-13-01', '2026-13-02', 'Enter days as YYYY-MM-DD.'],
    ['1.1.2026', '2026-03-01', 'Enter days as YYYY-MM-DD.'],
    ['0001-01-01', '0001-01-02', 'Enter days between 2000 and 2099.'],
    ['0000-01-01', '2026-01-01', 'Enter days between 2000 and 2099.'],
    ['1999-12-31', '2000-01-01', 'Enter days between 2000 and 2099.'],
    ['2099-12-31', '2100-01-01', 'Enter days between 2000 and 2099.'],
    ['2026-11-02', '2026-11-01', 'The first day must not be after the last day.'],
    ['2025-04-01', '2026-04-02', 'A report covers at most 366 days.'],
  ])('from %s to %s are refused', (from, to, message) => {
    expect(checkPeriod({ from, to })).toEqual({ ok: false, message });
  });
});

it('the period before is as long and ends on the day before', () => {
  expect(getPreviousPeriod({ from: '2026-03-01', to: '2026-03-31' })).toEqual({ from: '2026-01-29', to: '2026-02-28' });
  expect(getPreviousPeriod({ from: '2026-03-01', to: '2026-03-01' })).toEqual({ from: '2026-02-28', to: '2026-02-28' });
});

it('lists days across a leap day', () => {
  expect(listPeriodDays({ from: '2024-02-28', to: '2024-03-01' })).toEqual(['2024-02-28', '2024-02-29', '2024-03-01']);
});

it('reads as days of India', () => {
  expect(formatPeriod({ from: '2026-11-01', to: '2026-11-17' })).toBe('1 Nov 2026 to 17 Nov 2026');
  expect(formatPeriod({ from: '2026-11-01', to: '2026-11-01' })).toBe('1 Nov 2026');
});
