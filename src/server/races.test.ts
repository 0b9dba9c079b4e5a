import { afterAll, beforeAll, expect, it } from 'vitest';
import type { CreatedOrder } from '#contract/storefront/payments.ts';
import { type CheckoutShop, createCheckoutShop, wallpaperInput } from '#tests/support/shop/checkout-shop.ts';

const CALLS = 100;

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

it('a hundred orders, additions and removals of one customer at once leave one open order of what is in the cart [SRV-47, SRV-34]', async () => {
  const buyer = await shop.buyer();
  const lineId = (await buyer.ask('GET', 'Cart')).data.items[0]?.id;
  const calls = Array.from({ length: CALLS }, (_, at) => {
    if (at % 3 === 0) return buyer.pay();
    if (at % 3 === 1) return buyer.ask('POST', 'Cart/addtocart', { items: [wallpaperInput({ quantity: 1 })] });
    return buyer.ask('PUT', `Cart/items/${lineId}`, { quantity: 1 + (at % 9) });
  });
  const answers = await Promise.all(calls);
  expect(answers.filter(({ status }) => status >= 500)).toEqual([]);
  expect(answers.filter(({ status }) => status === 200).length).toBeGreaterThan(CALLS / 2);

  const { items } = (await buyer.ask('GET', 'Cart')).data;
  expect(items.length).toBeGreaterThan(0);
  for (const { quantity } of items) expect(quantity).toBeGreaterThanOrEqual(1);
  const last = (await buyer.pay()) as { status: number; data: CreatedOrder };
  expect(last.status).toBe(200);
  const orders = await buyer.ordersOf();
  const open = orders.filter(({ status }) => status === 0);
  expect(open.map(({ id }) => id)).toEqual([last.data.id]);
  expect((await shop.record(last.data.id)).items.map(({ quantity }) => quantity)).toEqual(
    items.map(({ quantity }) => quantity),
  );
  expect(shop.provider.count('createOrder', last.data.orderId)).toBe(1);
});
