import { type Paise, ZERO_PAISE } from '#domain/money/paise.ts';
import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';

const rejectUnused = () => Promise.reject(new Error('not used by the bench'));

/** An instant provider: every order is open when created, and paid when first queried. */
export function createInstantProvider(): PaymentProvider {
  const amounts = new Map<string, Paise>();
  const buildOrder = (providerOrderId: string, state: 'ACTIVE' | 'PAID') => ({
    providerOrderId,
    state,
    currency: 'INR',
    amountPaise: amounts.get(providerOrderId) ?? ZERO_PAISE,
    paymentSessionId: `session_${providerOrderId}`,
    expiresAt: undefined,
  });
  return {
    async createOrder({ providerOrderId, amountPaise }) {
      amounts.set(providerOrderId, amountPaise);
      return buildOrder(providerOrderId, 'ACTIVE');
    },
    findOrder: async (id) => buildOrder(id, 'PAID'),
    async listPayments(id) {
      const payment = { paymentId: `pay_${id}`, state: 'SUCCESS', amountPaise: amounts.get(id) ?? ZERO_PAISE } as const;
      amounts.delete(id);
      return [{ ...payment, message: undefined }];
    },
    terminateOrder: async () => undefined,
    createRefund: rejectUnused,
    findRefund: rejectUnused,
    listRefunds: rejectUnused,
    listDisputes: rejectUnused,
    listReversedOrders: rejectUnused,
  };
}
