import { numericId } from './ids.ts';
import type { OrderBook } from './order-book.ts';
import type { OrderRecord, PaymentRecord, RefundRecord, RefundStatus } from './records.ts';
import { indiaStamp, type SimClock } from './sim-clock.ts';
import type { Store } from './store.ts';
import type { Notices } from './webhooks/notices.ts';

type Parts = { store: Store; clock: SimClock; orders: OrderBook; notices: Notices };
export type RefundWish = Pick<RefundRecord, 'refundId' | 'amountPaise' | 'note' | 'speed'>;
export type Refunds = ReturnType<typeof createRefunds>;

const STANDARD_MS = 5_000;
/** A note can choose how a refund ends, as in the provider's sandbox; any other note means success. */
const ENDS: Readonly<Record<string, RefundStatus>> = {
  SUCCESS: 'SUCCESS',
  FAILED: 'FAILED',
  PENDING: 'PENDING',
  ACTIVE: 'ONHOLD',
};
/** What counts against the captured amount. */
const isLive = ({ status }: RefundRecord) => status === 'SUCCESS' || status === 'PENDING' || status === 'ONHOLD';
const sum = (records: readonly { amountPaise: number }[]) =>
  records.reduce((total, { amountPaise }) => total + amountPaise, 0);

export function createRefunds({ store, clock, orders, notices }: Parts) {
  const keyOf = (orderId: string, refundId: string) => `${orderId}/${refundId}`;
  const put = (refund: RefundRecord) => store.put('refund', keyOf(refund.orderId, refund.refundId), refund);
  const find = (orderId: string, refundId: string) => store.get('refund', keyOf(orderId, refundId));
  const refundsOf = (order: OrderRecord): RefundRecord[] =>
    order.refundIds.flatMap((id) => find(order.orderId, id) ?? []);

  function settle(orderId: string, refundId: string, status: RefundStatus): void {
    const refund = find(orderId, refundId);
    const order = orders.find(orderId);
    if (!refund || !order || refund.settles === undefined) return;
    const processedAt = status === 'SUCCESS' ? indiaStamp(clock.wall()) : undefined;
    notices.refund(order, put({ ...refund, status, processedAt, settles: undefined }));
  }

  function settleLater({ orderId, refundId, settles }: RefundRecord): void {
    if (settles) clock.at(settles.at, () => settle(orderId, refundId, settles.as));
  }

  /** The newest success that still holds enough. */
  function paymentFor(order: OrderRecord, amountPaise: number): PaymentRecord | undefined {
    const live = refundsOf(order).filter(isLive);
    const left = ({ paymentId, amountPaise: captured }: PaymentRecord) =>
      captured - sum(live.filter((refund) => refund.paymentId === paymentId));
    const successes = orders.paymentsOf(order).filter(({ status }) => status === 'SUCCESS');
    return successes.findLast((payment) => left(payment) >= amountPaise);
  }

  function create(order: OrderRecord, paymentId: string, wish: RefundWish): RefundRecord {
    const end = ENDS[wish.note] ?? 'SUCCESS';
    const waitsMs = wish.speed === 'INSTANT' ? 0 : STANDARD_MS;
    const refund = put({
      ...wish,
      cfRefundId: numericId(),
      orderId: order.orderId,
      paymentId,
      status: 'PENDING',
      type: 'MERCHANT_INITIATED',
      createdAt: indiaStamp(clock.wall()),
      processedAt: undefined,
      settles: end === 'PENDING' ? undefined : { at: clock.after(waitsMs), as: end },
    });
    orders.addRefund(order.orderId, refund.refundId);
    settleLater(refund);
    return refund;
  }

  return {
    find,
    refundsOf,
    paymentFor,
    create,
    /** A success that came too late goes back by itself. */
    giveBack(order: OrderRecord, { paymentId, amountPaise }: PaymentRecord): void {
      const now = indiaStamp(clock.wall());
      const refund = put({
        refundId: `auto_${paymentId}`,
        cfRefundId: numericId(),
        orderId: order.orderId,
        paymentId,
        amountPaise,
        status: 'SUCCESS',
        type: 'PAYMENT_AUTO_REFUND',
        note: 'Auto refund',
        speed: 'STANDARD',
        createdAt: now,
        processedAt: now,
        settles: undefined,
      });
      orders.addRefund(order.orderId, refund.refundId);
      notices.refund(order, refund);
    },
    resume(): void {
      for (const refund of store.all('refund')) settleLater(refund);
    },
  };
}
