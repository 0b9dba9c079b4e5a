import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Endpoint } from '#contract/endpoint.ts';
import { type EndpointName, endpointTable } from '#contract/endpoint-table.ts';
import { endpointRoutes } from '#contract/endpoints.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { sampleRequests } from '#tests/support/samples/request-samples.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

/** Each is found nowhere else, so that one of them in the log was written there by the shop. */
const SEEDED = {
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

/** The value at every place where the sample has a text. */
function seededWith(part: unknown, value: string): unknown {
  if (typeof part === 'string') return value;
  if (Array.isArray(part)) return part.map((item) => seededWith(item, value));
  if (part === null || typeof part !== 'object') return part;
  return Object.fromEntries(Object.entries(part).map(([name, item]) => [name, seededWith(item, value)]));
}

const filled = (path: string, value: string) => path.replace(/:\w+/g, encodeURIComponent(value));

async function send(name: EndpointName, value: string, authorization: string): Promise<void> {
  const { method, path }: Endpoint = endpointTable[name];
  const owner = { userId: randomUUID(), lineId: randomUUID(), orderId: randomUUID() };
  const { query, body } = sampleRequests[name](owner);
  const search = new URLSearchParams(seededWith(query ?? {}, value) as Record<string, string>);
  await shop.app.inject({
    method,
    url: `${filled(path, value)}?${search}&note=${encodeURIComponent(value)}`,
    headers: { authorization, cookie: `seen=${encodeURIComponent(value)}`, 'user-agent': encodeURIComponent(value) },
    ...(body !== undefined && { payload: seededWith(body, value) as object }),
  });
}

it('holds nothing of what any call of the contract was sent, whole or in part [SRV-12]', async () => {
  const bearer = await createBearer(randomUUID(), shop.clock.now());
  for (const name of Object.keys(endpointRoutes) as EndpointName[]) {
    for (const value of Object.values(SEEDED)) await send(name, value, bearer);
  }
  const log = shop.logLines.join('');
  expect(log).toContain('/api/Account/Authentication');
  for (const hidden of ['seeded', '9123456780', '4111', 'Zubeida', bearer.slice(7), 'forged']) {
    expect(log.toLowerCase(), hidden).not.toContain(hidden.toLowerCase());
  }
});

it('holds nothing of a customer through a whole purchase, nor of what goes wrong in it [SRV-12]', async () => {
  shop.logLines.length = 0;
  const buyer = await shop.buyer();
  const { name, phone, email, address: addressLine1 } = SEEDED;
  await shop.saveDetails(buyer.userId, { firstName: name, phone, email, addressLine1 });
  const { orderId, paymentSessionId } = (await buyer.pay()).data;
  await buyer.verify(orderId);
  shop.provider.fail('findOrder', 'down');
  await buyer.verify(orderId);
  await shop.tick();
  shop.provider.mend();
  const paymentId = shop.provider.pay(orderId);
  await shop.notice(buildPaymentEvent('PAYMENT_SUCCESS_WEBHOOK', orderId, paymentId));
  await buyer.verify(orderId);
  const log = shop.logLines.join('');
  expect(log).toContain('/api/Payments/VerifyPayment');
  for (const hidden of ['seeded', phone, email, addressLine1, paymentSessionId]) {
    expect(log.toLowerCase()).not.toContain(hidden.toLowerCase());
  }
});

it('is made of whole JSON lines, each with a time in UTC, whatever was sent', () => {
  const lines = shop.logLines.join('').trim().split('\n');
  expect(lines.length).toBeGreaterThan(5);
  for (const line of lines) expect(JSON.parse(line).time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
});
