import { ORDER_NOTIFICATION_TOPICS, PAID_EMAIL_TOPICS } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { orderEvents } from '#server/platform/database/tables/orders/order-tables.ts';
import type { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import type { SeededRandom } from './seeded-random.ts';

type OrderEvent = Pick<typeof orderEvents.$inferInsert, 'orderId' | 'toStatus' | 'actor' | 'at'>;
type SentEmail = typeof sentOrderEmails.$inferInsert;
type SampleEmails = { sent: readonly SentEmail[]; failed: readonly (typeof outbox.$inferInsert)[] };

const TOPICS: Readonly<Record<number, readonly string[]>> = {
  [ORDER_STATUS.paid]: PAID_EMAIL_TOPICS,
  [ORDER_STATUS.shipped]: [ORDER_NOTIFICATION_TOPICS.shipped],
  [ORDER_STATUS.delivered]: [ORDER_NOTIFICATION_TOPICS.delivered],
  [ORDER_STATUS.cancelled]: [ORDER_NOTIFICATION_TOPICS.cancelled],
  [ORDER_STATUS.refunded]: [ORDER_NOTIFICATION_TOPICS.refunded],
};

/** A mail server's response for a missing mailbox. */
const UNKNOWN_MAILBOX_CODE = '550';

/** The emails that the customers would have got, one of which failed. A payment window that closes sends none. */
export function buildSampleEmails(events: readonly OrderEvent[], random: SeededRandom): SampleEmails {
  const emails = events
    .filter(({ toStatus, actor }) => toStatus !== ORDER_STATUS.cancelled || actor !== 'system')
    .flatMap(({ orderId, toStatus, at }) =>
      (TOPICS[toStatus] ?? []).map((topic) => ({ id: random.createUuid(), orderId, topic, sentAt: at })),
    );
  const failed = findFailedEmail(emails, events);
  return { sent: emails.filter((email) => email !== failed), failed: failed ? [toFailedEmail(failed)] : [] };
}

/** The first email about an order that is still on its way. */
function findFailedEmail(emails: readonly SentEmail[], events: readonly OrderEvent[]): SentEmail | undefined {
  const delivered = events.filter(({ toStatus }) => toStatus === ORDER_STATUS.delivered).map(({ orderId }) => orderId);
  return emails.find(
    ({ topic, orderId }) => topic === ORDER_NOTIFICATION_TOPICS.shipped && !delivered.includes(orderId),
  );
}

const toFailedEmail = ({ id, orderId, topic, sentAt }: SentEmail) => ({
  id,
  topic,
  payload: JSON.stringify({ orderId }),
  createdAt: sentAt,
  dueAt: null,
  attempts: 1,
  lastError: UNKNOWN_MAILBOX_CODE,
  orderId,
});
