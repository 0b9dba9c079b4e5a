import { afterEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { startTestSimulator, type TestSimulator } from '#tests/support/payments/test-simulator.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import { fetchOrders, fillIn, getFact, getTitle, openAsBuyer, payWithOutcome } from '../pages/checkout-page.ts';
import { EXTENDED } from '../support/widths.ts';

const started: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const { stop } of started.splice(0).reverse()) await stop();
});

/** Starts the same build configured with another provider. */
async function startShopWithProvider({ baseUrl, keys }: TestSimulator): Promise<RunningShop> {
  const shop = await startShop({
    settings: {
      CASHFREE_SIM: 'off',
      CASHFREE_BASE_URL: baseUrl,
      CASHFREE_CLIENT_ID: keys.clientId,
      CASHFREE_CLIENT_SECRET: keys.clientSecret,
      CASHFREE_WEBHOOK_SECRETS: keys.webhookSecrets.join(','),
    },
  });
  started.push(shop);
  return shop;
}

const PROVIDERS = [
  {
    host: '127.0.0.1',
    clientId: 'first',
    clientSecret: 'first client secret',
    webhookSecrets: ['first webhook secret'],
  },
  {
    host: 'localhost',
    clientId: 'second',
    clientSecret: 'second client secret',
    webhookSecrets: ['second webhook secret'],
  },
];

describe('one build', EXTENDED, () => {
  it.each(PROVIDERS)(
    'uses the provider from its environment, here $clientId at $host [PAY-04, PAY-05, D-14]',
    { timeout: 240_000 },
    async (keys) => {
      const simulator = await startTestSimulator(keys);
      started.push({ stop: simulator.close });
      const shop = await startShopWithProvider(simulator);
      const { page, customer } = await openAsBuyer('/checkout', { shop: shop.address });
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/cashfree.js')) scripts.push(request.url());
      });
      await fillIn(page);
      await payWithOutcome(page, 'Success');
      await getTitle(page, 'Payment Successful').waitFor();
      const number = await getFact(page, 'Order ID').textContent();
      expect(scripts).toEqual([`${simulator.origin}/js/v3/cashfree.js`]);
      const { orders, payments } = await simulator.readLedger();
      expect(orders).toMatchObject([{ order_id: number, order_status: 'PAID' }]);
      expect(payments).toMatchObject([{ payment_status: 'SUCCESS' }]);
      expect(await fetchOrders(customer)).toMatchObject([{ orderNumber: number, status: ORDER_STATUS.paid }]);
      await page.close();
    },
  );
});
