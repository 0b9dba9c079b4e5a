import { and, asc, eq, inArray } from 'drizzle-orm';
import { REFUND_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import { isOrderEmail } from '#domain/orders/order-notifications.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderNotes } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createOrderAdminRepository } from '../order-admin-repository.ts';

type OrderEmailRow = {
  readonly id: string;
  readonly topic: string;
  readonly state: 'queued' | 'sent' | 'failed';
  readonly at: Date;
  readonly error: string | null;
};

/** Everything that happened to an order. */
export type OrderHistory = Awaited<ReturnType<typeof loadOrderHistory>>;

export async function loadOrderHistory(db: Database, orderId: string) {
  const [history, notes, sent, queued, audit] = await Promise.all([
    createOrderAdminRepository(db).loadHistory(orderId),
    db.select().from(orderNotes).where(eq(orderNotes.orderId, orderId)).orderBy(asc(orderNotes.at), asc(orderNotes.id)),
    db
      .select()
      .from(sentOrderEmails)
      .where(eq(sentOrderEmails.orderId, orderId))
      .orderBy(asc(sentOrderEmails.sentAt), asc(sentOrderEmails.id)),
    db.select().from(outbox).where(eq(outbox.orderId, orderId)).orderBy(asc(outbox.createdAt), asc(outbox.id)),
    db
      .select({ at: auditEntries.at, actor: auditEntries.actor })
      .from(auditEntries)
      .where(
        and(
          eq(auditEntries.objectKind, 'order'),
          eq(auditEntries.objectId, orderId),
          inArray(auditEntries.action, REFUND_AUDIT_ACTIONS),
        ),
      ),
  ]);
  const emails: OrderEmailRow[] = [
    ...sent.map(({ id, topic, sentAt }) => ({ id, topic, state: 'sent' as const, at: sentAt, error: null })),
    ...queued
      .filter(({ topic }) => isOrderEmail(topic))
      .map(({ id, topic, dueAt, createdAt, lastError }) => {
        const state = dueAt === null ? ('failed' as const) : ('queued' as const);
        return { id, topic, state, at: createdAt, error: lastError };
      }),
  ];
  /** Refunds store no name: the audit entry of the same moment has it. */
  const approvers = new Map(audit.map(({ at, actor }) => [at.getTime(), actor]));
  return { ...history, notes, emails, findRefundApprover: (at: Date) => approvers.get(at.getTime()) };
}
