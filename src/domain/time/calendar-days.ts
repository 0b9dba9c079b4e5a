/** Calculates with days as YYYY-MM-DD, which have no time zone. */
const DAY_MS = 24 * 60 * 60_000;

const parseMidnight = (day: string): number => Date.parse(`${day}T00:00:00Z`);

export const addDays = (day: string, days: number): string =>
  new Date(parseMidnight(day) + days * DAY_MS).toISOString().slice(0, 10);

/** Returns how many days `to` is after `from`; negative if it is before. */
export const countDaysBetween = (from: string, to: string): number =>
  Math.round((parseMidnight(to) - parseMidnight(from)) / DAY_MS);

/** Rejects 30 February, which `Date` would turn into a day of March. */
export const isDay = (text: string): boolean =>
  /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(parseMidnight(text)) && addDays(text, 0) === text;
