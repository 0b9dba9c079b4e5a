import { and, desc, eq, gte, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/order-tables.ts';
import { startPeriodicTask } from '#server/platform/periodic-task.ts';
import { storeOrderTerms } from './search-terms.ts';

const FILL_INTERVAL_MS = 10 * 60_000;
/** How far back the later runs look. */
const RECENT_MS = 2 * 24 * 60 * 60_000;
const BATCH_SIZE = 200;

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

/**
 * Fills the search terms of all orders now, and every ten minutes those of new ones: during an upgrade, processes of the earlier
 * release still take orders. After a restart it skips what is there.
 */
export function startFillingSearchTerms({ db, clock, outages, intervalMs = FILL_INTERVAL_MS }: FillingDeps) {
  let isStopped = false;
  let isFilled = false;
  const stop = startPeriodicTask(intervalMs, async () => {
    const since = isFilled ? new Date(clock.now().getTime() - RECENT_MS) : undefined;
    try {
      isFilled = await fillSearchTerms(db, { since, isStopped: () => isStopped });
    } catch (err) {
      outages.report(err, 'search terms of orders not filled in');
    }
  });
  return () => {
    isStopped = true;
    return stop();
  };
}

type FillOptions = { since?: Date | undefined; isStopped?: () => boolean };

/** Newest first, one batch after another. Returns whether it got to the end. */
export async function fillSearchTerms(
  db: Database,
  { since, isStopped = () => false }: FillOptions = {},
): Promise<boolean> {
  let last: { id: string; createdAt: Date } | undefined;
  do {
    if (isStopped()) return false;
    const batch = await listUnfilled(db, and(since && gte(orders.createdAt, since), last && isOlder(last)));
    await storeOrderTerms(db, batch);
    last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
  } while (last);
  return true;
}

/** An earlier release may have stored the order or its payment, so both are looked for. */
const listUnfilled = (db: Database, where: SQL | undefined) =>
  db
    .select({
      id: orders.id,
      createdAt: orders.createdAt,
      orderNumber: orders.orderNumber,
      customerName: orders.customerName,
      customerEmail: orders.customerEmail,
      customerPhone: orders.customerPhone,
      postalCode: orders.postalCode,
      paymentId: orders.paymentId,
    })
    .from(orders)
    .where(and(where, or(lacksTerm(db, orders.orderNumber), lacksTerm(db, orders.paymentId))))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(BATCH_SIZE);

const lacksTerm = (db: Database, id: typeof orders.orderNumber | typeof orders.paymentId): SQL | undefined =>
  and(
    isNotNull(id),
    notExists(
      db
        .select({ term: orderSearchTerms.term })
        .from(orderSearchTerms)
        .where(and(eq(orderSearchTerms.orderId, orders.id), eq(orderSearchTerms.term, sql`lower(${id})`))),
    ),
  );

const isOlder = ({ createdAt, id }: { createdAt: Date; id: string }): SQL =>
  sql`(${orders.createdAt}, ${orders.id}) < (${createdAt.toISOString()}, ${id})`;
