import { randomUUID } from 'node:crypto';
import type { Clock } from '#server/platform/clock.ts';
import {
  type PaymentProvider,
  ProviderError,
  type ProviderOrder,
  type ProviderOrderState,
  type ProviderPayment,
  type ProviderPaymentState,
  type ProviderRefund,
} from '#server/platform/payment-provider/payment-provider.ts';

type Call = keyof PaymentProvider;
type Held = { order: ProviderOrder; payments: ProviderPayment[]; state: ProviderOrderState; refunds: ProviderRefund[] };
type Fault = 'down' | 'refuses' | 'answers nothing' | 'does it and then fails';

/** An in-memory provider that tests control, with faults per method. */
export function createFakeProvider(clock: Clock) {
  const book = new Map<string, Held>();
  const calls: { call: Call; id: string }[] = [];
  const faults = new Map<Call, Fault>();
  let refundsEnd: ProviderRefund['state'] = 'SUCCESS';

  const held = (id: string): Held => {
    const found = book.get(id);
    if (!found) throw new Error(`the provider has no order ${id}`);
    return found;
  };
  /** Orders cannot be paid after expiry, unless a test allows it. */
  const shown = ({ order, state }: Held): ProviderOrder => {
    const isExpired = state === 'ACTIVE' && order.expiresAt !== undefined && order.expiresAt <= clock.now();
    return { ...order, state: isExpired ? 'EXPIRED' : state };
  };

  async function answer<Result>(call: Call, id: string, work: () => Result): Promise<Result> {
    calls.push({ call, id });
    // Responds asynchronously, like a real provider.
    await new Promise((resolve) => setImmediate(resolve));
    const fault = faults.get(call);
    if (fault === 'answers nothing') return new Promise<never>(() => {});
    if (fault === 'refuses') throw new ProviderError('refused', 'no');
    if (fault === 'down') throw new ProviderError('unavailable', 'down', 7);
    const result = work();
    if (fault) throw new ProviderError('unavailable', 'no answer came');
    return result;
  }

  const provider: PaymentProvider = {
    createOrder: (request) =>
      answer('createOrder', request.providerOrderId, () => {
        const { providerOrderId, amountPaise, currency, expiresAt } = request;
        const known = book.get(providerOrderId);
        if (known && known.order.amountPaise !== amountPaise) throw new ProviderError('exists', 'another order');
        if (known) return shown(known);
        const sessionId = `session_${randomUUID()}`;
        const order = { providerOrderId, amountPaise, currency, expiresAt, sessionId, state: 'ACTIVE' } as const;
        book.set(providerOrderId, { order, payments: [], state: 'ACTIVE', refunds: [] });
        return order;
      }),
    findOrder: (id) =>
      answer('findOrder', id, () => {
        const found = book.get(id);
        return found && shown(found);
      }),
    listPayments: (id) => answer('listPayments', id, () => [...held(id).payments].reverse()),
    terminateOrder: (id) =>
      answer('terminateOrder', id, () => {
        const found = book.get(id);
        if (found && found.state !== 'PAID') found.state = 'TERMINATED';
      }),
    createRefund: ({ providerOrderId, refundId, amountPaise }) =>
      answer('createRefund', refundId, () => {
        const { refunds } = held(providerOrderId);
        const known = refunds.find((one) => one.refundId === refundId);
        if (known) return known;
        const refund = { refundId, providerRefundId: `cf_${refundId}`, amountPaise, state: refundsEnd };
        refunds.push(refund);
        return refund;
      }),
    findRefund: (providerOrderId, refundId) =>
      answer('findRefund', refundId, () => book.get(providerOrderId)?.refunds.find((one) => one.refundId === refundId)),
  };

  const addPayment = (id: string, state: ProviderPaymentState, message?: string): string => {
    const { order, payments } = held(id);
    const paymentId = `pay_${randomUUID()}`;
    payments.push({ paymentId, state, amountPaise: order.amountPaise, message });
    return paymentId;
  };

  return {
    ...provider,
    calls,
    /** Pays in full and closes the order. */
    pay(id: string): string {
      held(id).state = 'PAID';
      return addPayment(id, 'SUCCESS');
    },
    decline: (id: string, message = 'Your bank declined the payment.'): string => addPayment(id, 'FAILED', message),
    drop: (id: string): string => addPayment(id, 'USER_DROPPED'),
    begin: (id: string): string => addPayment(id, 'PENDING'),
    /** Settles a pending payment. */
    end(id: string, paymentId: string, state: ProviderPaymentState): void {
      const { payments } = held(id);
      const at = payments.findIndex((one) => one.paymentId === paymentId);
      payments[at] = { ...(payments[at] as ProviderPayment), state };
      if (state === 'SUCCESS') held(id).state = 'PAID';
    },
    set: (id: string, order: Partial<ProviderOrder>): void => {
      const one = held(id);
      one.order = { ...one.order, ...order };
      if (order.state) one.state = order.state;
    },
    /** Adds an order the shop did not create. */
    plant(order: ProviderOrder): void {
      book.set(order.providerOrderId, { order, payments: [], state: order.state, refunds: [] });
    },
    forget: (id: string): void => void book.delete(id),
    order: (id: string): ProviderOrder => shown(held(id)),
    refunds: (id: string): readonly ProviderRefund[] => held(id).refunds,
    endRefund(id: string, refundId: string, state: ProviderRefund['state']): void {
      const { refunds } = held(id);
      const at = refunds.findIndex((one) => one.refundId === refundId);
      refunds[at] = { ...(refunds[at] as ProviderRefund), state };
    },
    endRefundsAs(state: ProviderRefund['state']): void {
      refundsEnd = state;
    },
    fail: (call: Call, fault: Fault): void => void faults.set(call, fault),
    mend: (): void => faults.clear(),
    /** Counts calls of a method, for one id or all. */
    count: (call: Call, id?: string): number =>
      calls.filter((one) => one.call === call && (id === undefined || one.id === id)).length,
  };
}
