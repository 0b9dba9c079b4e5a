import { and, asc, eq, gte, inArray, isNull, type SQL, sql } from 'drizzle-orm';
import { isUuid } from '#domain/text/uuid.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { type OrderItemRow, orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { type BackfillOptions, startBackfill } from '#server/platform/jobs/start-backfill.ts';

const BATCH_SIZE = 500;

type ItemKey = Pick<OrderItemRow, 'orderId' | 'lineNo'>;
type BackfillDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startItemProductsBackfill = ({ db, ...deps }: BackfillDeps) =>
  startBackfill({
    ...deps,
    failure: 'products of order items not backfilled',
    backfill: (options) => backfillItemProducts(db, options),
  });

/**
 * Stores product and category of items that were ordered from a process of an earlier release, as they were sold. Returns whether
 * it reached the last item.
 */
export async function backfillItemProducts(
  db: Database,
  { since, isStopped = () => false }: BackfillOptions = {},
): Promise<boolean> {
  let last: ItemKey | undefined;
  do {
    if (isStopped()) return false;
    const batch = await listIncomplete(db, since, last);
    for (const item of batch) await completeItem(db, item);
    last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
  } while (last);
  return true;
}

export const buildOrderedSinceFilter = (db: Database, since: Date | undefined): SQL | undefined =>
  since && inArray(orderItems.orderId, db.select({ id: orders.id }).from(orders).where(gte(orders.createdAt, since)));

const listIncomplete = (db: Database, since: Date | undefined, last: ItemKey | undefined) =>
  db
    .select({ orderId: orderItems.orderId, lineNo: orderItems.lineNo, shown: orderItems.shown })
    .from(orderItems)
    .where(
      and(
        isNull(orderItems.category),
        buildOrderedSinceFilter(db, since),
        last && sql`(${orderItems.orderId}, ${orderItems.lineNo}) > (${last.orderId}, ${last.lineNo})`,
      ),
    )
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo))
    .limit(BATCH_SIZE);

async function completeItem(db: Database, { orderId, lineNo, shown }: ItemKey & { shown: string }): Promise<void> {
  const sold = readShown(shown);
  if (!sold) return;
  await db
    .update(orderItems)
    .set(sold)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));
}

/** An unreadable item stays as it is, so that it does not keep the others from being completed. */
function readShown(shown: string) {
  let item: Record<string, unknown>;
  try {
    item = JSON.parse(shown) as Record<string, unknown>;
  } catch {
    return undefined;
  }
  const { productId, productTitle, category } = item;
  if (typeof category !== 'string' || typeof productTitle !== 'string') return undefined;
  return { productId: isUuid(productId) ? productId : null, productTitle, category };
}
