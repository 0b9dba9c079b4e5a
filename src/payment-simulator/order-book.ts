import type { OrderWish } from './api/order-wish.ts';
import { numericId, sessionId } from './ids.ts';
import type { OrderRecord, PaymentRecord } from './records.ts';
import { indiaStamp, type SimClock } from './sim-clock.ts';
import type { Store } from './store.ts';

export type ShownStatus = OrderRecord['status'] | 'EXPIRED';

export type OrderBook = ReturnType<typeof createOrderBook>;

/** The orders and what may become of them. */
export function createOrderBook({ store, clock }: { store: Store; clock: SimClock }) {
  const put = (order: OrderRecord) => store.put('order', order.orderId, order);
  const paymentsOf = (order: OrderRecord): PaymentRecord[] =>
    order.paymentIds.flatMap((id) => store.get('payment', id) ?? []);
  const find = (orderId: string) => store.get('order', orderId);

  return {
    find,
    paymentsOf,
    create(wish: OrderWish): OrderRecord {
      const { expiry, ...rest } = wish;
      const wall = clock.wall();
      return put({
        ...rest,
        cfOrderId: numericId(),
        status: 'ACTIVE',
        sessionId: sessionId(),
        createdAt: indiaStamp(wall),
        expiryTime: indiaStamp(expiry),
        expiresAt: clock.after(expiry.getTime() - wall.getTime()),
        paymentIds: [],
        refundIds: [],
      });
    },
    /** `EXPIRED` is no state of its own: an attempt that was started in time may still pay the order. */
    statusOf: (order: OrderRecord): ShownStatus =>
      order.status === 'ACTIVE' && clock.now() >= order.expiresAt ? 'EXPIRED' : order.status,
    addPayment(orderId: string, paymentId: string): void {
      const order = find(orderId);
      if (order) put({ ...order, paymentIds: [...order.paymentIds, paymentId] });
    },
    addRefund(orderId: string, refundId: string): void {
      const order = find(orderId);
      if (order) put({ ...order, refundIds: [...order.refundIds, refundId] });
    },
    markPaid(orderId: string): void {
      const order = find(orderId);
      if (order) put({ ...order, status: 'PAID' });
    },
    /** With an attempt under way it is only a request, and may still end paid. */
    terminate(order: OrderRecord): OrderRecord {
      const isUnderWay = paymentsOf(order).some(({ status }) => status === 'PENDING');
      return put({ ...order, status: isUnderWay ? 'TERMINATION_REQUESTED' : 'TERMINATED' });
    },
    /** Called when an attempt has failed. */
    finishTermination(orderId: string): void {
      const order = find(orderId);
      if (order?.status !== 'TERMINATION_REQUESTED') return;
      if (paymentsOf(order).every(({ status }) => status !== 'PENDING')) put({ ...order, status: 'TERMINATED' });
    },
  };
}
