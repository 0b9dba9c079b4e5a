import { eq, inArray, type SQL } from 'drizzle-orm';
import type { AnyPgColumn, PgTable } from 'drizzle-orm/pg-core';
import { type AuditActor, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import {
  customerNotes,
  customerSearchTerms,
  userDetails,
  users,
} from '#server/platform/database/tables/account/account-tables.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import {
  openCheckouts,
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
import { runInTransaction } from '#server/platform/database/transaction.ts';

/** The kind of object in the audit log; its entry keeps sample history from coming back. */
export const SAMPLE_HISTORY_OBJECT = 'sample history';

export const SAMPLES_IN_LIVE_MESSAGE =
  'SHOP_MODE=live does not start while the database contains sample history: remove it with npm run data -- remove-samples.';

const ORDER_TABLES: readonly (PgTable & { orderId: AnyPgColumn })[] = [
  orderItems,
  openCheckouts,
  orderEvents,
  shipments,
  orderNotes,
  orderSearchTerms,
  paymentAttempts,
  providerPayments,
  refunds,
  paymentAlerts,
  outbox,
  sentOrderEmails,
];

type RemovalDeps = { db: Database; clock: Clock; actor: AuditActor };

/** Deletes the sample orders with all that staff did to them, their customers and messages; returns how many orders. */
export const removeSampleHistory = ({ db, clock, actor }: RemovalDeps): Promise<number> =>
  runInTransaction(db, async (tx) => {
    const sampleOrders = tx.select({ id: orders.id }).from(orders).where(eq(orders.isSample, true));
    const sampleUsers = tx.select({ id: users.id }).from(users).where(eq(users.isSample, true));
    for (const table of ORDER_TABLES) await tx.delete(table).where(inArray(table.orderId, sampleOrders));
    for (const table of [userDetails, customerNotes, customerSearchTerms])
      await tx.delete(table).where(inArray(table.userId, sampleUsers));
    const removed = await tx.delete(orders).where(eq(orders.isSample, true)).returning({ id: orders.id });
    await tx.delete(users).where(eq(users.isSample, true));
    const sampleMessages = tx.select({ id: inquiries.id }).from(inquiries).where(eq(inquiries.isSample, true));
    for (const table of [inquiryReplies, inquirySearchTerms])
      await tx.delete(table).where(inArray(table.inquiryId, sampleMessages));
    await tx.delete(inquiries).where(eq(inquiries.isSample, true));
    if (removed.length === 0) return 0;
    await recordAudit(tx, {
      actor,
      permission: 'settings.edit',
      action: 'sample history removed',
      objectKind: SAMPLE_HISTORY_OBJECT,
      objectId: SAMPLE_HISTORY_OBJECT,
      object: `${removed.length} orders`,
      at: clock.now(),
    });
    return removed.length;
  });

export async function hasSampleHistory(db: Database): Promise<boolean> {
  const isIn = async (table: PgTable, isSample: SQL) =>
    (await db.select().from(table).where(isSample).limit(1)).length > 0;
  return (
    (await isIn(orders, eq(orders.isSample, true))) ||
    (await isIn(users, eq(users.isSample, true))) ||
    (await isIn(inquiries, eq(inquiries.isSample, true)))
  );
}
