import { createHash } from 'node:crypto';
import {
  CONFIRMATION_TOPIC,
  isEmailStillTrue,
  ORDER_NOTIFICATION_TOPICS,
  PAID_EMAIL_TOPICS,
  SHOP_EMAIL_TOPIC,
} from '#domain/orders/order-notifications.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type EmailEntry, SKIPPED } from '#server/platform/jobs/outbox-repository.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import {
  type BuildOrderEmail,
  buildCancelledEmail,
  buildConfirmationEmail,
  buildDeliveredEmail,
  buildNotDeliveredEmail,
  buildNotShippedEmail,
  buildRefundedEmail,
  buildShippedEmail,
  buildShopEmail,
  type EmailContext,
  type OrderEmail,
} from './order-emails.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderRepository } from './order-repository.ts';

const EMAIL_BUILDERS: Readonly<Record<string, BuildOrderEmail>> = {
  [CONFIRMATION_TOPIC]: buildConfirmationEmail,
  [SHOP_EMAIL_TOPIC]: buildShopEmail,
  [ORDER_NOTIFICATION_TOPICS.shipped]: buildShippedEmail,
  [ORDER_NOTIFICATION_TOPICS.delivered]: buildDeliveredEmail,
  [ORDER_NOTIFICATION_TOPICS.cancelled]: buildCancelledEmail,
  [ORDER_NOTIFICATION_TOPICS.notShipped]: buildNotShippedEmail,
  [ORDER_NOTIFICATION_TOPICS.notDelivered]: buildNotDeliveredEmail,
};

type OutboxHandler = (entry: EmailEntry) => Promise<unknown>;
type NewOutboxEntry = { id: string; topic: string; payload: Readonly<Record<string, string>> };

type OrderEmailDeps = EmailContext & {
  orders: Pick<OrderRepository, 'findById' | 'findRefund'>;
  mail: MailGateway;
  db: Database;
  clock: Clock;
  enqueue(tx: Database, entries: readonly NewOutboxEntry[], now: Date): Promise<void>;
};

/** Creates outbox handlers that send the order emails to the customer and the shop. */
export function createOrderEmailHandlers({
  orders,
  mail,
  db,
  clock,
  enqueue,
  ...context
}: OrderEmailDeps): Record<string, OutboxHandler> {
  const createHandler =
    (
      topic: string,
      build: (order: OrderRecord, entry: EmailEntry) => OrderEmail | undefined | Promise<OrderEmail | undefined>,
    ): OutboxHandler =>
    async (entry) => {
      const order = await orders.findById(entry.payload.orderId ?? '');
      if (!order || !isEmailStillTrue(topic, order.status)) return SKIPPED;
      // Sample orders have no recipient.
      const email = !order.isSample && (await build(order, entry));
      // An erased customer has no address any more.
      if (!email || email.to.address === '') return SKIPPED;
      return mail.send({ id: entry.id, date: entry.createdAt, ...email });
    };
  const handlers = Object.entries(EMAIL_BUILDERS).map(([topic, build]) => [
    topic,
    createHandler(topic, (order, { createdAt }) => build(order, context, createdAt)),
  ]);
  return {
    ...Object.fromEntries(handlers),
    [ORDER_NOTIFICATION_TOPICS.refunded]: createHandler(
      ORDER_NOTIFICATION_TOPICS.refunded,
      async (order, { payload }) => {
        const refund = await orders.findRefund(payload.refundId ?? '');
        return refund && buildRefundedEmail(order, context, refund);
      },
    ),
    [ORDER_NOTIFICATION_TOPICS.paid]: ({ id, payload }: EmailEntry) =>
      enqueue(
        db,
        PAID_EMAIL_TOPICS.map((topic) => ({ id: deriveEntryId(id, topic), topic, payload })),
        clock.now(),
      ),
  };
}

/** Derives the same id for the same entry, so that a redelivered entry enqueues no second email. */
function deriveEntryId(id: string, topic: string): string {
  const hex = createHash('sha256').update(`${id} ${topic}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
