import { type Column, type SQL, sql } from 'drizzle-orm';
import { INDIA_OFFSET_MINUTES } from '#domain/time/india-time.ts';
import { createBadRequestError } from '../app-error.ts';

/** A report compares its period with the one before, which can begin before 2000. */
const DAY = /^(?:19|20)\d{2}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the moment when a day (YYYY-MM-DD) begins in India. */
export function getDayStart(day: string): Date {
  const midnight = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw createBadRequestError('Enter days between 1900 and 2099 as YYYY-MM-DD.');
  return new Date(midnight - INDIA_OFFSET_MINUTES * 60_000);
}

export const getDayEnd = (day: string): Date => new Date(getDayStart(day).getTime() + DAY_MS);

/** Returns SQL for the day in India as days since 1970. Twice as fast as with `extract`, whose results are decimals. */
export const toDayNumber = (time: Column | SQL): SQL<number> =>
  sql`((${time} at time zone 'UTC' + interval '330 minutes')::date - date '1970-01-01')`.mapWith(Number);

export const formatDayNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
