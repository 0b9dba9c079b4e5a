import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createNumericId } from '../storage/ids.ts';
import type { OrderRecord, PaymentRecord, RefundRecord, RefundStatus } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { OrderStore } from './order-store.ts';

type Dependencies = { store: Store; clock: SimClock; orders: OrderStore; events: WebhookEvents };
export type CreateRefundRequest = Pick<RefundRecord, 'refundId' | 'amountPaise' | 'note' | 'speed'>;
export type Refunds = ReturnType<typeof createRefunds>;

const STANDARD_MS = 5_000;
/** As in the provider's sandbox, a refund's note can choose its final status; any other note means success. */
const FINAL_STATUS_BY_NOTE: Readonly<Record<string, RefundStatus>> = {
  SUCCESS: 'SUCCESS',
  FAILED: 'FAILED',
  PENDING: 'PENDING',
  ACTIVE: 'ONHOLD',
};
const countsAgainstCapture = ({ status }: RefundRecord) =>
  status === 'SUCCESS' || status === 'PENDING' || status === 'ONHOLD';
const sum = (records: readonly { amountPaise: number }[]) =>
  records.reduce((total, { amountPaise }) => total + amountPaise, 0);

export function createRefunds({ store, clock, orders, events }: Dependencies) {
  const buildKey = (orderId: string, refundId: string) => `${orderId}/${refundId}`;
  const put = (refund: RefundRecord) => store.put('refund', buildKey(refund.orderId, refund.refundId), refund);
  const find = (orderId: string, refundId: string) => store.get('refund', buildKey(orderId, refundId));
  const findRefunds = (order: OrderRecord): RefundRecord[] =>
    order.refundIds.flatMap((id) => find(order.orderId, id) ?? []);

  function settle(orderId: string, refundId: string, status: RefundStatus): void {
    const refund = find(orderId, refundId);
    const order = orders.find(orderId);
    if (!refund || !order || refund.settles === undefined) return;
    const processedAt = status === 'SUCCESS' ? formatIndiaTime(clock.wall()) : undefined;
    events.refund(order, put({ ...refund, status, processedAt, settles: undefined }));
  }

  function settleLater({ orderId, refundId, settles }: RefundRecord): void {
    if (settles) clock.at(settles.at, () => settle(orderId, refundId, settles.as));
  }

  /** The newest successful payment with enough left to refund. */
  function findRefundablePayment(order: OrderRecord, amountPaise: number): PaymentRecord | undefined {
    const live = findRefunds(order).filter(countsAgainstCapture);
    const left = ({ paymentId, amountPaise: captured }: PaymentRecord) =>
      captured - sum(live.filter((refund) => refund.paymentId === paymentId));
    const successes = orders.findPayments(order).filter(({ status }) => status === 'SUCCESS');
    return successes.findLast((payment) => left(payment) >= amountPaise);
  }

  function create(order: OrderRecord, paymentId: string, input: CreateRefundRequest): RefundRecord {
    const end = FINAL_STATUS_BY_NOTE[input.note] ?? 'SUCCESS';
    const waitsMs = input.speed === 'INSTANT' ? 0 : STANDARD_MS;
    const refund = put({
      ...input,
      cfRefundId: createNumericId(),
      orderId: order.orderId,
      paymentId,
      status: 'PENDING',
      type: 'MERCHANT_INITIATED',
      createdAt: formatIndiaTime(clock.wall()),
      processedAt: undefined,
      settles: end === 'PENDING' ? undefined : { at: clock.after(waitsMs), as: end },
    });
    orders.addRefund(order.orderId, refund.refundId);
    settleLater(refund);
    return refund;
  }

  return {
    find,
    findRefunds,
    findRefundablePayment,
    create,
    /** Refunds a payment that succeeded too late. */
    refundAutomatically(order: OrderRecord, { paymentId, amountPaise }: PaymentRecord): void {
      const now = formatIndiaTime(clock.wall());
      const refund = put({
        refundId: `auto_${paymentId}`,
        cfRefundId: createNumericId(),
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
      events.refund(order, refund);
    },
    resume(): void {
      for (const refund of store.all('refund')) settleLater(refund);
    },
  };
}
