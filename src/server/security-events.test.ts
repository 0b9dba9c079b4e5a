import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { buildPaymentEvent } from '#tests/support/payments/webhook-events.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';

type Line = { level: string; time: string; msg: string; event?: string; requestId?: string; userId?: string };

let shop: CheckoutShop;
let stranger: Awaited<ReturnType<CheckoutShop['customer']>>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  await registerCustomer(shop.app);
  stranger = await shop.customer();
});
afterAll(() => shop.close());
beforeEach(() => {
  shop.logLines.length = 0;
});

const linesOf = (written: readonly string[]): Line[] =>
  written
    .join('')
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as Line);
const events = () => linesOf(shop.logLines).filter(({ msg }) => msg === 'security event');

async function mismatched(): Promise<void> {
  const buyer = await shop.buyer();
  const { orderId } = (await buyer.pay()).data;
  shop.provider.set(orderId, { amountPaise: 1 });
  shop.provider.pay(orderId);
  shop.logLines.length = 0;
  await buyer.verify(orderId);
}

describe('the log tells', () => {
  it.each<[string, string, () => Promise<unknown>]>([
    ['signed in', 'info', () => signIn(shop.app)],
    ['sign-in failed', 'warn', () => signIn(shop.app, ASHA.email, 'wrong')],
    ['not signed in', 'warn', () => shop.as('Bearer rubbish')('GET', 'Cart')],
    ['not allowed', 'warn', () => stranger.ask('GET', `UserDetails/${randomUUID()}`)],
    ['not theirs, or not there', 'warn', () => stranger.ask('GET', `Orders/me/${randomUUID()}`)],
    ['notice with a wrong signature', 'warn', () => shop.notice(buildPaymentEvent('X', 'y'), { signature: 'no' })],
    ['amount mismatch', 'warn', mismatched],
  ])('of “%s”, once [SRV-12]', async (event, level, happen) => {
    await happen();
    const told = events().filter((line) => line.event === event);
    expect(told).toMatchObject([{ level }]);
    expect(told[0]?.time).toMatch(/^\d{4}-\d\d-\d\dT.*Z$/);
  });

  it('who it was: address, customer of the token and request', async () => {
    const answer = await stranger.ask('DELETE', `Cart/items/${randomUUID()}`);
    expect(events()).toMatchObject([
      { caller: '127.0.0.1', userId: stranger.userId, requestId: answer.headers['x-request-id'], status: 404 },
    ]);
  });

  it('of calls over a limit, once however many there are [D-28]', async () => {
    const small = await createTestApp({ env: { RATE_LIMIT_FACTOR: '0.01' } });
    for (let call = 0; call < 9; call++) await signIn(small.app, '', '');
    const told = linesOf(small.logLines).filter(({ event }) => event === 'too many calls');
    expect(told).toHaveLength(1);
    await small.close();
  });

  it('nothing of the kind about what is right', async () => {
    await stranger.ask('GET', 'Cart');
    await shop.app.inject('/api/Products/GetAllProducts');
    await shop.app.inject('/api/no-such-call');
    expect(events()).toEqual([]);
  });
});
