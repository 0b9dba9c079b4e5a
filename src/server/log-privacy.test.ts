import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { endpointRoutes } from '#contract/endpoint-routes.ts';
import { type EndpointName, endpointTable } from '#contract/endpoint-table.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { sampleRequests } from '#tests/support/samples/request-samples.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

/** Values that occur nowhere else: if one is in the log, the shop wrote it there. */
const SECRET_VALUES = {
  email: 'zubeida.seeded@example.in',
  phone: '9123456780',
  name: 'Zubeida Seeded',
  address: '77 Seeded Ghat Lane',
  password: 'seeded-passphrase-1',
  card: '4111 1111 1111 1111',
  bareCard: '4111111111111111',
  forged: 'seeded\r\n{"level":"fatal","msg":"forged"}\u2028',
};

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

/** Replaces every text of a sample. */
function replaceTexts(sample: unknown, value: string): unknown {
  if (typeof sample === 'string') return value;
  if (Array.isArray(sample)) return sample.map((item) => replaceTexts(item, value));
  if (sample === null || typeof sample !== 'object') return sample;
  return Object.fromEntries(Object.entries(sample).map(([name, item]) => [name, replaceTexts(item, value)]));
}

const fillPath = (path: string, value: string) => path.replace(/:\w+/g, encodeURIComponent(value));

async function send(name: EndpointName, value: string, authorization: string): Promise<void> {
  const { method, path }: Endpoint = endpointTable[name];
  const owner = { userId: randomUUID(), lineId: randomUUID(), orderId: randomUUID() };
  const { query, body } = sampleRequests[name](owner);
  const search = new URLSearchParams(replaceTexts(query ?? {}, value) as Record<string, string>);
  await shop.app.inject({
    method,
    url: `${fillPath(path, value)}?${search}&note=${encodeURIComponent(value)}`,
    headers: { authorization, cookie: `seen=${encodeURIComponent(value)}`, 'user-agent': encodeURIComponent(value) },
    ...(body !== undefined && { payload: replaceTexts(body, value) as object }),
  });
}

describe('the log', () => {
  it('contains nothing that was sent to any endpoint [SRV-12]', async () => {
    const bearer = await createBearer(randomUUID(), shop.clock.now());
    for (const name of Object.keys(endpointRoutes) as EndpointName[]) {
      for (const value of Object.values(SECRET_VALUES)) await send(name, value, bearer);
    }
    const log = shop.logLines.join('');
    expect(log).toContain('/api/Account/Authentication');
    for (const hidden of ['seeded', '9123456780', '4111', 'Zubeida', bearer.slice(7), 'forged']) {
      expect(log.toLowerCase(), hidden).not.toContain(hidden.toLowerCase());
    }
  });

  it('contains nothing about the customer of a whole purchase, even with faults [SRV-12]', async () => {
    shop.logLines.length = 0;
    const buyer = await shop.createBuyer();
    const { name, phone, email, address: addressLine1 } = SECRET_VALUES;
    await shop.saveDetails(buyer.userId, { firstName: name, phone, email, addressLine1 });
    const { orderId, paymentSessionId } = (await buyer.createOrder()).data;
    await buyer.verifyPayment(orderId);
    shop.provider.injectFault('findOrder', 'down');
    await buyer.verifyPayment(orderId);
    await shop.runDueChecks();
    shop.provider.clearFaults();
    const paymentId = shop.provider.pay(orderId);
    await shop.sendEvent(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
    await buyer.verifyPayment(orderId);
    const log = shop.logLines.join('');
    expect(log).toContain('/api/Payments/VerifyPayment');
    for (const hidden of ['seeded', phone, email, addressLine1, paymentSessionId]) {
      expect(log.toLowerCase()).not.toContain(hidden.toLowerCase());
    }
  });

  it('consists of complete JSON lines with UTC times', () => {
    const lines = shop.logLines.join('').trim().split('\n');
    expect(lines.length).toBeGreaterThan(5);
    for (const line of lines) expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });
});
