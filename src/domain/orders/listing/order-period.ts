/**
 * Parses the From and To of the order list: ISO dates or date-times, both inclusive. A date without a time is the whole
 * day in India; a blank value means no limit.
 */
import { accept, type Outcome, refuse } from '#domain/outcome.ts';
import { INDIA_OFFSET_MINUTES } from '#domain/time/india-time.ts';

export const PERIOD_UNREADABLE_MESSAGE = 'From and To must be dates such as 2026-01-31.';
export const PERIOD_REVERSED_MESSAGE = 'From must not be after To.';

const DAY_MS = 86_400_000;
const ISO = /^(\d{4})-(\d{2})-(\d{2})(?:[T ](\d{2}):(\d{2})(?::(\d{2})(?:\.(\d{1,3})\d*)?)?(Z|[+-]\d{2}:\d{2})?)?$/i;

export type OrderPeriod = { from: Date | undefined; to: Date | undefined };
type TimeSpan = { start: number; end: number };

export function parseOrderPeriod(from: string | undefined, to: string | undefined): Outcome<OrderPeriod> {
  const first = parseTimeSpan(from);
  const last = parseTimeSpan(to);
  if (first === 'unreadable' || last === 'unreadable') return refuse(PERIOD_UNREADABLE_MESSAGE);
  if (first && last && first.start > last.end) return refuse(PERIOD_REVERSED_MESSAGE);
  return accept({ from: first && new Date(first.start), to: last && new Date(last.end) });
}

function parseTimeSpan(text: string | undefined): TimeSpan | 'unreadable' | undefined {
  const trimmed = text?.trim() ?? '';
  if (trimmed === '') return undefined;
  const match = ISO.exec(trimmed);
  if (!match) return 'unreadable';
  const [year = 0, month = 0, day = 0, hour = 0, minute = 0, second = 0] = match
    .slice(1, 7)
    .map((part) => Number(part ?? 0));
  const milliseconds = Number((match[7] ?? '').padEnd(3, '0'));
  const local = Date.UTC(year, month - 1, day, hour, minute, second, milliseconds);
  if (!isOnCalendar(new Date(local), { month, day, hour, minute, second })) return 'unreadable';
  const start = local - parseOffsetMinutes(match[8]) * 60_000;
  return { start, end: match[4] === undefined ? start + DAY_MS - 1 : start };
}

type DateFields = { month: number; day: number; hour: number; minute: number; second: number };

/** Rejects dates that Date.UTC rolls over, such as 30 February. */
const isOnCalendar = (date: Date, { month, day, hour, minute, second }: DateFields): boolean =>
  date.getUTCMonth() === month - 1 &&
  date.getUTCDate() === day &&
  date.getUTCHours() === hour &&
  date.getUTCMinutes() === minute &&
  date.getUTCSeconds() === second;

/** A time without a zone is India time. */
function parseOffsetMinutes(zone: string | undefined): number {
  if (zone === undefined) return INDIA_OFFSET_MINUTES;
  if (zone.toUpperCase() === 'Z') return 0;
  const minutes = Number(zone.slice(1, 3)) * 60 + Number(zone.slice(4, 6));
  return zone.startsWith('-') ? -minutes : minutes;
}
