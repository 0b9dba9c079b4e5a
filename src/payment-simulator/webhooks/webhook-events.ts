import type { FaultRegistry, Faults } from '../control/faults.ts';
import { sha256Hex } from '../http/request.ts';
import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createPrefixedId } from '../storage/ids.ts';
import type { DeliveryRecord, OrderRecord, PaymentRecord, RefundRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { buildPaymentEvent, buildRefundEvent, type WebhookBody } from './event-body.ts';

type Dependencies = { store: Store; clock: SimClock; faults: FaultRegistry; send(delivery: DeliveryRecord): void };

export type WebhookEvents = {
  payment(order: OrderRecord, payment: PaymentRecord): void;
  refund(order: OrderRecord, refund: RefundRecord): void;
};

/** Under `webhook:reorder` the first event of an order arrives after the next one. */
const REORDER_DELAY_MS = 30_000;

/** Decides which events the merchant receives, and when. */
export function createWebhookEvents({ store, clock, faults, send }: Dependencies): WebhookEvents {
  const announced = new Set(store.all('delivery').map(({ orderId }) => orderId));

  function waitMs(orderId: string, given: Faults): number {
    const isFirst = !announced.has(orderId);
    announced.add(orderId);
    return given.has('webhook:reorder') && isFirst ? REORDER_DELAY_MS : (given.get('webhook:delay') ?? 0);
  }

  function queueEvent(order: OrderRecord, body: WebhookBody | undefined): void {
    if (body === undefined || order.notifyUrl === undefined) return;
    const given = faults.forOrder(order);
    const delivery = store.put(
      'delivery',
      ...idAnd({
        id: createPrefixedId('wh'),
        orderId: order.orderId,
        url: order.notifyUrl,
        ...body,
        idempotencyKey: sha256Hex(body.raw),
        state: given.has('webhook:none') ? 'withheld' : 'due',
        dueAt: clock.after(waitMs(order.orderId, given)),
        rounds: 0,
        attempts: [],
      }),
    );
    if (delivery.state === 'due') send(delivery);
  }

  const stamp = () => formatIndiaTime(clock.wall());
  return {
    payment: (order, payment) => queueEvent(order, buildPaymentEvent(order, payment, stamp(), faults.forOrder(order))),
    refund: (order, refund) => queueEvent(order, buildRefundEvent(refund, stamp(), faults.forOrder(order))),
  };
}

const idAnd = (delivery: DeliveryRecord): [string, DeliveryRecord] => [delivery.id, delivery];
