/**
 * Formats times in India time with its fixed offset. `Intl` is not used, because its output can differ between server and
 * browser.
 */
export const INDIA_OFFSET_MINUTES = 330;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
const WEEKDAYS = ['Sun', 'Mon', 'Tue', 'Wed', 'Thu', 'Fri', 'Sat'];

/** Returns a Date whose UTC fields show India time. */
const toIndiaClock = (time: string | Date): Date => new Date(new Date(time).getTime() + INDIA_OFFSET_MINUTES * 60_000);

/** Returns e.g. '2 Jan 2026, 1:30 am'; empty for an invalid time. */
export function formatIndiaTime(time: string | Date): string {
  const date = formatIndiaDate(time);
  return date && `${date}, ${formatIndiaClock(time)}`;
}

/** Returns e.g. '1:30 am', for a valid time. */
export function formatIndiaClock(time: string | Date): string {
  const clock = toIndiaClock(time);
  const hour = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** Returns e.g. '2 Jan 2026'; empty for an invalid time. */
export function formatIndiaDate(time: string | Date): string {
  const clock = toIndiaClock(time);
  if (Number.isNaN(clock.getTime())) return '';
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}

/** Returns the day in India as YYYY-MM-DD. */
export const toIndiaDate = (time: string | Date): string => toIndiaClock(time).toISOString().slice(0, 10);

/** Returns e.g. 'Thu, 3 Dec 2026' for '2026-12-03'; empty for an invalid day. */
export function formatDay(day: string): string {
  const date = formatIndiaDate(day);
  return date && `${WEEKDAYS[new Date(day).getUTCDay()]}, ${date}`;
}
