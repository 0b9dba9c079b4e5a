import { type Column, type SQL, sql } from 'drizzle-orm';
import { INDIA_OFFSET_MINUTES } from '#domain/orders/india-time.ts';
import { createBadRequestError } from '../app-error.ts';

const DAY = /^\d{4}-\d{2}-\d{2}$/;
const DAY_MS = 24 * 60 * 60_000;

/** Returns the moment when a day (YYYY-MM-DD) begins in India. */
export function getDayStart(day: string): Date {
  const midnight = DAY.test(day) ? Date.parse(`${day}T00:00:00Z`) : Number.NaN;
  if (Number.isNaN(midnight)) throw createBadRequestError('Enter days as YYYY-MM-DD.');
  return new Date(midnight - INDIA_OFFSET_MINUTES * 60_000);
}

export const getDayEnd = (day: string): Date => new Date(getDayStart(day).getTime() + DAY_MS);

/** Returns SQL for the day in India, which is 19,800 seconds ahead, as days since 1970. */
export const toDayNumber = (time: Column | SQL): SQL<number> =>
  sql`floor((extract(epoch from ${time}) + 19800) / 86400)`.mapWith(Number);

export const formatDayNumber = (number: number): string => new Date(number * DAY_MS).toISOString().slice(0, 10);
