import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createNumericId } from '../storage/ids.ts';
import type { OrderRecord, PaymentRecord, RefundRecord, RefundStatus } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';
import type { OrderStore } from './order-store.ts';

type RefundsDeps = { store: Store; clock: SimClock; orders: OrderStore; events: WebhookEvents };
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
const reducesRefundableAmount = ({ status }: RefundRecord) =>
  status === 'SUCCESS' || status === 'PENDING' || status === 'ONHOLD';
const sumPaise = (records: readonly { amountPaise: number }[]) =>
  records.reduce((total, { amountPaise }) => total + amountPaise, 0);

export function createRefunds({ store, clock, orders, events }: RefundsDeps) {
  const buildKey = (orderId: string, refundId: string) => `${orderId}/${refundId}`;
  const saveRefund = (refund: RefundRecord) => store.put('refund', buildKey(refund.orderId, refund.refundId), refund);
  const find = (orderId: string, refundId: string) => store.get('refund', buildKey(orderId, refundId));
  const findRefunds = (order: OrderRecord): RefundRecord[] =>
    order.refundIds.flatMap((id) => find(order.orderId, id) ?? []);

  function settleRefund(orderId: string, refundId: string, status: RefundStatus): void {
    const refund = find(orderId, refundId);
    const order = orders.find(orderId);
    if (!refund || !order || refund.settles === undefined) return;
    const processedAt = status === 'SUCCESS' ? formatIndiaTime(clock.getWallTime()) : undefined;
    events.queueRefundEvent(order, saveRefund({ ...refund, status, processedAt, settles: undefined }));
  }

  function settleLater({ orderId, refundId, settles }: RefundRecord): void {
    if (settles) clock.schedule(settles.at, () => settleRefund(orderId, refundId, settles.as));
  }

  const getRemainingPaise = (order: OrderRecord, { paymentId, amountPaise: captured }: PaymentRecord): number => {
    const activeRefunds = findRefunds(order).filter(reducesRefundableAmount);
    return captured - sumPaise(activeRefunds.filter((refund) => refund.paymentId === paymentId));
  };

  /** Finds the newest successful payment with enough left to refund. */
  function findRefundablePayment(order: OrderRecord, amountPaise: number): PaymentRecord | undefined {
    const successes = orders.findPayments(order).filter(({ status }) => status === 'SUCCESS');
    return successes.findLast((payment) => getRemainingPaise(order, payment) >= amountPaise);
  }

  function create(order: OrderRecord, paymentId: string, input: CreateRefundRequest): RefundRecord {
    const finalStatus = FINAL_STATUS_BY_NOTE[input.note] ?? 'SUCCESS';
    const delayMs = input.speed === 'INSTANT' ? 0 : STANDARD_MS;
    const refund = saveRefund({
      ...input,
      cfRefundId: createNumericId(),
      orderId: order.orderId,
      paymentId,
      status: 'PENDING',
      type: 'MERCHANT_INITIATED',
      createdAt: formatIndiaTime(clock.getWallTime()),
      processedAt: undefined,
      settles: finalStatus === 'PENDING' ? undefined : { at: clock.getInstantAfter(delayMs), as: finalStatus },
    });
    orders.addRefund(order.orderId, refund.refundId);
    settleLater(refund);
    return refund;
  }

  return {
    find,
    findRefunds,
    findRefundablePayment,
    getRemainingPaise,
    create,
    /** Refunds a payment that succeeded too late. */
    refundAutomatically(order: OrderRecord, { paymentId, amountPaise }: PaymentRecord): void {
      const now = formatIndiaTime(clock.getWallTime());
      const refund = saveRefund({
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
      events.queueRefundEvent(order, refund);
    },
    resume(): void {
      for (const refund of store.list('refund')) settleLater(refund);
    },
  };
}
