import { and, desc, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { BACKFILL_BATCH_SIZE, backfillInBatches } from '#server/platform/jobs/backfill-in-batches.ts';
import { type BackfillOptions, startBackfill } from '#server/platform/jobs/start-backfill.ts';
import { storeOrderTerms } from '../search/search-terms.ts';

type BackfillDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startOrderTermsBackfill = ({ db, ...deps }: BackfillDeps) =>
  startBackfill({
    ...deps,
    failure: 'search terms of orders not backfilled',
    backfill: (options) => backfillOrderTerms(db, options),
  });

/** Returns whether it reached the last row. */
export const backfillOrderTerms = (db: Database, options: BackfillOptions = {}): Promise<boolean> =>
  backfillInBatches(db, orders, options, async (tx, where) => {
    const incomplete = await lockIncomplete(tx, where);
    await storeOrderTerms(tx, incomplete);
    return incomplete;
  });

/**
 * An earlier release may have stored the order or its payment, so both are looked for. An erasure waits, and then finds the
 * terms, too.
 */
const lockIncomplete = (tx: Database, where: SQL | undefined) =>
  tx
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
    .where(and(where, or(lacksTerm(tx, orders.orderNumber), lacksTerm(tx, orders.paymentId))))
    .orderBy(desc(orders.createdAt), desc(orders.id))
    .limit(BACKFILL_BATCH_SIZE)
    .for('update');

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
