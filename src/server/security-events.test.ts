import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { buildPaymentEvent, sendWebhook } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';

type LogLine = { level: string; time: string; msg: string; event?: string; requestId?: string; userId?: string };

let shop: CheckoutShop;
let stranger: Awaited<ReturnType<CheckoutShop['createCustomer']>>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await registerCustomer(shop.app);
  stranger = await shop.createCustomer();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.logLines.length = 0;
});

const parseLogLines = (logLines: readonly string[]): LogLine[] =>
  logLines
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as LogLine);
const listSecurityEvents = () => parseLogLines(shop.logLines).filter(({ msg }) => msg === 'security event');

async function payWithWrongAmount(): Promise<void> {
  const buyer = await shop.createBuyer();
  const { orderId } = (await buyer.createOrder()).data;
  shop.provider.updateOrder(orderId, { amountPaise: toPaise(1) });
  shop.provider.pay(orderId);
  shop.logLines.length = 0;
  await buyer.verifyPayment(orderId);
}

describe('the security log', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['signed in', 'info', () => signIn(shop.app)],
    ['sign-in failed', 'warn', () => signIn(shop.app, ASHA.email, 'wrong')],
    ['not signed in', 'warn', () => shop.sendAs('Bearer rubbish')('GET', 'Cart')],
    ['not allowed', 'warn', () => stranger.send('GET', `UserDetails/${randomUUID()}`)],
    ['not theirs, or not there', 'warn', () => stranger.send('GET', `Orders/me/${randomUUID()}`)],
    [
      'webhook event with a wrong signature',
      'warn',
      () => shop.sendEvent(buildPaymentEvent('X', 'y'), { signature: 'no' }),
    ],
    ['amount mismatch', 'warn', payWithWrongAmount],
  ])('contains “%s” once [SRV-12]', async (event, level, trigger) => {
    await trigger();
    const matching = listSecurityEvents().filter((line) => line.event === event);
    expect(matching).toMatchObject([{ level }]);
    expect(matching[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('contains the client address, the customer and the request id', async () => {
    const response = await stranger.send('DELETE', `Cart/items/${randomUUID()}`);
    expect(listSecurityEvents()).toMatchObject([
      { caller: '127.0.0.1', userId: stranger.userId, requestId: response.headers['x-request-id'], status: 404 },
    ]);
  });

  it('contains “too many calls” once per burst [D-28]', async () => {
    const limitedShop = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    for (let request = 0; request < 9; request++) await signIn(limitedShop.app, '', '');
    const matching = parseLogLines(limitedShop.logLines).filter(({ event }) => event === 'too many calls');
    expect(matching).toHaveLength(1);
    await limitedShop.close();
  });

  it('contains one line about a flood of forged webhook events [D-42]', async () => {
    const attackedShop = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.1' } });
    const forge = () => sendWebhook(attackedShop.app, buildPaymentEvent('X', 'y'), { secret: 'guessed' });
    const statuses: number[] = [];
    for (let request = 0; request < 40; request++) statuses.push((await forge()).statusCode);
    expect(statuses).toEqual([...Array<number>(12).fill(401), ...Array<number>(28).fill(429)]);
    const events = parseLogLines(attackedShop.logLines).filter(({ msg }) => msg !== 'request');
    expect(events).toMatchObject([{ event: 'webhook event with a wrong signature', caller: '127.0.0.1' }]);
    await attackedShop.close();
  });

  it('contains nothing about valid requests', async () => {
    await stranger.send('GET', 'Cart');
    await shop.app.inject('/api/Products/GetAllProducts');
    await shop.app.inject('/api/no-such-endpoint');
    expect(listSecurityEvents()).toEqual([]);
  });
});
