import { afterEach, describe, expect, it } from 'vitest';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';
import { startTestSimulator, type TestSimulator } from '../support/payments/test-simulator.ts';
import { fact, fetchOrders, fillIn, payWith, title, visitAs } from './pages/checkout-page.ts';
import { EXTENDED } from './support/widths.ts';

const started: { stop(): Promise<unknown> }[] = [];
afterEach(async () => {
  for (const { stop } of started.splice(0).reverse()) await stop();
});

/** The same build with another provider in its environment. */
async function shopPaidThrough({ baseUrl, keys }: TestSimulator): Promise<RunningShop> {
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
  { host: '127.0.0.1', clientId: 'first', clientSecret: 'the secret of the first', webhookSecrets: ['first notices'] },
  { host: 'localhost', clientId: 'second', clientSecret: 'another secret', webhookSecrets: ['second notices'] },
];

describe('one build', EXTENDED, () => {
  it.each(PROVIDERS)(
    'uses the provider from its environment, here $clientId at $host [PAY-04, PAY-05, D-14]',
    { timeout: 240_000 },
    async (keys) => {
      const simulator = await startTestSimulator(keys);
      started.push({ stop: simulator.close });
      const shop = await shopPaidThrough(simulator);
      const { page, customer } = await visitAs('/checkout', { shop: shop.address });
      const scripts: string[] = [];
      page.on('request', (request) => {
        if (request.url().endsWith('/cashfree.js')) scripts.push(request.url());
      });
      await fillIn(page);
      await payWith(page, 'Success');
      await title(page, 'Payment Successful').waitFor();
      const number = await fact(page, 'Order ID').textContent();
      expect(scripts).toEqual([`${simulator.origin}/js/v3/cashfree.js`]);
      const { orders, payments } = await simulator.ledger();
      expect(orders).toMatchObject([{ order_id: number, order_status: 'PAID' }]);
      expect(payments).toMatchObject([{ payment_status: 'SUCCESS' }]);
      expect(await fetchOrders(customer)).toMatchObject([{ orderNumber: number, status: ORDER_STATUS.paid }]);
      await page.close();
    },
  );
});
