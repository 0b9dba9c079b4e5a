import type { ActiveFaults, FaultController } from '../control/faults.ts';
import { hashSha256 } from '../http/request.ts';
import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createPrefixedId } from '../storage/ids.ts';
import type { DeliveryRecord, DisputeRecord, OrderRecord, PaymentRecord, RefundRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import { buildDisputeEvent, buildPaymentEvent, buildRefundEvent, type WebhookBody } from './event-body.ts';

type WebhookEventsDeps = {
  store: Store;
  clock: SimClock;
  faults: FaultController;
  send(delivery: DeliveryRecord): void;
};

export type WebhookEvents = {
  queuePaymentEvent(order: OrderRecord, payment: PaymentRecord): void;
  queueRefundEvent(order: OrderRecord, refund: RefundRecord): void;
  queueDisputeEvent(order: OrderRecord, dispute: DisputeRecord): void;
};

/** Under `webhook:reorder` the first event of an order arrives after the next one. */
const REORDER_DELAY_MS = 30_000;

/** Decides which events the merchant receives, and when. */
export function createWebhookEvents({ store, clock, faults, send }: WebhookEventsDeps): WebhookEvents {
  const ordersWithEvents = new Set(store.list('delivery').map(({ orderId }) => orderId));

  function countEventAndGetDelayMs(orderId: string, orderFaults: ActiveFaults): number {
    const isFirst = !ordersWithEvents.has(orderId);
    ordersWithEvents.add(orderId);
    return orderFaults.has('webhook:reorder') && isFirst ? REORDER_DELAY_MS : (orderFaults.get('webhook:delay') ?? 0);
  }

  function queueEvent(order: OrderRecord, body: WebhookBody | undefined): void {
    if (body === undefined || order.notifyUrl === undefined) return;
    const orderFaults = faults.resolveForOrder(order);
    const id = createPrefixedId('wh');
    const delivery = store.put('delivery', id, {
      id,
      orderId: order.orderId,
      url: order.notifyUrl,
      ...body,
      idempotencyKey: hashSha256(body.raw),
      state: orderFaults.has('webhook:none') ? 'withheld' : 'due',
      dueAt: clock.getInstantAfter(countEventAndGetDelayMs(order.orderId, orderFaults)),
      rounds: 0,
      attempts: [],
    });
    if (delivery.state === 'due') send(delivery);
  }

  const formatNow = () => formatIndiaTime(clock.getWallTime());
  return {
    queuePaymentEvent: (order, payment) =>
      queueEvent(order, buildPaymentEvent(order, payment, formatNow(), faults.resolveForOrder(order))),
    queueRefundEvent: (order, refund) =>
      queueEvent(order, buildRefundEvent(refund, formatNow(), faults.resolveForOrder(order))),
    queueDisputeEvent: (order, dispute) => queueEvent(order, buildDisputeEvent(order, dispute, formatNow())),
  };
}
