import { createHash } from 'node:crypto';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import {
  type BuildOrderEmail,
  buildCancelledEmail,
  buildConfirmationEmail,
  buildDeliveredEmail,
  buildRefundedEmail,
  buildShippedEmail,
  buildShopEmail,
  type EmailContext,
  type OrderEmail,
} from './order-emails.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderRepository } from './order-repository.ts';

export const CONFIRMATION_TOPIC = 'mail.order-confirmation';
export const SHOP_EMAIL_TOPIC = 'mail.order-to-shop';

const EMAIL_BUILDERS: Readonly<Record<string, BuildOrderEmail>> = {
  [CONFIRMATION_TOPIC]: buildConfirmationEmail,
  [SHOP_EMAIL_TOPIC]: buildShopEmail,
  [ORDER_NOTIFICATION_TOPICS.shipped]: buildShippedEmail,
  [ORDER_NOTIFICATION_TOPICS.delivered]: buildDeliveredEmail,
  [ORDER_NOTIFICATION_TOPICS.cancelled]: buildCancelledEmail,
};
/** One outbox entry per email, so that one full mailbox does not block the other email. */
const EMAIL_TOPICS_AFTER_PAYMENT = [CONFIRMATION_TOPIC, SHOP_EMAIL_TOPIC];

type OutboxEntry = {
  readonly id: string;
  readonly payload: Readonly<Record<string, string>>;
  readonly createdAt: Date;
};
type OutboxHandler = (entry: OutboxEntry) => Promise<void>;
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
      build: (order: OrderRecord, entry: OutboxEntry) => OrderEmail | undefined | Promise<OrderEmail | undefined>,
    ): OutboxHandler =>
    async (entry) => {
      const order = await orders.findById(entry.payload.orderId ?? '');
      const email = order && (await build(order, entry));
      if (email) await mail.send({ id: entry.id, date: entry.createdAt, ...email });
    };
  const handlers = Object.entries(EMAIL_BUILDERS).map(([topic, build]) => [
    topic,
    createHandler((order) => build(order, context)),
  ]);
  return {
    ...Object.fromEntries(handlers),
    [ORDER_NOTIFICATION_TOPICS.refunded]: createHandler(async (order, { payload }) => {
      const refund = await orders.findRefund(payload.refundId ?? '');
      return refund && buildRefundedEmail(order, context, refund);
    }),
    [ORDER_NOTIFICATION_TOPICS.paid]: ({ id, payload }: OutboxEntry) =>
      enqueue(
        db,
        EMAIL_TOPICS_AFTER_PAYMENT.map((topic) => ({ id: deriveEntryId(id, topic), topic, payload })),
        clock.now(),
      ),
  };
}

/** Derives the same id for the same entry, so that a redelivered entry enqueues no second email. */
function deriveEntryId(id: string, topic: string): string {
  const hex = createHash('sha256').update(`${id} ${topic}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
