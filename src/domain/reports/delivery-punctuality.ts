/**
 * Promised against actual delivery. An order is measured by the day it was delivered; while it is on its way, by the day it
 * was shipped; before that, by today: it is late once its promised day is over, and due until then.
 */
import { countDaysBetween } from '../time/calendar-days.ts';

type Delivery = {
  readonly promisedOn: string;
  /** The day it was delivered or, while it is on its way, shipped; null before that. */
  readonly sentOn: string | null;
};

const PUNCTUALITY_GROUPS = ['early', 'onTime', 'lateFew', 'lateWeek', 'lateMore', 'due'] as const;
type PunctualityGroup = (typeof PUNCTUALITY_GROUPS)[number];

export const PUNCTUALITY_LABELS: Readonly<Record<PunctualityGroup, string>> = {
  early: 'Early',
  onTime: 'On the promised day',
  lateFew: '1 to 3 days late',
  lateWeek: '4 to 7 days late',
  lateMore: 'More than a week late',
  due: 'Not shipped yet, not late',
};

const FEW_DAYS = 3;
const WEEK_DAYS = 7;

/** Negative for early. */
export const countDaysLate = ({ promisedOn, sentOn }: Delivery, today: string): number =>
  countDaysBetween(promisedOn, sentOn ?? today);

function getGroup(delivery: Delivery, today: string): PunctualityGroup {
  const daysLate = countDaysLate(delivery, today);
  if (daysLate <= 0 && delivery.sentOn === null) return 'due';
  if (daysLate < 0) return 'early';
  if (daysLate === 0) return 'onTime';
  if (daysLate <= FEW_DAYS) return 'lateFew';
  return daysLate <= WEEK_DAYS ? 'lateWeek' : 'lateMore';
}

type CountedDelivery = Delivery & { readonly orders: number };

type PunctualityCount = { readonly group: PunctualityGroup; readonly orders: number };

/** Every group is listed, in the order in which it is shown. */
export function countByPunctuality(deliveries: readonly CountedDelivery[], today: string): PunctualityCount[] {
  const counts = new Map<PunctualityGroup, number>();
  for (const delivery of deliveries) {
    const group = getGroup(delivery, today);
    counts.set(group, (counts.get(group) ?? 0) + delivery.orders);
  }
  return PUNCTUALITY_GROUPS.map((group) => ({ group, orders: counts.get(group) ?? 0 }));
}

type PunctualityTotals = {
  /** Early or on the promised day. */
  readonly punctual: number;
  readonly late: number;
  readonly due: number;
};

export function sumPunctuality(counts: readonly PunctualityCount[]): PunctualityTotals {
  const sumGroups = (...groups: PunctualityGroup[]) =>
    counts.filter(({ group }) => groups.includes(group)).reduce((sum, { orders }) => sum + orders, 0);
  return {
    punctual: sumGroups('early', 'onTime'),
    late: sumGroups('lateFew', 'lateWeek', 'lateMore'),
    due: sumGroups('due'),
  };
}

/** Returns e.g. '2 days late', '1 day early' or 'on time'. */
export function formatDaysLate(daysLate: number): string {
  if (daysLate === 0) return 'on time';
  const days = Math.abs(daysLate);
  return `${days} ${days === 1 ? 'day' : 'days'} ${daysLate > 0 ? 'late' : 'early'}`;
}

/** The promised days of the `limit` orders that are latest; with all orders that are as late. */
export function listLatestPromises(deliveries: readonly CountedDelivery[], today: string, limit: number): string[] {
  const late = deliveries
    .map((delivery) => ({ ...delivery, daysLate: countDaysLate(delivery, today) }))
    .filter(({ daysLate }) => daysLate > 0)
    .sort((a, b) => b.daysLate - a.daysLate);
  const days = new Set<string>();
  let found = 0;
  let last = Number.POSITIVE_INFINITY;
  for (const { promisedOn, daysLate, orders } of late) {
    if (found >= limit && daysLate < last) break;
    days.add(promisedOn);
    found += orders;
    last = daysLate;
  }
  return [...days];
}
