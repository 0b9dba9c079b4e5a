import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreatedOrder } from '#contract/storefront/payments.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';

const REQUEST_COUNT = 100;

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

it('a hundred concurrent orders and cart changes of one customer leave one open order that matches the cart [SRV-47, SRV-34]', async () => {
  const buyer = await shop.createBuyer();
  const lineId = (await buyer.send('GET', 'Cart')).data.items[0]?.id;
  const requests = Array.from({ length: REQUEST_COUNT }, (_, index) => {
    if (index % 3 === 0) return buyer.createOrder();
    if (index % 3 === 1)
      return buyer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ quantity: 1 })] });
    return buyer.send('PUT', `Cart/items/${lineId}`, { quantity: 1 + (index % 9) });
  });
  const responses = await Promise.all(requests);
  expect(responses.filter(({ status }) => status >= 500)).toEqual([]);
  expect(responses.filter(({ status }) => status === 200).length).toBeGreaterThan(REQUEST_COUNT / 2);

  const { items } = (await buyer.send('GET', 'Cart')).data;
  expect(items.length).toBeGreaterThan(0);
  for (const { quantity } of items) expect(quantity).toBeGreaterThanOrEqual(1);
  const last = (await buyer.createOrder()) as { status: number; data: CreatedOrder };
  expect(last.status).toBe(200);
  const orders = await buyer.listOrders();
  const openOrders = orders.filter(({ status }) => status === 0);
  expect(openOrders.map(({ id }) => id)).toEqual([last.data.id]);
  expect((await shop.readOrderRecord(last.data.id)).items.map(({ quantity }) => quantity)).toEqual(
    items.map(({ quantity }) => quantity),
  );
  expect(shop.provider.countCalls('createOrder', last.data.orderId)).toBe(1);
});
