import { and, desc, eq, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { FILL_BATCH_SIZE, fillInBatches } from '#server/platform/jobs/fill-in-batches.ts';
import { type FillOptions, startFilling } from '#server/platform/jobs/start-filling.ts';
import { storeOrderTerms } from './search-terms.ts';

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startFillingSearchTerms = ({ db, ...deps }: FillingDeps) =>
  startFilling({
    ...deps,
    failure: 'search terms of orders not filled in',
    fill: (options) => fillSearchTerms(db, options),
  });

/** Returns whether it got to the end. */
export const fillSearchTerms = (db: Database, options: FillOptions = {}): Promise<boolean> =>
  fillInBatches(db, orders, options, async (tx, where) => {
    const unfilled = await lockUnfilled(tx, where);
    await storeOrderTerms(tx, unfilled);
    return unfilled;
  });

/**
 * An earlier release may have stored the order or its payment, so both are looked for. An erasure waits, and then finds the
 * terms, too.
 */
const lockUnfilled = (tx: Database, where: SQL | undefined) =>
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
    .limit(FILL_BATCH_SIZE)
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
