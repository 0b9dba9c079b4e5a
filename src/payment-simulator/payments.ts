import type { FaultBoard } from './faults.ts';
import { numericId } from './ids.ts';
import type { OrderBook } from './order-book.ts';
import { LAST_MINUTE_MS, type Outcome, type Plan, planOf } from './outcomes.ts';
import type { OrderRecord, PaymentRecord, Verdict } from './records.ts';
import type { Refunds } from './refunds.ts';
import { indiaStamp, type SimClock } from './sim-clock.ts';
import type { Store } from './store.ts';
import type { Notices } from './webhooks/notices.ts';

type Parts = {
  store: Store;
  clock: SimClock;
  timeScale: number;
  orders: OrderBook;
  refunds: Refunds;
  faults: FaultBoard;
  notices: Notices;
};

/** Attempts to pay: begun on the hosted page, over at once or after a while. */
export function createPayments({ store, clock, timeScale, orders, refunds, faults, notices }: Parts) {
  const put = (payment: PaymentRecord) => store.put('payment', payment.paymentId, payment);

  function begin(
    order: OrderRecord,
    method: PaymentRecord['method'],
    settles: PaymentRecord['settles'],
  ): PaymentRecord {
    const payment = put({
      paymentId: numericId(),
      orderId: order.orderId,
      status: 'PENDING',
      amountPaise: order.amountPaise,
      message: 'The payment is being processed.',
      method,
      failure: undefined,
      startedAt: indiaStamp(clock.wall()),
      completedAt: undefined,
      settles,
    });
    orders.addPayment(order.orderId, payment.paymentId);
    return payment;
  }

  function finish(payment: PaymentRecord, status: PaymentRecord['status'], verdict: Verdict): PaymentRecord {
    const failure = status === 'SUCCESS' ? undefined : verdict.failure;
    const message = failure?.description ?? (status === 'SUCCESS' ? 'Transaction successful' : 'Transaction cancelled');
    return put({ ...payment, status, failure, message, completedAt: indiaStamp(clock.wall()), settles: undefined });
  }

  /** Ends an attempt; one that has ended already stays as it is. */
  function settle(paymentId: string, verdict: Verdict): void {
    const payment = store.get('payment', paymentId);
    const order = payment && orders.find(payment.orderId);
    if (payment?.status !== 'PENDING' || !order) return;
    if (verdict.status !== 'SUCCESS') {
      notices.payment(order, finish(payment, verdict.status, verdict));
      orders.finishTermination(order.orderId);
    } else if (isTooLate(order)) {
      const cancelled = finish(payment, 'CANCELLED', verdict);
      refunds.giveBack(order, cancelled);
    } else {
      succeed(order, payment, verdict);
    }
  }

  /** Somebody else has paid it in the meantime, or its last minute is over. */
  const isTooLate = (order: OrderRecord) =>
    order.status === 'PAID' ||
    order.status === 'TERMINATED' ||
    clock.now() > order.expiresAt + LAST_MINUTE_MS / timeScale;

  function succeed(order: OrderRecord, payment: PaymentRecord, verdict: Verdict): void {
    orders.markPaid(order.orderId);
    notices.payment(order, finish(payment, 'SUCCESS', verdict));
    if (!faults.of(order).has('double_success')) return;
    const second = begin(order, payment.method, undefined);
    notices.payment(order, finish(second, 'SUCCESS', verdict));
  }

  const endOf = (order: OrderRecord, { waitsMs, afterExpiryMs }: Plan): number =>
    afterExpiryMs === undefined ? clock.after(waitsMs ?? 0) : order.expiresAt + afterExpiryMs / timeScale;
  const isAtOnce = ({ waitsMs, afterExpiryMs }: Plan) => waitsMs === undefined && afterExpiryMs === undefined;
  const settleLater = ({ paymentId, settles }: PaymentRecord): void => {
    if (settles) clock.at(settles.at, () => settle(paymentId, settles.as));
  };

  return {
    settle,
    start(order: OrderRecord, outcome: Outcome, method: PaymentRecord['method'] = 'card'): PaymentRecord {
      const plan = planOf(outcome, faults.of(order));
      if (isAtOnce(plan)) {
        const { paymentId } = begin(order, method, undefined);
        settle(paymentId, plan.verdict);
        return store.get('payment', paymentId) as PaymentRecord;
      }
      const payment = begin(order, method, { at: endOf(order, plan), as: plan.verdict });
      settleLater(payment);
      return payment;
    },
    /** After a start: attempts that were under way end when they would have ended. */
    resume(): void {
      for (const payment of store.all('payment')) {
        if (payment.status === 'PENDING') settleLater(payment);
      }
    },
  };
}
