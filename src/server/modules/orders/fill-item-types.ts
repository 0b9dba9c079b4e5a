import { and, eq, isNull, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { productTypes } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { startPeriodicTask } from '#server/platform/periodic-task.ts';

const FILL_INTERVAL_MS = 60 * 60_000;

/** The type id inside the cart line's key (`line-identity.ts`), which starts with `["<product id>","<type id>"`. */
const TYPE_ID_IN_KEY = sql`substr(${orderItems.cartLineKey}, 42, 36)`;

type FillingDeps = { db: Database; outages: OutageLog; intervalMs?: number };

/** Fills item types now and hourly: during an upgrade, processes of the earlier release still take orders. */
export const startFillingItemTypes = ({ db, outages, intervalMs = FILL_INTERVAL_MS }: FillingDeps) =>
  startPeriodicTask(intervalMs, () =>
    fillItemTypes(db).catch((err: unknown) => outages.report(err, 'types of order items not filled in')),
  );

/**
 * Stores the type of items that were ordered from a process of an earlier release. Items whose type has left the
 * catalogue stay without one. Stored types never change.
 */
export async function fillItemTypes(db: Database): Promise<void> {
  await db
    .update(orderItems)
    .set({ productTypeId: sql`${productTypes.id}`, productTypeTitle: sql`${productTypes.title}` })
    .from(productTypes)
    .where(and(isNull(orderItems.productTypeId), eq(TYPE_ID_IN_KEY, sql`${productTypes.id}::text`)));
}
