import type { CreateOrderRequest } from '../api/order-request.ts';
import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createNumericId, createSessionId } from '../storage/ids.ts';
import type { OrderRecord, PaymentRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';

export type ApiOrderStatus = OrderRecord['status'] | 'EXPIRED';

export type OrderStore = ReturnType<typeof createOrderStore>;

export function createOrderStore({ store, clock }: { store: Store; clock: SimClock }) {
  const saveOrder = (order: OrderRecord) => store.put('order', order.orderId, order);
  const findPayments = (order: OrderRecord): PaymentRecord[] =>
    order.paymentIds.flatMap((id) => store.get('payment', id) ?? []);
  const find = (orderId: string) => store.get('order', orderId);

  return {
    find,
    findPayments,
    create(request: CreateOrderRequest): OrderRecord {
      const { expiry, ...rest } = request;
      const now = clock.getWallTime();
      return saveOrder({
        ...rest,
        cfOrderId: createNumericId(),
        status: 'ACTIVE',
        sessionId: createSessionId(),
        createdAt: formatIndiaTime(now),
        expiryTime: formatIndiaTime(expiry),
        expiresAt: clock.getInstantAfter(expiry.getTime() - now.getTime()),
        paymentIds: [],
        refundIds: [],
      });
    },
    /** Derives `EXPIRED` from the time instead of storing it: a payment started in time may still pay the order. */
    getStatus: (order: OrderRecord): ApiOrderStatus =>
      order.status === 'ACTIVE' && clock.now() >= order.expiresAt ? 'EXPIRED' : order.status,
    addPayment(orderId: string, paymentId: string): void {
      const order = find(orderId);
      if (order) saveOrder({ ...order, paymentIds: [...order.paymentIds, paymentId] });
    },
    addRefund(orderId: string, refundId: string): void {
      const order = find(orderId);
      if (order) saveOrder({ ...order, refundIds: [...order.refundIds, refundId] });
    },
    markPaid(orderId: string): void {
      const order = find(orderId);
      if (order) saveOrder({ ...order, status: 'PAID' });
    },
    /** Only requests the termination if a payment is pending: the order may still end up paid. */
    terminate(order: OrderRecord): OrderRecord {
      const isPending = findPayments(order).some(({ status }) => status === 'PENDING');
      return saveOrder({ ...order, status: isPending ? 'TERMINATION_REQUESTED' : 'TERMINATED' });
    },
    /** Completes a requested termination once no payment is pending. */
    finishTermination(orderId: string): void {
      const order = find(orderId);
      if (order?.status !== 'TERMINATION_REQUESTED') return;
      if (findPayments(order).every(({ status }) => status !== 'PENDING'))
        saveOrder({ ...order, status: 'TERMINATED' });
    },
  };
}
