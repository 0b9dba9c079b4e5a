import type { PaymentProvider } from '#server/platform/payment-provider/payment-provider.ts';

const never = () => Promise.reject(new Error('nobody asks for this here'));

/** A provider that takes no time: every order is open when it is made, and paid as soon as somebody asks. */
export function createPromptProvider(): PaymentProvider {
  const amounts = new Map<string, number>();
  const orderOf = (providerOrderId: string, state: 'ACTIVE' | 'PAID') => ({
    ...{ providerOrderId, state, currency: 'INR', amountPaise: amounts.get(providerOrderId) ?? 0 },
    ...{ sessionId: `session_${providerOrderId}`, expiresAt: undefined },
  });
  return {
    async createOrder({ providerOrderId, amountPaise }) {
      amounts.set(providerOrderId, amountPaise);
      return orderOf(providerOrderId, 'ACTIVE');
    },
    findOrder: async (id) => orderOf(id, 'PAID'),
    async paymentsOf(id) {
      const payment = { paymentId: `pay_${id}`, state: 'SUCCESS', amountPaise: amounts.get(id) ?? 0 } as const;
      amounts.delete(id);
      return [{ ...payment, message: undefined }];
    },
    terminateOrder: async () => undefined,
    createRefund: never,
    findRefund: never,
  };
}
