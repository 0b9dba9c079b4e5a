import type { FaultRegistry } from '../control/faults.ts';
import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createNumericId } from '../storage/ids.ts';
import type { OrderRecord, PaymentRecord, Verdict } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { OrderStore } from './order-store.ts';
import { LAST_MINUTE_MS, type Outcome, type Plan, planPayment } from './outcomes.ts';
import type { Refunds } from './refunds.ts';

type Dependencies = {
  store: Store;
  clock: SimClock;
  timeScale: number;
  orders: OrderStore;
  refunds: Refunds;
  faults: FaultRegistry;
  events: WebhookEvents;
};

export function createPayments({ store, clock, timeScale, orders, refunds, faults, events }: Dependencies) {
  const put = (payment: PaymentRecord) => store.put('payment', payment.paymentId, payment);

  function begin(
    order: OrderRecord,
    method: PaymentRecord['method'],
    settles: PaymentRecord['settles'],
  ): PaymentRecord {
    const payment = put({
      paymentId: createNumericId(),
      orderId: order.orderId,
      status: 'PENDING',
      amountPaise: order.amountPaise,
      message: 'The payment is being processed.',
      method,
      failure: undefined,
      startedAt: formatIndiaTime(clock.wall()),
      completedAt: undefined,
      settles,
    });
    orders.addPayment(order.orderId, payment.paymentId);
    return payment;
  }

  function finish(payment: PaymentRecord, status: PaymentRecord['status'], verdict: Verdict): PaymentRecord {
    const failure = status === 'SUCCESS' ? undefined : verdict.failure;
    const message = failure?.description ?? (status === 'SUCCESS' ? 'Transaction successful' : 'Transaction cancelled');
    return put({
      ...payment,
      status,
      failure,
      message,
      completedAt: formatIndiaTime(clock.wall()),
      settles: undefined,
    });
  }

  /** Settles a pending payment; does nothing if it is already settled. */
  function settle(paymentId: string, verdict: Verdict): void {
    const payment = store.get('payment', paymentId);
    const order = payment && orders.find(payment.orderId);
    if (payment?.status !== 'PENDING' || !order) return;
    if (verdict.status !== 'SUCCESS') {
      events.payment(order, finish(payment, verdict.status, verdict));
      orders.finishTermination(order.orderId);
    } else if (isTooLate(order)) {
      const cancelled = finish(payment, 'CANCELLED', verdict);
      refunds.refundAutomatically(order, cancelled);
    } else {
      succeed(order, payment, verdict);
    }
  }

  const isTooLate = (order: OrderRecord) =>
    order.status === 'PAID' ||
    order.status === 'TERMINATED' ||
    clock.now() > order.expiresAt + LAST_MINUTE_MS / timeScale;

  function succeed(order: OrderRecord, payment: PaymentRecord, verdict: Verdict): void {
    orders.markPaid(order.orderId);
    events.payment(order, finish(payment, 'SUCCESS', verdict));
    if (!faults.forOrder(order).has('double_success')) return;
    const second = begin(order, payment.method, undefined);
    events.payment(order, finish(second, 'SUCCESS', verdict));
  }

  const getSettleTime = (order: OrderRecord, { waitsMs, afterExpiryMs }: Plan): number =>
    afterExpiryMs === undefined ? clock.after(waitsMs ?? 0) : order.expiresAt + afterExpiryMs / timeScale;
  const isImmediate = ({ waitsMs, afterExpiryMs }: Plan) => waitsMs === undefined && afterExpiryMs === undefined;
  const settleLater = ({ paymentId, settles }: PaymentRecord): void => {
    if (settles) clock.at(settles.at, () => settle(paymentId, settles.as));
  };

  return {
    settle,
    start(order: OrderRecord, outcome: Outcome, method: PaymentRecord['method'] = 'card'): PaymentRecord {
      const plan = planPayment(outcome, faults.forOrder(order));
      if (isImmediate(plan)) {
        const { paymentId } = begin(order, method, undefined);
        settle(paymentId, plan.verdict);
        return store.get('payment', paymentId) as PaymentRecord;
      }
      const payment = begin(order, method, { at: getSettleTime(order, plan), as: plan.verdict });
      settleLater(payment);
      return payment;
    },
    /** Reschedules pending payments after a restart. */
    resume(): void {
      for (const payment of store.all('payment')) {
        if (payment.status === 'PENDING') settleLater(payment);
      }
    },
  };
}
