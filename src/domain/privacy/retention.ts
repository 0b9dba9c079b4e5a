/**
 * How long tax law keeps the records of an order: 72 months from the day on which the annual return of their financial
 * year is due. The financial year runs from April to March in India time; its return is due on the next 31 December.
 */
import { INDIA_OFFSET_MINUTES, toIndiaDate } from '../time/india-time.ts';

/** How long a device stays known after its last login. */
export const FORGET_DEVICE_AFTER_DAYS = 365;
export const RETENTION_MONTHS = 72;
const RETENTION_YEARS = RETENTION_MONTHS / 12;
const APRIL = 4;

/** Returns the calendar year in which the annual return of the financial year is due. */
function getReturnYear(time: Date): number {
  const [year = 0, month = 0] = toIndiaDate(time).split('-').map(Number);
  const startYear = month >= APRIL ? year : year - 1;
  return startYear + 1;
}

/** Returns the last day in India on which records of this time must be kept, as YYYY-MM-DD. */
export const getRetentionEnd = (time: Date): string => `${getReturnYear(time) + RETENTION_YEARS}-12-31`;

/** Returns the moment from which records of this time may be erased. */
export const getFirstDayAfterRetention = (time: Date): Date =>
  new Date(Date.UTC(getReturnYear(time) + RETENTION_YEARS + 1, 0, 1) - INDIA_OFFSET_MINUTES * 60_000);
