import type { Page } from 'playwright-core';
import { afterAll } from 'vitest';
import { paths } from '#contract/paths.ts';
import type { PageOptions } from '#tests/e2e/support/browser.ts';
import { openPageAs } from '#tests/e2e/support/customer.ts';
import { type ShopWithOrders, startShopWithOrders } from '#tests/e2e/support/shop-with-orders.ts';
import { allowErrors, type Screen } from './screen.ts';

/** Started for the first of these screens. */
let shopStart: Promise<ShopWithOrders> | undefined;
afterAll(async () => (await shopStart)?.stop());

type Visitor = 'customer' | 'other';

const getHeading = (page: Page) => page.getByRole('main').getByRole('heading', { level: 1 });

async function openOrders(
  options: PageOptions,
  getPath: (shop: ShopWithOrders) => string,
  visitor: Visitor = 'customer',
): Promise<Page> {
  shopStart ??= startShopWithOrders();
  const shop = await shopStart;
  const page = await openPageAs(shop[visitor], getPath(shop), options);
  await getHeading(page).waitFor();
  return page;
}

const createScreen = (
  name: string,
  address: string,
  getPath: (shop: ShopWithOrders) => string,
  visitor?: Visitor,
): Screen => ({
  name,
  address,
  isFullPage: true,
  open: (options) => openOrders(allowErrors(options, /404/), getPath, visitor),
});

export const ordersScreens: readonly Screen[] = [
  createScreen('orders, none', paths.orders, () => paths.orders, 'other'),
  createScreen('orders', paths.orders, () => paths.orders),
  createScreen('orders, no match', paths.orders, () => `${paths.orders}?status=6`),
  createScreen('order', '/orders/:id', ({ ids }) => paths.order(ids.everything)),
  createScreen('order, refunded', '/orders/:id', ({ ids }) => paths.order(ids.refunded)),
  createScreen('order of another customer', '/orders/:id', ({ ids }) => paths.order(ids.everything), 'other'),
  createScreen('tracking', paths.tracking, () => paths.tracking),
  createScreen('tracking, empty', paths.tracking, () => paths.tracking, 'other'),
  {
    name: 'orders, load error',
    address: paths.orders,
    async open(options) {
      const page = await openOrders(allowErrors(options, /500/), () => paths.orders);
      await page.route('**/api/Orders/me*', (route) => route.fulfill({ status: 500, body: 'down' }));
      await page.reload();
      await page.getByRole('heading', { name: 'Error loading orders' }).waitFor();
      return page;
    },
  },
];
