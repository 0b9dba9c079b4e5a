import { formatIndiaTime, type SimClock } from '../sim-clock.ts';
import { createNumericId } from '../storage/ids.ts';
import type { DisputeRecord, OrderRecord, PaymentRecord } from '../storage/records.ts';
import type { Store } from '../storage/store.ts';
import type { WebhookEvents } from '../webhooks/webhook-events.ts';

type DisputesDeps = { store: Store; clock: SimClock; events: WebhookEvents };

const RESPONSE_MS = 7 * 24 * 60 * 60_000;
const isOpen = ({ status }: DisputeRecord): boolean => status === 'CHARGEBACK_CREATED';

/** Disputes that a customer's bank opens and closes. */
export function createDisputes({ store, clock, events }: DisputesDeps) {
  const saveDispute = (order: OrderRecord, dispute: DisputeRecord): DisputeRecord => {
    store.put('dispute', dispute.disputeId, dispute);
    events.queueDisputeEvent(order, dispute);
    return dispute;
  };
  const findDisputes = ({ orderId }: OrderRecord): DisputeRecord[] =>
    store.list('dispute').filter((dispute) => dispute.orderId === orderId);

  return {
    find: (disputeId: string) => store.get('dispute', disputeId),
    findDisputes,
    open(order: OrderRecord, { paymentId }: PaymentRecord, amountPaise: number): DisputeRecord {
      const now = clock.getWallTime();
      return saveDispute(order, {
        disputeId: createNumericId(),
        orderId: order.orderId,
        paymentId,
        amountPaise,
        status: 'CHARGEBACK_CREATED',
        createdAt: formatIndiaTime(now),
        updatedAt: formatIndiaTime(now),
        respondBy: formatIndiaTime(new Date(now.getTime() + RESPONSE_MS)),
      });
    },
    /** Returns `undefined` if the order has no open dispute. */
    close(order: OrderRecord, outcome: 'won' | 'lost'): DisputeRecord | undefined {
      const dispute = findDisputes(order).findLast(isOpen);
      const status = outcome === 'won' ? 'CHARGEBACK_MERCHANT_WON' : 'CHARGEBACK_MERCHANT_LOST';
      return dispute && saveDispute(order, { ...dispute, status, updatedAt: formatIndiaTime(clock.getWallTime()) });
    },
  };
}
