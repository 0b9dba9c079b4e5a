import { and, type Column, gte, lt, type SQL } from 'drizzle-orm';
import { checkPeriod, type Period } from '#domain/reports/report-period.ts';
import { createBadRequestError } from '#server/http/app-error.ts';
import { getDayEnd, getDayStart } from '#server/http/desk/india-days.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';

export type ReportDeps = { readonly db: Database; readonly clock: Clock };

/** Throws for days that are no period. */
export function readPeriod({ from, to }: Period): Period {
  const period = checkPeriod({ from, to });
  if (!period.ok) throw createBadRequestError(period.message);
  return period.value;
}

/** Starts at midnight of the first day and ends at midnight after the last one, in India. */
export const isWithin = (time: Column, { from, to }: Period): SQL | undefined =>
  and(gte(time, getDayStart(from)), lt(time, getDayEnd(to)));
