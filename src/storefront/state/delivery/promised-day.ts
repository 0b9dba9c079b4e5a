import { normalisePincode } from '#domain/checkout/pincode.ts';
import { computePromisedDate, getDeliveryZone } from '#domain/delivery/delivery-promise.ts';
import type { DeliveryTimes, PromisedLine } from '#domain/delivery/making-and-delivery.ts';
import { formatDay, toIndiaDate } from '#domain/time/india-time.ts';

export type PromisedDay = {
  /** 'Thu, 3 Dec 2026', for an order today. */
  date: string;
  /** Without a complete PIN code, the date is for the slowest zone. */
  pincode: string | undefined;
};

export const getToday = (): string => toIndiaDate(new Date());

type DayRequest = { lines: readonly PromisedLine[]; pincode: string; today: string };

export const describePromisedDay = (times: DeliveryTimes, { lines, pincode, today }: DayRequest): PromisedDay => ({
  date: formatDay(computePromisedDate(times, { lines, pincode, placedOn: today })),
  pincode: getDeliveryZone(pincode) && normalisePincode(pincode),
});
