import { and, desc, eq, gt, isNull, lte } from 'drizzle-orm';
import type { ParsedDeskInput } from '#contract/desk/desk-endpoint.ts';
import type { resendEmail } from '#contract/desk/orders/orders.ts';
import { ORDER_AUDIT_ACTIONS } from '#domain/orders/order-audit.ts';
import {
  getOrderEmailTitle,
  isEmailStillTrue,
  isOrderEmail,
  ORDER_NOTIFICATION_TOPICS,
} from '#domain/orders/order-notifications.ts';
import { getStatusLabel, type OrderStatus } from '#domain/orders/order-status.ts';
import { isUuid } from '#domain/text/uuid.ts';
import { createBadRequestError, createNotFoundError } from '#server/http/app-error.ts';
import { type AuditActor, type AuditChange, recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import type { ByStaff } from './order-changes.ts';

type ResendDeps = { db: Database; clock: Clock };
type SentEmail = typeof sentOrderEmails.$inferSelect;
/** An order has an email per refund. */
type ResentEmail = { readonly topic: string; readonly refundId: string | undefined };

const RESEND_PAUSE_MS = 60_000;

const NO_SUCH_EMAIL_MESSAGE = "We couldn't find this email.";
const QUEUED_MESSAGE = 'This email is already waiting to be sent.';
const PAUSE_MESSAGE = 'This email was resent less than a minute ago. Wait a minute, then try again.';
const SAMPLE_MESSAGE = 'This is a sample order. It sends no emails.';
const formatUntrueMessage = (status: OrderStatus): string =>
  `The order is ${getStatusLabel(status)} now, so this email is no longer true.`;

/** Sends an email about an order again, at most once a minute. */
export function createResendEmail({ db, clock }: ResendDeps) {
  return ({ params: { id }, actor }: ParsedDeskInput<typeof resendEmail> & ByStaff): Promise<Record<string, never>> =>
    runInTransaction(db, async (tx) => {
      if (!isUuid(id)) throw createNotFoundError(NO_SUCH_EMAIL_MESSAGE);
      const now = clock.now();
      const [queued] = await tx.select().from(outbox).where(eq(outbox.id, id));
      const [sent] = await tx.select().from(sentOrderEmails).where(eq(sentOrderEmails.id, id));
      const { orderId, topic } = queued ?? sent ?? { orderId: null, topic: '' };
      if (orderId === null || !isOrderEmail(topic)) throw createNotFoundError(NO_SUCH_EMAIL_MESSAGE);
      const [order] = await tx.select().from(orders).where(eq(orders.id, orderId)).for('update');
      if (!order) throw createNotFoundError(NO_SUCH_EMAIL_MESSAGE);
      if (order.isSample) throw createBadRequestError(SAMPLE_MESSAGE);
      if (!isEmailStillTrue(topic, order.status)) throw createBadRequestError(formatUntrueMessage(order.status));
      const payload = sent ? await buildPayload(tx, sent) : parsePayload(queued?.payload);
      const email = { topic, refundId: payload.refundId };
      await checkPause(tx, order, email, now);
      if (queued) await retryFailedEmail(tx, id, now);
      else await enqueue(tx, [{ topic, payload }], now);
      await recordResend(tx, { order, email, actor, at: now });
      return {};
    });
}

const parsePayload = (payload = '{}') => JSON.parse(payload) as Record<string, string>;

/** Requires the order's lock: otherwise two concurrent requests could both pass. */
async function checkPause(tx: Database, order: { id: string }, email: ResentEmail, now: Date): Promise<void> {
  const isRecentResend = and(
    eq(auditEntries.objectKind, 'order'),
    eq(auditEntries.objectId, order.id),
    eq(auditEntries.action, ORDER_AUDIT_ACTIONS.emailResent),
    gt(auditEntries.at, new Date(now.getTime() - RESEND_PAUSE_MS)),
  );
  const recent = await tx.select({ changes: auditEntries.changes }).from(auditEntries).where(isRecentResend);
  if (recent.some(({ changes }) => isAbout(email, JSON.parse(changes) as AuditChange[])))
    throw createBadRequestError(PAUSE_MESSAGE);
}

const listChanges = ({ topic, refundId }: ResentEmail): AuditChange[] => [
  { field: 'email', from: null, to: getOrderEmailTitle(topic) },
  { field: 'topic', from: null, to: topic },
  ...(refundId === undefined ? [] : [{ field: 'refund', from: null, to: refundId }]),
];

function isAbout({ topic, refundId }: ResentEmail, changes: readonly AuditChange[]): boolean {
  const read = (field: string) => changes.find((change) => change.field === field)?.to ?? undefined;
  return read('topic') === topic && read('refund') === refundId;
}

async function retryFailedEmail(tx: Database, id: string, now: Date): Promise<void> {
  const retried = await tx
    .update(outbox)
    .set({ dueAt: now })
    .where(and(eq(outbox.id, id), isNull(outbox.dueAt)))
    .returning({ id: outbox.id });
  if (retried.length === 0) throw createBadRequestError(QUEUED_MESSAGE);
}

/** An email about a refund was about the latest that had succeeded by then. */
async function buildPayload(tx: Database, { orderId, topic, sentAt }: SentEmail): Promise<Record<string, string>> {
  if (topic !== ORDER_NOTIFICATION_TOPICS.refunded) return { orderId };
  const [refund] = await tx
    .select({ refundId: refunds.refundId })
    .from(refunds)
    .where(and(eq(refunds.orderId, orderId), eq(refunds.state, 'success'), lte(refunds.createdAt, sentAt)))
    .orderBy(desc(refunds.createdAt))
    .limit(1);
  return refund ? { orderId, refundId: refund.refundId } : { orderId };
}

type Resend = { order: { id: string; orderNumber: string }; email: ResentEmail; actor: AuditActor; at: Date };

const recordResend = (tx: Database, { order, email, actor, at }: Resend) =>
  recordAudit(tx, {
    actor,
    permission: 'orders.note',
    action: ORDER_AUDIT_ACTIONS.emailResent,
    objectKind: 'order',
    objectId: order.id,
    object: order.orderNumber,
    changes: listChanges(email),
    at,
  });
