/** How an order leaves the shop: the courier and its tracking number, or our own delivery. */
import { formatTooLongMessage } from '../text/text-limits.ts';

export type ShipmentDetails = {
  /** Null for our own delivery. */
  readonly courier: string | null;
  readonly trackingNumber: string | null;
};

type Courier = { readonly name: string; readonly trackingUrl: string };

const NUMBER_PLACEHOLDER = '{number}';

/** Other couriers can be entered too; they have no link. Pages without the placeholder ask for the number. */
const COURIERS: readonly Courier[] = [
  { name: 'Delhivery', trackingUrl: 'https://www.delhivery.com/track/package/{number}' },
  {
    name: 'Blue Dart',
    trackingUrl: 'https://www.bluedart.com/web/guest/trackdartresultthirdparty?trackFor=0&trackNo={number}',
  },
  { name: 'DTDC', trackingUrl: 'https://www.dtdc.com/track-your-shipment/' },
  {
    name: 'India Post',
    trackingUrl: 'https://www.indiapost.gov.in/_layouts/15/dop.portal.tracking/trackconsignment.aspx',
  },
  { name: 'Ekart', trackingUrl: 'https://ekartlogistics.com/shipmenttrack/{number}' },
  { name: 'XpressBees', trackingUrl: 'https://www.xpressbees.com/shipment/tracking?awbNo={number}' },
  { name: 'Shadowfax', trackingUrl: 'https://www.shadowfax.in/track-order' },
];

export const COURIER_NAMES: readonly string[] = COURIERS.map(({ name }) => name);

export const OWN_DELIVERY_LABEL = 'Our own delivery';

const MAX_COURIER_LENGTH = 60;
/** No courier's numbers are shorter. */
const MIN_TRACKING_NUMBER_LENGTH = 4;
const MAX_TRACKING_NUMBER_LENGTH = 40;
const COURIER_CHARACTERS = /^[\p{L}\p{M}\p{N} .,&'()/-]+$/u;
const TRACKING_NUMBER = /^[A-Z0-9][A-Z0-9/-]*$/;

const findCourier = (name: string): Courier | undefined =>
  COURIERS.find((courier) => courier.name.toLowerCase() === name.toLowerCase());

type ShipmentField = keyof ShipmentDetails;
type ShipmentOutcome =
  | { readonly ok: true; readonly value: ShipmentDetails }
  | { readonly ok: false; readonly field: ShipmentField; readonly message: string };

const acceptShipment = (value: ShipmentDetails) => ({ ok: true as const, value });
const refuseField = (field: ShipmentField, message: string) => ({ ok: false as const, field, message });

/** Checks what staff entered. An empty courier means our own delivery, which has no number. */
export function checkShipment(typed: { courier: string; trackingNumber: string }): ShipmentOutcome {
  const courier = typed.courier.normalize('NFC').trim().replace(/\s+/g, ' ');
  const trackingNumber = typed.trackingNumber.replace(/\s+/g, '').toUpperCase();
  if (courier === '')
    return trackingNumber === ''
      ? acceptShipment({ courier: null, trackingNumber: null })
      : refuseField('courier', 'Enter the courier of this tracking number.');
  const courierProblem = findCourierProblem(courier);
  if (courierProblem !== undefined) return refuseField('courier', courierProblem);
  const numberProblem = findNumberProblem(trackingNumber);
  if (numberProblem !== undefined) return refuseField('trackingNumber', numberProblem);
  return acceptShipment({ courier: findCourier(courier)?.name ?? courier, trackingNumber });
}

function findCourierProblem(courier: string): string | undefined {
  if (courier.length > MAX_COURIER_LENGTH) return `${formatTooLongMessage('Courier', MAX_COURIER_LENGTH)}.`;
  return COURIER_CHARACTERS.test(courier) ? undefined : 'Courier contains invalid characters.';
}

function findNumberProblem(trackingNumber: string): string | undefined {
  if (trackingNumber === '') return 'Tracking number is required.';
  if (trackingNumber.length > MAX_TRACKING_NUMBER_LENGTH)
    return `${formatTooLongMessage('Tracking number', MAX_TRACKING_NUMBER_LENGTH)}.`;
  if (!TRACKING_NUMBER.test(trackingNumber))
    return 'Tracking number can only have letters, digits, hyphens and slashes.';
  return trackingNumber.length < MIN_TRACKING_NUMBER_LENGTH
    ? `Tracking number needs at least ${MIN_TRACKING_NUMBER_LENGTH} characters.`
    : undefined;
}

/** 'Delhivery, DL123'. */
export const formatShipment = ({ courier, trackingNumber }: ShipmentDetails): string =>
  [courier ?? OWN_DELIVERY_LABEL, ...(trackingNumber === null ? [] : [trackingNumber])].join(', ');

/** Returns the courier's page about the parcel; null for our own delivery and an unknown courier. */
export function buildTrackingUrl({ courier, trackingNumber }: ShipmentDetails): string | null {
  const known = courier === null ? undefined : findCourier(courier);
  if (!known || trackingNumber === null) return null;
  return known.trackingUrl.replace(NUMBER_PLACEHOLDER, encodeURIComponent(trackingNumber));
}
