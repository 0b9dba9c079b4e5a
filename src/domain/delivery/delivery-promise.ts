/** The promised date of an order (decision D-43): its day plus the working days to make and bring it. */
import { checkPincode } from '../checkout/pincode.ts';
import {
  DELIVERY_ZONES,
  type DeliveryTimes,
  type DeliveryZone,
  getLeadTime,
  type PromisedLine,
} from './making-and-delivery.ts';
import { addWorkingDays } from './working-days.ts';

type PromiseRequest = {
  lines: readonly PromisedLine[];
  /** The slowest zone counts until the code is complete. */
  pincode: string | undefined;
  /** The day in India. */
  placedOn: string;
};

export function getDeliveryZone(pincode: string): DeliveryZone | undefined {
  const checked = checkPincode(pincode);
  return checked.ok ? DELIVERY_ZONES.find((zone) => checked.value.startsWith(zone)) : undefined;
}

/** Returns the last day of the promise. */
export function computePromisedDate(times: DeliveryTimes, { lines, pincode, placedOn }: PromiseRequest): string {
  const zone = getDeliveryZone(pincode ?? '');
  const { transitWorkingDays } = times;
  const transitTime = zone === undefined ? Math.max(...Object.values(transitWorkingDays)) : transitWorkingDays[zone];
  return addWorkingDays(placedOn, getLeadTime(times, lines) + transitTime, times.holidays);
}
