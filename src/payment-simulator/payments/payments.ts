import type { FaultController } from '../control/faults.ts';
import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createNumericId } from '../storage/ids.ts';
import type { OrderRecord, PaymentRecord, Verdict } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { OrderStore } from './order-store.ts';
import { EXPIRY_GRACE_MS, type Outcome, type PaymentPlan, planPayment } from './outcomes.ts';
import type { Refunds } from './refunds.ts';

type PaymentsDeps = {
  store: Store;
  clock: SimClock;
  timeScale: number;
  orders: OrderStore;
  refunds: Refunds;
  faults: FaultController;
  events: WebhookEvents;
};

export function createPayments({ store, clock, timeScale, orders, refunds, faults, events }: PaymentsDeps) {
  const savePayment = (payment: PaymentRecord) => store.put('payment', payment.paymentId, payment);

  function createPayment(
    order: OrderRecord,
    method: PaymentRecord['method'],
    settles: PaymentRecord['settles'],
  ): PaymentRecord {
    const payment = savePayment({
      paymentId: createNumericId(),
      orderId: order.orderId,
      status: 'PENDING',
      amountPaise: order.amountPaise,
      message: 'The payment is being processed.',
      method,
      failure: undefined,
      startedAt: formatIndiaTime(clock.getWallTime()),
      completedAt: undefined,
      settles,
    });
    orders.addPayment(order.orderId, payment.paymentId);
    return payment;
  }

  function finishPayment(payment: PaymentRecord, status: PaymentRecord['status'], verdict: Verdict): PaymentRecord {
    const failure = status === 'SUCCESS' ? undefined : verdict.failure;
    const message = failure?.description ?? (status === 'SUCCESS' ? 'Transaction successful' : 'Transaction cancelled');
    return savePayment({
      ...payment,
      status,
      failure,
      message,
      completedAt: formatIndiaTime(clock.getWallTime()),
      settles: undefined,
    });
  }

  /** Settles a pending payment; does nothing if it is already settled. */
  function settlePayment(paymentId: string, verdict: Verdict): void {
    const payment = store.get('payment', paymentId);
    const order = payment && orders.find(payment.orderId);
    if (payment?.status !== 'PENDING' || !order) return;
    if (verdict.status !== 'SUCCESS') {
      events.queuePaymentEvent(order, finishPayment(payment, verdict.status, verdict));
      orders.finishTermination(order.orderId);
    } else if (isTooLate(order)) {
      const cancelled = finishPayment(payment, 'CANCELLED', verdict);
      refunds.refundAutomatically(order, cancelled);
    } else {
      completePayment(order, payment, verdict);
    }
  }

  const isTooLate = (order: OrderRecord) =>
    order.status === 'PAID' ||
    order.status === 'TERMINATED' ||
    clock.now() > order.expiresAt + EXPIRY_GRACE_MS / timeScale;

  function completePayment(order: OrderRecord, payment: PaymentRecord, verdict: Verdict): void {
    orders.markPaid(order.orderId);
    events.queuePaymentEvent(order, finishPayment(payment, 'SUCCESS', verdict));
    if (!faults.resolveForOrder(order).has('double_success')) return;
    const second = createPayment(order, payment.method, undefined);
    events.queuePaymentEvent(order, finishPayment(second, 'SUCCESS', verdict));
  }

  const getSettleTime = (order: OrderRecord, { delayMs, afterExpiryMs }: PaymentPlan): number =>
    afterExpiryMs === undefined ? clock.getInstantAfter(delayMs ?? 0) : order.expiresAt + afterExpiryMs / timeScale;
  const isImmediate = ({ delayMs, afterExpiryMs }: PaymentPlan) => delayMs === undefined && afterExpiryMs === undefined;
  const settleLater = ({ paymentId, settles }: PaymentRecord): void => {
    if (settles) clock.schedule(settles.at, () => settlePayment(paymentId, settles.as));
  };

  return {
    settle: settlePayment,
    start(order: OrderRecord, outcome: Outcome, method: PaymentRecord['method'] = 'card'): PaymentRecord {
      const plan = planPayment(outcome, faults.resolveForOrder(order));
      if (isImmediate(plan)) {
        const { paymentId } = createPayment(order, method, undefined);
        settlePayment(paymentId, plan.verdict);
        return store.get('payment', paymentId) as PaymentRecord;
      }
      const payment = createPayment(order, method, { at: getSettleTime(order, plan), as: plan.verdict });
      settleLater(payment);
      return payment;
    },
    /** Reschedules pending payments after a restart. */
    resume(): void {
      for (const payment of store.list('payment')) {
        if (payment.status === 'PENDING') settleLater(payment);
      }
    },
  };
}
