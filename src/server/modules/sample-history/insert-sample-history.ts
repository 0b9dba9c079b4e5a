import { eq } from 'drizzle-orm';
import type { PgTable } from 'drizzle-orm/pg-core';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { customerSearchTerms, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import {
  orderEvents,
  orderItems,
  orderNotes,
  orderSearchTerms,
  orders,
  shipments,
} from '#server/platform/database/tables/orders/order-tables.ts';
import {
  paymentAlerts,
  paymentAttempts,
  providerPayments,
  refunds,
} from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { buildSampleHistory, type SampleHistoryDeps } from './build-sample-history.ts';
import { SAMPLE_HISTORY_OBJECT } from './remove-sample-history.ts';

type InsertDeps = SampleHistoryDeps & { db: Database; clock: Clock };

/** Inserts sample history into an empty shop and returns whether it did. Once removed, it stays away. */
export async function insertSampleHistory({ db, clock, ...deps }: InsertDeps): Promise<boolean> {
  if (deps.products.length === 0 || !(await isEmpty(db))) return false;
  const history = buildSampleHistory(deps, clock.now());
  return runInTransaction(db, async (tx) => {
    // If two processes start at once, the second waits here and finds the rows of the first.
    const added = await tx
      .insert(users)
      .values([...history.users])
      .onConflictDoNothing()
      .returning({ id: users.id });
    if (added.length < history.users.length) return false;
    const { orders: all } = history;
    await tx.insert(userDetails).values([...history.userDetails]);
    await tx.insert(customerSearchTerms).values([...history.customerTerms]);
    const { conversations } = history;
    await tx.insert(inquiries).values(conversations.map(({ message }) => message));
    await tx.insert(inquiryReplies).values(conversations.flatMap(({ entries }) => entries));
    await tx.insert(inquirySearchTerms).values(conversations.flatMap(({ searchTerms }) => searchTerms));
    await tx.insert(sentOrderEmails).values([...history.emails.sent]);
    if (history.emails.failed.length > 0) await tx.insert(outbox).values([...history.emails.failed]);
    await tx.insert(orders).values(all.map(({ order }) => order));
    await tx.insert(orderItems).values(all.flatMap(({ items }) => items));
    await tx.insert(orderEvents).values(all.flatMap(({ events }) => events));
    await tx.insert(shipments).values(all.flatMap((order) => order.shipments));
    await tx.insert(orderNotes).values(all.flatMap(({ notes }) => notes));
    await tx.insert(paymentAttempts).values(all.flatMap(({ attempts }) => attempts));
    await tx.insert(providerPayments).values(all.flatMap(({ payments }) => payments));
    await tx.insert(refunds).values(all.flatMap((order) => order.refunds));
    await tx.insert(paymentAlerts).values(all.flatMap(({ alerts }) => alerts));
    const terms = all.flatMap(({ searchTerms }) => searchTerms);
    if (terms.length > 0) await tx.insert(orderSearchTerms).values(terms);
    return true;
  });
}

async function isEmpty(db: Database): Promise<boolean> {
  const hasRow = async (table: PgTable) => (await db.select().from(table).limit(1)).length > 0;
  if ((await hasRow(users)) || (await hasRow(orders))) return false;
  const [removal] = await db
    .select({ seq: auditEntries.seq })
    .from(auditEntries)
    .where(eq(auditEntries.objectKind, SAMPLE_HISTORY_OBJECT))
    .limit(1);
  return removal === undefined;
}
