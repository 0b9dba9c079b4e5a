import { checkShipment } from '#domain/delivery/couriers.ts';
import { type DispatchEntry, type EntryProblem, toShipment } from './dispatch-draft.ts';
import type { OrderToDispatch } from './dispatch-row.tsx';

type GetEntry = (orderId: string) => DispatchEntry;

/** Finds parcels that were entered for different customers, by order: mostly a label that was scanned twice. */
export function findSharedParcels(
  orders: readonly OrderToDispatch[],
  getEntry: GetEntry,
): ReadonlyMap<string, EntryProblem> {
  const parcels = orders.map((order) => ({ order, parcel: formatParcel(getEntry(order.id)) }));
  const problems = new Map<string, EntryProblem>();
  for (const { order, parcel } of parcels) {
    const other = parcels.find((entered) => entered.parcel === parcel && !isSameCustomer(entered.order, order));
    if (parcel === undefined || !other) continue;
    const message = `Also entered for ${other.order.orderNumber}. One parcel for both?`;
    problems.set(order.id, { field: 'trackingNumber', message });
  }
  return problems;
}

/** Returns nothing for our own delivery and for an incomplete row. */
function formatParcel(entry: DispatchEntry): string | undefined {
  const check = checkShipment(toShipment(entry));
  return check.ok && check.value.courier !== null ? `${check.value.courier} ${check.value.trackingNumber}` : undefined;
}

/** Compares name and city, which are all that a row of the list has. */
const isSameCustomer = (one: OrderToDispatch, other: OrderToDispatch): boolean =>
  isSameText(one.customerName, other.customerName) && isSameText(one.city, other.city);

const isSameText = (one: string, other: string): boolean => one.trim().toLowerCase() === other.trim().toLowerCase();
