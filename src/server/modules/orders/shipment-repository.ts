import { eq } from 'drizzle-orm';
import { OWN_DELIVERY_LABEL, type ShipmentDetails } from '#domain/delivery/couriers.ts';
import type { AuditChange } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { shipments } from '#server/platform/database/tables/orders/order-tables.ts';
import { removeIdTerms, storeIdTerms } from './search/search-terms.ts';

type ShipmentRow = Readonly<typeof shipments.$inferSelect>;

/** Stores how the order left, and makes it found by its tracking number. */
export async function storeShipment(
  tx: Database,
  orderId: string,
  { courier, trackingNumber }: ShipmentDetails,
  shippedAt: Date,
): Promise<void> {
  const row = { courier, trackingNumber, shippedAt };
  await tx
    .insert(shipments)
    .values({ orderId, ...row })
    .onConflictDoUpdate({ target: shipments.orderId, set: row });
  if (trackingNumber !== null) await storeIdTerms(tx, orderId, trackingNumber);
}

/** Returns the removed shipment. */
export async function removeShipment(tx: Database, orderId: string): Promise<ShipmentDetails | undefined> {
  const [removed] = await tx.delete(shipments).where(eq(shipments.orderId, orderId)).returning();
  if (removed?.trackingNumber) await removeIdTerms(tx, orderId, removed.trackingNumber);
  return removed;
}

export async function findShipment(db: Database, orderId: string): Promise<ShipmentRow | undefined> {
  const [row] = await db.select().from(shipments).where(eq(shipments.orderId, orderId));
  return row;
}

/** The number leads to the customer's address, so the audit log, which is never erased, leaves it out. */
export const listShipmentChanges = ({ courier, trackingNumber }: ShipmentDetails): AuditChange[] => [
  { field: 'courier', from: null, to: courier ?? OWN_DELIVERY_LABEL },
  ...(trackingNumber === null ? [] : [{ field: 'tracking number', from: null, to: 'entered' }]),
];

export const listRemovedShipment = ({ courier, trackingNumber }: ShipmentDetails): AuditChange[] => [
  { field: 'courier', from: courier ?? OWN_DELIVERY_LABEL, to: null },
  ...(trackingNumber === null ? [] : [{ field: 'tracking number', from: null, to: 'removed' }]),
];
