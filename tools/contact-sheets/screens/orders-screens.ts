import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { PageOptions } from '#tests/e2e/support/browser.ts';
import { openAs } from '#tests/e2e/support/customer.ts';
import { type ShopWithOrders, startShopWithOrders } from '#tests/e2e/support/shop-with-orders.ts';
import { failing, type Screen } from './screen.ts';

/** Started when the first of these screens is wanted. */
let started: Promise<ShopWithOrders> | undefined;
afterAll(async () => (await started)?.stop());

type Who = 'customer' | 'other';

const heading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function openOrders(
  options: PageOptions,
  path: (shop: ShopWithOrders) => string,
  who: Who = 'customer',
): Promise<Page> {
  started ??= startShopWithOrders();
  const shop = await started;
  const page = await openAs(shop[who], path(shop), options);
  await heading(page).waitFor();
  return page;
}

const screen = (name: string, address: string, path: (shop: ShopWithOrders) => string, who?: Who): Screen => ({
  name,
  address,
  isWhole: true,
  open: (options) => openOrders(failing(options, /404/), path, who),
});

export const ordersScreens: readonly Screen[] = [
  screen('orders, none', paths.orders, () => paths.orders, 'other'),
  screen('orders', paths.orders, () => paths.orders),
  screen('orders, filtered away', paths.orders, () => `${paths.orders}?status=6`),
  screen('order', '/orders/:id', ({ ids }) => paths.order(ids.everything)),
  screen('order, refunded', '/orders/:id', ({ ids }) => paths.order(ids.refunded)),
  screen('order of somebody else', '/orders/:id', ({ ids }) => paths.order(ids.everything), 'other'),
  screen('tracking', paths.tracking, () => paths.tracking),
  screen('tracking, nothing', paths.tracking, () => paths.tracking, 'other'),
  {
    name: 'orders that cannot be loaded',
    address: paths.orders,
    async open(options) {
      const page = await openOrders(failing(options, /500/), () => paths.orders);
      await page.route('**/api/Orders/me*', (route) => route.fulfill({ status: 500, body: 'down' }));
      await page.reload();
      await page.getByRole('heading', { name: 'Error loading orders' }).waitFor();
      return page;
    },
  },
];
