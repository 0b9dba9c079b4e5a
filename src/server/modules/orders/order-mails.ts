import { createHash } from 'node:crypto';
import { ORDER_NEWS } from '#domain/orders/order-news.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { MailGateway } from '#server/platform/mail/mail.ts';
import {
  cancelledMail,
  confirmationMail,
  deliveredMail,
  type LetterPlace,
  noticeToShop,
  type OrderMail,
  refundedMail,
  shippedMail,
  type WriteOrderMail,
} from './order-letters.ts';
import type { OrderRecord } from './order-record.ts';
import type { OrderRepository } from './order-repository.ts';

const MAILS: Readonly<Record<string, WriteOrderMail>> = {
  'mail.order-confirmation': confirmationMail,
  'mail.order-to-shop': noticeToShop,
  [ORDER_NEWS.shipped]: shippedMail,
  [ORDER_NEWS.delivered]: deliveredMail,
  [ORDER_NEWS.cancelled]: cancelledMail,
};
/** Each mail is tried on its own: a mailbox that is full keeps no other mail back. */
const AFTER_PAYMENT = ['mail.order-confirmation', 'mail.order-to-shop'];

type Entry = { readonly id: string; readonly payload: Readonly<Record<string, string>>; readonly createdAt: Date };
type Handler = (entry: Entry) => Promise<void>;
type NewEntry = { id: string; topic: string; payload: Readonly<Record<string, string>> };

type Parts = LetterPlace & {
  orders: Pick<OrderRepository, 'byId' | 'refund'>;
  mail: MailGateway;
  db: Database;
  clock: Clock;
  enqueue(tx: Database, entries: readonly NewEntry[], now: Date): Promise<void>;
};

/** How the outbox tells customers and shop what became of an order. */
export function orderMailHandlers({ orders, mail, db, clock, enqueue, ...place }: Parts): Record<string, Handler> {
  const sending =
    (write: (order: OrderRecord, entry: Entry) => OrderMail | undefined | Promise<OrderMail | undefined>): Handler =>
    async (entry) => {
      const order = await orders.byId(entry.payload.orderId ?? '');
      const written = order && (await write(order, entry));
      if (written) await mail.send({ id: entry.id, date: entry.createdAt, ...written });
    };
  const plain = Object.entries(MAILS).map(([topic, write]) => [topic, sending((order) => write(order, place))]);
  return {
    ...Object.fromEntries(plain),
    [ORDER_NEWS.refunded]: sending(async (order, { payload }) => {
      const refund = await orders.refund(payload.refundId ?? '');
      return refund && refundedMail(order, place, refund);
    }),
    [ORDER_NEWS.paid]: ({ id, payload }: Entry) =>
      enqueue(
        db,
        AFTER_PAYMENT.map((topic) => ({ id: derivedId(id, topic), topic, payload })),
        clock.now(),
      ),
  };
}

/** The same for the same entry, so that delivering it twice causes no second mail. */
function derivedId(id: string, topic: string): string {
  const hex = createHash('sha256').update(`${id} ${topic}`).digest('hex');
  return hex.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*$/, '$1-$2-$3-$4-$5');
}
