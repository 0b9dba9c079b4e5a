/**
 * Working days: Monday to Saturday without the shop's holidays. An order counts from its own day in India, or from the
 * next working day if that is a Sunday or a holiday. Days are YYYY-MM-DD.
 */
const DAY_MS = 86_400_000;
const SUNDAY = 0;

export function addWorkingDays(start: string, workingDays: number, holidays: readonly string[]): string {
  let day = findWorkingDay(start, holidays);
  for (let added = 0; added < workingDays; added++) day = findWorkingDay(getNextDay(day), holidays);
  return day;
}

/** Returns `day` itself, or the first working day after it. */
function findWorkingDay(day: string, holidays: readonly string[]): string {
  let found = day;
  while (new Date(found).getUTCDay() === SUNDAY || holidays.includes(found)) found = getNextDay(found);
  return found;
}

const getNextDay = (day: string): string => new Date(Date.parse(day) + DAY_MS).toISOString().slice(0, 10);
