import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { createCashfreeProvider } from '#server/platform/payment-provider/cashfree-provider.ts';
import { SIMULATOR_KEYS, startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';

const ORDERS = 60;
let simulator: TestSimulator;
let shop: CheckoutShop;

/** The same numbers in every run (Park and Miller's generator). */
function createRepeatableRandom(): () => number {
  let state = 20_261_116;
  return () => {
    state = (state * 48_271) % 2_147_483_647;
    return state / 2_147_483_647;
  };
}

beforeAll(async () => {
  simulator = await startTestSimulator({ random: createRepeatableRandom() });
  const provider = createCashfreeProvider({
    ...SIMULATOR_KEYS,
    baseUrl: simulator.baseUrl,
    apiVersion: '2026-01-01',
    isBreakerEnabled: true,
    deadlineMs: 2000,
    publicOrigin: 'http://localhost:3000',
    webhookUrl: 'http://127.0.0.1:1/webhook',
  });
  shop = await createCheckoutShop({ provider, clock: createTestClock(new Date().toISOString()) });
});
afterAll(async () => {
  await shop.close();
  await simulator.close();
});
afterEach(() => simulator.setFaults());

/** Places orders of new customers, one after another; returns the status codes. */
async function placeOrders(count: number): Promise<number[]> {
  const statuses: number[] = [];
  for (let index = 0; index < count; index++) statuses.push((await (await shop.createBuyer()).createOrder()).status);
  return statuses;
}

// Dozens of orders take long on a busy machine.
describe('orders through an unreliable provider [D-20]', { timeout: 120_000 }, () => {
  it('at least 90 % get through while 30 % of responses fail, each once', async () => {
    await simulator.setFaults('5xx:0.3');
    const statuses = await placeOrders(ORDERS);
    await simulator.setFaults();
    const succeeded = statuses.filter((status) => status === 200).length;
    expect(succeeded).toBeGreaterThanOrEqual(0.9 * ORDERS);
    expect((await simulator.readLedger()).orders).toHaveLength(succeeded);
  });

  it('get through within 5 seconds of an outage’s end', async () => {
    await simulator.setFaults('5xx');
    const statuses = await placeOrders(20);
    expect(new Set(statuses)).toEqual(new Set([503]));
    const buyer = await shop.createBuyer();
    const { status, headers } = await buyer.createOrder();
    expect(status).toBe(503);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
    await simulator.setFaults();
    const recoveredAt = performance.now();
    while ((await buyer.createOrder()).status !== 200) expect(performance.now() - recoveredAt).toBeLessThan(5000);
  });

  it('get through at once after the provider’s rate limit', async () => {
    await simulator.setFaults('429');
    expect(new Set(await placeOrders(20))).toEqual(new Set([503]));
    await simulator.setFaults();
    expect(await placeOrders(1)).toEqual([200]);
  });
});
