import { and, desc, eq, gte, isNotNull, notExists, or, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/order-tables.ts';
import { type FillOptions, startFilling } from '#server/platform/jobs/start-filling.ts';
import { storeOrderTerms } from './search-terms.ts';

const BATCH_SIZE = 200;

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startFillingSearchTerms = ({ db, ...deps }: FillingDeps) =>
  startFilling({
    ...deps,
    failure: 'search terms of orders not filled in',
    fill: (options) => fillSearchTerms(db, options),
  });

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
