import { ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import { INDIA_OFFSET_MINUTES } from '#domain/time/india-time.ts';
import type { OrderActor } from '#server/platform/database/tables/orders/order-tables.ts';
import type { OrderEnding } from './order-plans.ts';
import type { SeededRandom } from './seeded-random.ts';

type StepName =
  | 'pay'
  | 'make'
  | 'ship'
  | 'deliver'
  | 'fail'
  | 'expire'
  | 'supersede'
  | 'cancelForCustomer'
  | 'cancel'
  | 'refund';

type Step = {
  readonly to: OrderStatus;
  readonly cause: string;
  readonly actor: OrderActor;
  /** Minutes after the step before. */
  readonly minutes: readonly [min: number, max: number];
  readonly note?: readonly string[];
};

/** A transition of a sample order. */
export type TimedStep = Pick<Step, 'to' | 'cause' | 'actor'> & { note: string | null; by: string | null; at: Date };

const DAY_MINUTES = 24 * 60;
const MINUTE_MS = 60_000;
const SUNDAY = 0;

const STEPS: Readonly<Record<StepName, Step>> = {
  pay: { to: ORDER_STATUS.paid, cause: 'webhook', actor: 'provider', minutes: [2, 9] },
  make: { to: ORDER_STATUS.processing, cause: 'by hand', actor: 'shop', minutes: [DAY_MINUTES, DAY_MINUTES] },
  ship: { to: ORDER_STATUS.shipped, cause: 'by hand', actor: 'shop', minutes: [4 * DAY_MINUTES, 7 * DAY_MINUTES] },
  deliver: { to: ORDER_STATUS.delivered, cause: 'by hand', actor: 'shop', minutes: [2 * DAY_MINUTES, 5 * DAY_MINUTES] },
  fail: { to: ORDER_STATUS.failed, cause: 'check', actor: 'system', minutes: [46, 46] },
  expire: { to: ORDER_STATUS.cancelled, cause: 'check', actor: 'system', minutes: [31, 31] },
  supersede: { to: ORDER_STATUS.cancelled, cause: 'superseded', actor: 'system', minutes: [18, 18] },
  cancelForCustomer: { to: ORDER_STATUS.cancelled, cause: 'by hand', actor: 'customer', minutes: [200, 600] },
  cancel: {
    to: ORDER_STATUS.cancelled,
    cause: 'by hand',
    actor: 'shop',
    minutes: [300, 900],
    note: ['The customer entered the wrong size and will order again.', 'The cloth is out of stock until next month.'],
  },
  refund: { to: ORDER_STATUS.refunded, cause: 'refunded', actor: 'provider', minutes: [DAY_MINUTES, 3 * DAY_MINUTES] },
};

const STEPS_OF_ENDING: Readonly<Record<OrderEnding, readonly StepName[]>> = {
  open: [],
  undecided: [],
  paid: ['pay'],
  processing: ['pay', 'make'],
  shipped: ['pay', 'make', 'ship'],
  delivered: ['pay', 'make', 'ship', 'deliver'],
  failed: ['fail'],
  expired: ['expire'],
  superseded: ['supersede'],
  cancelledByCustomer: ['pay', 'cancelForCustomer'],
  cancelledByShop: ['pay', 'make', 'cancel'],
  refundFailed: ['pay', 'cancel'],
  refundedBeforeWork: ['pay', 'cancel', 'refund'],
  refundedAfterDelivery: ['pay', 'make', 'ship', 'deliver', 'refund'],
};

export const STAFF_NAMES = ['Meera Shah', 'Rafiq Ansari', 'Sunita Pawar'];

/** Returns what happened after the order was placed; nothing happens after `now`. */
export function listSteps(ending: OrderEnding, placedAt: Date, now: Date, random: SeededRandom): TimedStep[] {
  let previous = placedAt;
  return STEPS_OF_ENDING[ending].map((name) => {
    const { to, cause, actor, minutes, note } = STEPS[name];
    const planned = new Date(previous.getTime() + random.pickNumber(...minutes) * MINUTE_MS);
    const at = limitTime(actor === 'shop' ? moveToWorkingHours(planned, random) : planned, previous, now);
    previous = at;
    return { to, cause, actor, note: note ? random.pick(note) : null, by: getName(actor, random), at };
  });
}

const getName = (actor: OrderActor, random: SeededRandom) => (actor === 'shop' ? random.pick(STAFF_NAMES) : null);

/** Staff work from 10 to 18 in India, Monday to Saturday. */
function moveToWorkingHours(time: Date, random: SeededRandom): Date {
  const indiaDay = new Date(time.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS);
  if (indiaDay.getUTCDay() === SUNDAY) indiaDay.setUTCDate(indiaDay.getUTCDate() + 1);
  indiaDay.setUTCHours(random.pickNumber(10, 17), random.pickNumber(0, 59));
  return new Date(indiaDay.getTime() - INDIA_OFFSET_MINUTES * MINUTE_MS);
}

/** Keeps the order of the steps, in the past. */
function limitTime(time: Date, previous: Date, now: Date): Date {
  const isPossible = time > previous && time < now;
  return isPossible ? time : new Date((previous.getTime() + now.getTime()) / 2);
}

/** Returns a time on that day, in the waking hours of India; for today and yesterday, the time is exactly that many days ago. */
export function choosePlacingTime(daysAgo: number, now: Date, random: SeededRandom): Date {
  const time = new Date(now.getTime() - daysAgo * DAY_MINUTES * MINUTE_MS);
  if (daysAgo < 2) return time;
  const indiaDay = new Date(time.getTime() + INDIA_OFFSET_MINUTES * MINUTE_MS);
  indiaDay.setUTCHours(random.pickNumber(9, 22), random.pickNumber(0, 59));
  return new Date(indiaDay.getTime() - INDIA_OFFSET_MINUTES * MINUTE_MS);
}
