import type { FaultBoard, Faults } from '../faults.ts';
import { hashOf } from '../http/request.ts';
import { randomId } from '../ids.ts';
import type { DeliveryRecord, OrderRecord, PaymentRecord, RefundRecord } from '../records.ts';
import { indiaStamp, type SimClock } from '../sim-clock.ts';
import type { Store } from '../store.ts';
import { type NoticeBody, paymentNotice, refundNotice } from './notice-body.ts';

type Parts = { store: Store; clock: SimClock; faults: FaultBoard; send(delivery: DeliveryRecord): void };

export type Notices = {
  payment(order: OrderRecord, payment: PaymentRecord): void;
  refund(order: OrderRecord, refund: RefundRecord): void;
};

/** Under `webhook:reorder` the first notice of an order arrives after the next one. */
const HELD_BACK_MS = 30_000;

/** Decides what is told to the merchant, and when. */
export function createNotices({ store, clock, faults, send }: Parts): Notices {
  const announced = new Set(store.all('delivery').map(({ orderId }) => orderId));

  function waitMs(orderId: string, given: Faults): number {
    const isFirst = !announced.has(orderId);
    announced.add(orderId);
    return given.has('webhook:reorder') && isFirst ? HELD_BACK_MS : (given.get('webhook:delay') ?? 0);
  }

  function tell(order: OrderRecord, body: NoticeBody | undefined): void {
    if (body === undefined || order.notifyUrl === undefined) return;
    const given = faults.of(order);
    const delivery = store.put(
      'delivery',
      ...idAnd({
        id: randomId('wh'),
        orderId: order.orderId,
        url: order.notifyUrl,
        ...body,
        idempotencyKey: hashOf(body.raw),
        state: given.has('webhook:none') ? 'withheld' : 'due',
        dueAt: clock.after(waitMs(order.orderId, given)),
        rounds: 0,
        attempts: [],
      }),
    );
    if (delivery.state === 'due') send(delivery);
  }

  const stamp = () => indiaStamp(clock.wall());
  return {
    payment: (order, payment) => tell(order, paymentNotice(order, payment, stamp(), faults.of(order))),
    refund: (order, refund) => tell(order, refundNotice(refund, stamp(), faults.of(order))),
  };
}

const idAnd = (delivery: DeliveryRecord): [string, DeliveryRecord] => [delivery.id, delivery];
