import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import {
  type PaymentProvider,
  type ProviderDispute,
  ProviderError,
  type ProviderOrder,
  type ProviderOrderState,
  type ProviderPayment,
  type ProviderPaymentState,
  type ProviderRefund,
} from '#server/platform/payment-provider/payment-provider.ts';

type ProviderMethod = keyof PaymentProvider;
type StoredOrder = {
  order: ProviderOrder;
  payments: ProviderPayment[];
  state: ProviderOrderState;
  refunds: ProviderRefund[];
  disputes: ProviderDispute[];
};
type Fault = 'down' | 'rejects' | 'never responds' | 'succeeds but loses the response' | ProviderError;

/** Creates an in-memory provider that tests control, with faults per method. */
export function createFakeProvider(clock: Clock) {
  const orders = new Map<string, StoredOrder>();
  const calls: { method: ProviderMethod; id: string }[] = [];
  const faults = new Map<ProviderMethod, Fault>();
  let refundOutcome: ProviderRefund['state'] = 'SUCCESS';

  const requireOrder = (id: string): StoredOrder => {
    const found = orders.get(id);
    if (!found) throw new Error(`the provider has no order ${id}`);
    return found;
  };
  /** Orders cannot be paid after expiry, unless a test allows it. */
  const toProviderOrder = ({ order, state }: StoredOrder): ProviderOrder => {
    const isExpired = state === 'ACTIVE' && order.expiresAt !== undefined && order.expiresAt <= clock.now();
    return { ...order, state: isExpired ? 'EXPIRED' : state };
  };

  async function respond<Result>(method: ProviderMethod, id: string, work: () => Result): Promise<Result> {
    calls.push({ method, id });
    // Responds asynchronously, like a real provider.
    await new Promise((resolve) => setImmediate(resolve));
    const fault = faults.get(method);
    if (fault instanceof ProviderError) throw fault;
    if (fault === 'never responds') return new Promise<never>(() => {});
    if (fault === 'rejects') throw new ProviderError('refused', 'no');
    if (fault === 'down') throw new ProviderError('unavailable', 'down', 7);
    const result = work();
    if (fault) throw new ProviderError('unavailable', 'no response');
    return result;
  }

  const provider: PaymentProvider = {
    createOrder: (request) =>
      respond('createOrder', request.providerOrderId, () => {
        const { providerOrderId, amountPaise, currency, expiresAt } = request;
        const existing = orders.get(providerOrderId);
        if (existing && existing.order.amountPaise !== amountPaise) throw new ProviderError('exists', 'another order');
        if (existing) return toProviderOrder(existing);
        const paymentSessionId = `session_${randomUUID()}`;
        const order = { providerOrderId, amountPaise, currency, expiresAt, paymentSessionId, state: 'ACTIVE' } as const;
        orders.set(providerOrderId, { order, payments: [], state: 'ACTIVE', refunds: [], disputes: [] });
        return order;
      }),
    findOrder: (id) =>
      respond('findOrder', id, () => {
        const found = orders.get(id);
        return found && toProviderOrder(found);
      }),
    listPayments: (id) => respond('listPayments', id, () => [...requireOrder(id).payments].reverse()),
    terminateOrder: (id) =>
      respond('terminateOrder', id, () => {
        const found = orders.get(id);
        if (found && found.state !== 'PAID') found.state = 'TERMINATED';
      }),
    createRefund: ({ providerOrderId, refundId, amountPaise }) =>
      respond('createRefund', refundId, () => {
        const { refunds, payments } = requireOrder(providerOrderId);
        const existing = refunds.find((refund) => refund.refundId === refundId);
        if (existing) return existing;
        const paymentId = payments.findLast(({ state }) => state === 'SUCCESS')?.paymentId;
        const refund = { refundId, providerRefundId: `cf_${refundId}`, paymentId, amountPaise, state: refundOutcome };
        refunds.push(refund);
        return refund;
      }),
    findRefund: (providerOrderId, refundId) =>
      respond('findRefund', refundId, () =>
        orders.get(providerOrderId)?.refunds.find((refund) => refund.refundId === refundId),
      ),
    listRefunds: (id) => respond('listRefunds', id, () => [...requireOrder(id).refunds]),
    listDisputes: (id) => respond('listDisputes', id, () => [...requireOrder(id).disputes]),
    listReversedOrders: () =>
      respond('listReversedOrders', '', () =>
        [...orders].filter(([, { refunds, disputes }]) => refunds.length + disputes.length > 0).map(([id]) => id),
      ),
  };

  const addPayment = (id: string, state: ProviderPaymentState, message?: string): string => {
    const { order, payments } = requireOrder(id);
    const paymentId = `pay_${randomUUID()}`;
    payments.push({ paymentId, state, amountPaise: order.amountPaise, message });
    return paymentId;
  };

  return {
    ...provider,
    calls,
    /** Pays in full and closes the order. */
    pay(id: string): string {
      requireOrder(id).state = 'PAID';
      return addPayment(id, 'SUCCESS');
    },
    declinePayment: (id: string, message = 'Your bank declined the payment.'): string =>
      addPayment(id, 'FAILED', message),
    abandonPayment: (id: string): string => addPayment(id, 'USER_DROPPED'),
    startPayment: (id: string): string => addPayment(id, 'PENDING'),
    /** Settles a pending payment. */
    settlePayment(id: string, paymentId: string, state: ProviderPaymentState): void {
      const { payments } = requireOrder(id);
      const index = payments.findIndex((payment) => payment.paymentId === paymentId);
      payments[index] = { ...(payments[index] as ProviderPayment), state };
      if (state === 'SUCCESS') requireOrder(id).state = 'PAID';
    },
    updateOrder: (id: string, order: Partial<ProviderOrder>): void => {
      const stored = requireOrder(id);
      stored.order = { ...stored.order, ...order };
      if (order.state) stored.state = order.state;
    },
    /** Adds an order the shop did not create. */
    addOrder(order: ProviderOrder): void {
      orders.set(order.providerOrderId, { order, payments: [], state: order.state, refunds: [], disputes: [] });
    },
    removeOrder: (id: string): void => void orders.delete(id),
    getOrder: (id: string): ProviderOrder => toProviderOrder(requireOrder(id)),
    readRefunds: (id: string): readonly ProviderRefund[] => requireOrder(id).refunds,
    /** Refunds the newest payment without the shop. */
    refundInDashboard(id: string, refund: Pick<ProviderRefund, 'amountPaise'> & Partial<ProviderRefund>): void {
      const { payments, refunds } = requireOrder(id);
      const refundId = `dashboard_${randomUUID()}`;
      const paymentId = payments.at(-1)?.paymentId;
      refunds.push({ refundId, providerRefundId: `cf_${refundId}`, paymentId, state: 'SUCCESS', ...refund });
    },
    putDispute(id: string, dispute: ProviderDispute): void {
      const stored = requireOrder(id);
      const others = stored.disputes.filter(({ disputeId }) => disputeId !== dispute.disputeId);
      stored.disputes = [...others, dispute];
    },
    settleRefund(id: string, refundId: string, state: ProviderRefund['state']): void {
      const { refunds } = requireOrder(id);
      const index = refunds.findIndex((refund) => refund.refundId === refundId);
      refunds[index] = { ...(refunds[index] as ProviderRefund), state };
    },
    setRefundOutcome(state: ProviderRefund['state']): void {
      refundOutcome = state;
    },
    injectFault: (method: ProviderMethod, fault: Fault): void => void faults.set(method, fault),
    clearFaults: (): void => faults.clear(),
    /** Counts calls of a method, for one id or all. */
    countCalls: (method: ProviderMethod, id?: string): number =>
      calls.filter((call) => call.method === method && (id === undefined || call.id === id)).length,
  };
}
