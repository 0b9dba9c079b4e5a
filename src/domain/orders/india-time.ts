/**
 * Times as shown to customers: India time, e.g. '2 Jan 2026, 1:30 am' (specification 1 §9, Q-121). By arithmetic, because
 * India keeps +05:30 all year and `Intl` may differ between server and browser.
 */
export const INDIA_OFFSET_MINUTES = 330;

const MONTHS = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];

/** A Date whose UTC fields read as India's clock. */
const toIndiaClock = (time: string | Date): Date => new Date(new Date(time).getTime() + INDIA_OFFSET_MINUTES * 60_000);

/** Empty for a time that cannot be read. */
export function formatIndiaTime(time: string | Date): string {
  const date = formatIndiaDate(time);
  if (date === '') return '';
  const clock = toIndiaClock(time);
  const hour = clock.getUTCHours();
  const minutes = String(clock.getUTCMinutes()).padStart(2, '0');
  return `${date}, ${hour % 12 || 12}:${minutes} ${hour < 12 ? 'am' : 'pm'}`;
}

/** The day alone: '2 Jan 2026'. */
export function formatIndiaDate(time: string | Date): string {
  const clock = toIndiaClock(time);
  if (Number.isNaN(clock.getTime())) return '';
  return `${clock.getUTCDate()} ${MONTHS[clock.getUTCMonth()]} ${clock.getUTCFullYear()}`;
}
