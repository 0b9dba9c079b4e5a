import { rmSync } from 'node:fs';
import { mkdtemp } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { createSampleInput } from '#tests/support/customers/cart-customers.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { writeSettingsFile } from '#tests/support/samples/settings-samples.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';

let connection: DatabaseConnection;
let shop: CheckoutShop;
let folder: string;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createCheckoutShop({ connection });
  folder = await mkdtemp(join(tmpdir(), 'settings-'));
});
afterAll(async () => {
  await shop.close();
  rmSync(folder, { recursive: true });
});

const sage = createSampleInput(testProducts.wallpaper.id, '#99AA88');

/** Sends CreateOrder to a shop with the same data and another sample price. */
async function createOrderAtPrice(userId: string, samplePrice: number | undefined) {
  const { clock } = shop;
  const env = { SETTINGS_FILE: writeSettingsFile(folder, { samplePrice }), PROVIDER_DEADLINE_MS: '60000' };
  const other = await createTestApp({ connection, clock, env });
  const headers = { authorization: await createBearer(userId, clock.now()) };
  const response = await other.app.inject({ method: 'POST', url: '/api/Payments/CreateOrder', headers, payload: {} });
  await other.close();
  return response.json<{ message: string; data: { id: string; amountInPaise: number } | null }>();
}

it('orders samples with pieces; once paid, they leave the cart [D-38]', async () => {
  const buyer = await shop.createBuyer([createWallpaperInput(), sage]);
  const { data: created } = await buyer.createOrder();
  expect(created.amountInPaise).toBe(108_000 + 9_900);
  shop.provider.pay(created.orderId);
  await buyer.verifyPayment(created.orderId);
  const { data: order } = await buyer.send<Order>('GET', `Orders/me/${created.id}`);
  expect(order.items[0]).not.toHaveProperty('kind');
  expect(order.items[1]).toMatchObject({
    kind: 'sample',
    productTypeTitle: null,
    widthInInches: 0,
    heightInInches: 0,
    areaSqFt: 0,
    quantity: 1,
    unitPrice: 99,
    lineTotal: 99,
  });
  expect((await buyer.send('GET', 'Cart')).data.items).toEqual([]);
});

it('charges the sample price of the settings, so that another price starts another order [D-38]', async () => {
  const buyer = await shop.createBuyer([sage]);
  const { data: first } = await buyer.createOrder();
  expect((await buyer.createOrder()).data.id).toBe(first.id);
  const { data: second } = await createOrderAtPrice(buyer.userId, 120);
  expect(second).toMatchObject({ amountInPaise: 12_000 });
  expect(second?.id).not.toBe(first.id);
});

it('removes samples that the shop no longer offers, naming them [D-38]', async () => {
  const buyer = await shop.createBuyer([createWallpaperInput(), sage]);
  const { message } = await createOrderAtPrice(buyer.userId, undefined);
  expect(message).toMatch(/^We no longer sell samples of Basant Vine,/);
  expect((await buyer.send('GET', 'Cart')).data.items).toHaveLength(1);
});
