import { toPaise } from '#domain/money/paise.ts';
import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { type CreateProviderOrderInput, ProviderError } from '#server/platform/payment-provider/payment-provider.ts';
import { type Reply, startScriptedHttp } from '../network/scripted-http.ts';
import { createTestConfig } from '../shop/test-app.ts';

export const SECRET = 'cfsk_ma_prod_very_secret';

export const ORDER_REQUEST: CreateProviderOrderInput = {
  providerOrderId: 'AAN-2345678ABC',
  amountPaise: toPaise(108_050),
  currency: 'INR',
  customer: {
    id: '3f2b8c1e-6f0a-4c55-9d4e-0a1b2c3d4e5f',
    name: 'Asha Rao',
    email: 'asha@example.in',
    phone: '9876543210',
  },
  expiresAt: new Date('2026-01-02T03:34:05.123Z'),
};

export const createOrderReply = (changes: object = {}) => ({
  json: {
    cf_order_id: '1',
    order_id: ORDER_REQUEST.providerOrderId,
    order_amount: 1080.5,
    order_currency: 'INR',
    order_status: 'ACTIVE',
    payment_session_id: 'session_1',
    order_expiry_time: '2026-01-02T09:04:05+05:30',
    ...changes,
  },
});
export const createErrorReply = (status: number, code: string, type = 'invalid_request_error'): Reply => ({
  status,
  json: { code, type, message: 'customer_phone 9876543210 is wrong' },
});

/** Returns the kind of error that a provider request throws. */
export const catchErrorKind = (request: Promise<unknown>) =>
  request.then(
    () => 'fulfilled',
    (error: unknown) => (error instanceof ProviderError ? error.kind : error),
  );

type ProviderOptions = { publicOrigin?: string; webhookUrl?: string; isBreakerEnabled?: boolean; deadlineMs?: number };
export type ScriptedCashfree = Awaited<ReturnType<typeof startScriptedCashfree>>;

/** Starts a server with scripted replies for the provider client. */
export async function startScriptedCashfree() {
  const server = await startScriptedHttp();
  return {
    ...server,
    listMethods: () => server.requests.map(({ method }) => method),
    /** Uses a fifth of the real timeout, to keep tests fast. */
    createProvider(changes: ProviderOptions = {}) {
      const { payments } = createTestConfig();
      const urls = { publicOrigin: 'https://shop.example', webhookUrl: 'https://shop.example/api/Payments/webhook' };
      const keys = { clientId: 'id-1', clientSecret: SECRET, apiVersion: payments.apiVersion };
      const settings = {
        baseUrl: `${server.origin}/pg`,
        deadlineMs: 1500,
        isBreakerEnabled: false,
        ...keys,
        ...urls,
      };
      return createCashfreeProvider({ ...settings, ...changes });
    },
  };
}
