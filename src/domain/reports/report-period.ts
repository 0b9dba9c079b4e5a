/** The days that a report covers: whole days in India (YYYY-MM-DD), first and last included, a leap year at most. */

import { accept, type Outcome, refuse } from '../outcome.ts';
import { addDays, countDaysBetween, isDay } from '../time/calendar-days.ts';
import { formatIndiaDate } from '../time/india-time.ts';

export type Period = { readonly from: string; readonly to: string };

export const PERIOD_NAMES = ['7', '30', '90', 'month', 'last-month', 'year', 'own'] as const;
export type PeriodName = (typeof PERIOD_NAMES)[number];

export const PERIOD_LABELS: Readonly<Record<PeriodName, string>> = {
  '7': 'Last 7 days',
  '30': 'Last 30 days',
  '90': 'Last 90 days',
  month: 'This month',
  'last-month': 'Last month',
  year: 'This financial year',
  own: 'Custom dates',
};

const MAX_PERIOD_DAYS = 366;
const APRIL = 4;

/** Days that a date field can be set to. */
export const FIRST_DAY = '2000-01-01';
const LAST_DAY = '2099-12-31';

const INVALID_DAY_MESSAGE = 'Enter days as YYYY-MM-DD.';
const FAR_DAY_MESSAGE = 'Enter days between 2000 and 2099.';
const REVERSED_MESSAGE = 'The first day must not be after the last day.';
const TOO_LONG_MESSAGE = `A report covers at most ${MAX_PERIOD_DAYS} days.`;

export function getDayError(day: string): string | undefined {
  if (!isDay(day)) return INVALID_DAY_MESSAGE;
  return day < FIRST_DAY || day > LAST_DAY ? FAR_DAY_MESSAGE : undefined;
}

export function checkPeriod({ from, to }: Period): Outcome<Period> {
  const dayError = getDayError(from) ?? getDayError(to);
  if (dayError !== undefined) return refuse(dayError);
  if (from > to) return refuse(REVERSED_MESSAGE);
  return countPeriodDays({ from, to }) > MAX_PERIOD_DAYS ? refuse(TOO_LONG_MESSAGE) : accept({ from, to });
}

const countPeriodDays = ({ from, to }: Period): number => countDaysBetween(from, to) + 1;

export const listPeriodDays = (period: Period): string[] =>
  Array.from({ length: countPeriodDays(period) }, (_, index) => addDays(period.from, index));

/** The period of the same length that ends on the day before. */
export const getPreviousPeriod = (period: Period): Period => ({
  from: addDays(period.from, -countPeriodDays(period)),
  to: addDays(period.from, -1),
});

/** Periods that are under way end today. The financial year begins on 1 April. */
export function getNamedPeriod(name: Exclude<PeriodName, 'own'>, today: string): Period {
  const [year = 0, month = 0] = today.split('-').map(Number);
  switch (name) {
    case 'month':
      return { from: `${today.slice(0, 7)}-01`, to: today };
    case 'last-month': {
      const lastDay = addDays(`${today.slice(0, 7)}-01`, -1);
      return { from: `${lastDay.slice(0, 7)}-01`, to: lastDay };
    }
    case 'year':
      return { from: `${month >= APRIL ? year : year - 1}-04-01`, to: today };
    default:
      return { from: addDays(today, 1 - Number(name)), to: today };
  }
}

/** Returns e.g. '1 Nov 2026 to 17 Nov 2026'. */
export const formatPeriod = ({ from, to }: Period): string =>
  from === to ? formatIndiaDate(from) : `${formatIndiaDate(from)} to ${formatIndiaDate(to)}`;
