import { and, asc, eq, isNull, sql } from 'drizzle-orm';
import { isUuid } from '#domain/text/uuid.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { type OrderItemRow, orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { startPeriodicTask } from '#server/platform/periodic-task.ts';

const FILL_INTERVAL_MS = 60 * 60_000;
const BATCH_SIZE = 500;

type ItemKey = Pick<OrderItemRow, 'orderId' | 'lineNo'>;
type FillingDeps = { db: Database; outages: OutageLog; intervalMs?: number };

/** Fills products now and hourly: during an upgrade, processes of the earlier release still take orders. */
export function startFillingItemProducts({ db, outages, intervalMs = FILL_INTERVAL_MS }: FillingDeps) {
  let isStopped = false;
  const stop = startPeriodicTask(intervalMs, () =>
    fillItemProducts(db, () => isStopped).catch((err: unknown) =>
      outages.report(err, 'products of order items not filled in'),
    ),
  );
  return () => {
    isStopped = true;
    return stop();
  };
}

/** Stores product and category of items that were ordered from a process of an earlier release, as they were sold. */
export async function fillItemProducts(db: Database, isStopped: () => boolean = () => false): Promise<void> {
  let last: ItemKey | undefined;
  do {
    if (isStopped()) return;
    const batch = await listUnfilled(db, last);
    for (const item of batch) await fillItem(db, item);
    last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
  } while (last);
}

const listUnfilled = (db: Database, last: ItemKey | undefined) =>
  db
    .select({ orderId: orderItems.orderId, lineNo: orderItems.lineNo, shown: orderItems.shown })
    .from(orderItems)
    .where(
      and(
        isNull(orderItems.category),
        last && sql`(${orderItems.orderId}, ${orderItems.lineNo}) > (${last.orderId}, ${last.lineNo})`,
      ),
    )
    .orderBy(asc(orderItems.orderId), asc(orderItems.lineNo))
    .limit(BATCH_SIZE);

async function fillItem(db: Database, { orderId, lineNo, shown }: ItemKey & { shown: string }): Promise<void> {
  const sold = readShown(shown);
  if (!sold) return;
  await db
    .update(orderItems)
    .set(sold)
    .where(and(eq(orderItems.orderId, orderId), eq(orderItems.lineNo, lineNo)));
}

/** An unreadable item stays as it is, so that it does not keep the others from being filled. */
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
