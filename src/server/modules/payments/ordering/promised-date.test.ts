import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { createSampleInput } from '#tests/support/customers/cart-customers.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

const DAY_MS = 86_400_000;
const FRIDAY_MORNING = '2026-01-02T03:00:00.000Z';
/** 8 working days to make; wallpaper takes 4, a sample 2. Ahmedabad is 2 days away, Kolkata 6. */
const CURTAINS = { productId: testProducts.curtains.id, widthInInches: 40, heightInInches: 60, quantity: 1 };

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop({ clock: createTestClock(FRIDAY_MORNING) });
});
afterAll(() => shop.close());

const setTime = (at: string) => shop.clock.advance(Date.parse(at) - shop.clock.now().getTime());

it.each([
  ['one category', [createWallpaperInput()], '380015', FRIDAY_MORNING, '2026-01-09'],
  ['the slowest category', [createWallpaperInput(), CURTAINS], '380015', FRIDAY_MORNING, '2026-01-14'],
  ['a sample', [createSampleInput(testProducts.wallpaper.id)], '380015', FRIDAY_MORNING, '2026-01-07'],
  ['a far zone', [createWallpaperInput()], '700001', FRIDAY_MORNING, '2026-01-14'],
  ['the last minute of Friday in India', [createWallpaperInput()], '380015', '2026-01-02T18:29:00.000Z', '2026-01-09'],
  ['Saturday in India', [createWallpaperInput()], '380015', '2026-01-02T18:30:00.000Z', '2026-01-10'],
  ['a Sunday', [createWallpaperInput()], '380015', '2026-01-04T06:00:00.000Z', '2026-01-12'],
])('CreateOrder stores the promised date for %s [D-43]', async (_, items, postalCode, at, expected) => {
  setTime(at);
  const buyer = await shop.createBuyer(items);
  await shop.saveDetails(buyer.userId, { postalCode });
  const { id } = (await buyer.createOrder()).data;
  expect((await shop.readOrderRecord(id)).order.promisedOn).toBe(expected);
});

it('VerifyPayment and the order return the stored date, which later days do not change [D-43]', async () => {
  setTime(FRIDAY_MORNING);
  const buyer = await shop.createBuyer();
  const { id, orderId } = (await buyer.createOrder()).data;
  shop.provider.pay(orderId);
  expect((await buyer.verifyPayment(orderId)).data).toMatchObject({
    status: 'PAID',
    promisedDeliveryDate: '2026-01-09',
  });
  shop.clock.advance(30 * DAY_MS);
  const { send } = await shop.createCustomer(buyer.userId);
  expect((await send<Order>('GET', `Orders/me/${id}`)).data.promisedDeliveryDate).toBe('2026-01-09');
  const { items } = (await send<{ items: Order[] }>('GET', 'Orders/me')).data;
  expect(items.map((order) => order.promisedDeliveryDate)).toEqual(['2026-01-09']);
});

it('continues the same order on another day with the date that the customer sees then [D-43]', async () => {
  const tenBeforeMidnight = '2026-01-02T18:20:00.000Z';
  setTime(tenBeforeMidnight);
  const buyer = await shop.createBuyer();
  const first = (await buyer.createOrder()).data;
  expect((await shop.readOrderRecord(first.id)).order.promisedOn).toBe('2026-01-09');
  shop.clock.advance(11 * 60_000);
  expect((await buyer.createOrder()).data).toEqual(first);
  const { order } = await shop.readOrderRecord(first.id);
  expect(order).toMatchObject({ promisedOn: '2026-01-10', createdAt: new Date(tenBeforeMidnight), version: 1 });
});

it('promises nothing without delivery times in the settings [D-43]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'settings-'));
  const file = join(folder, 'shop.json');
  const { delivery: _, ...facts } = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8'));
  writeFileSync(file, JSON.stringify(facts));
  const quietShop = await createCheckoutShop({ env: { SETTINGS_FILE: file } });
  try {
    const buyer = await quietShop.createBuyer();
    const { id } = (await buyer.createOrder()).data;
    const { data } = await buyer.send<Order>('GET', `Orders/me/${id}`);
    expect(data.promisedDeliveryDate).toBeNull();
  } finally {
    await quietShop.close();
    rmSync(folder, { recursive: true });
  }
});
