import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { type CreateProviderOrderInput, ProviderError } from '#server/platform/payment-provider/payment-provider.ts';
import { type Reply, startScriptedHttp } from '../network/scripted-http.ts';
import { createTestClock, createTestConfig } from '../shop/test-app.ts';

export const SECRET = 'cfsk_ma_prod_very_secret';

export const ORDER_REQUEST: CreateProviderOrderInput = {
  providerOrderId: 'AAN-2345678ABC',
  amountPaise: 108_050,
  currency: 'INR',
  customer: {
    id: '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f',
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
  },
  expiresAt: new Date('2026-01-02T03:34:05.123Z'),
};

export const orderReply = (changes: object = {}) => ({
  json: {
    ...{ cf_order_id: '1', order_id: ORDER_REQUEST.providerOrderId, order_amount: 1080.5, order_currency: 'INR' },
    ...{ order_status: 'ACTIVE', payment_session_id: 'session_1', order_expiry_time: '2026-01-02T09:04:05+05:30' },
    ...changes,
  },
});
export const errorReply = (status: number, code: string, type = 'invalid_request_error'): Reply => ({
  status,
  json: { code, type, message: 'customer_phone 9876543210 is wrong' },
});

/** Returns the kind of error a provider call throws. */
export const catchErrorKind = (work: Promise<unknown>) =>
  work.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof ProviderError ? error.kind : error),
  );

type Changes = { publicOrigin?: string; webhookUrl?: string; breaker?: boolean; deadlineMs?: number };
export type ScriptedCashfree = Awaited<ReturnType<typeof startScriptedCashfree>>;

/** The provider client over a server with scripted replies. */
export async function startScriptedCashfree() {
  const server = await startScriptedHttp();
  return {
    ...server,
    methods: () => server.heard.map(({ method }) => method),
    /** A fifth of the real timeout, to keep tests fast. */
    provider(changes: Changes = {}) {
      const { payments } = createTestConfig();
      const address = { publicOrigin: 'https://shop.example', webhookUrl: 'https://shop.example/api/Payments/webhook' };
      const keys = { clientId: 'id-1', clientSecret: SECRET, apiVersion: payments.apiVersion };
      const settings = { baseUrl: `${server.origin}/pg`, deadlineMs: 1500, breaker: false, ...keys, ...address };
      return createCashfreeProvider({ ...settings, ...changes }, createTestClock());
    },
  };
}
