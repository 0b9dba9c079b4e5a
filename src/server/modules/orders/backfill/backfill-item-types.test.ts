import { setTimeout as wait } from 'node:timers/promises';
import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it, vi } from 'vitest';
import type { Order } from '#contract/storefront/orders.ts';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';
import { getWallpaperTypeId, testProducts } from '#tests/support/shop/test-catalogue.ts';
import { backfillItemTypes, startItemTypesBackfill } from './backfill-item-types.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());
afterEach(() => shop.replaceProducts(Object.values(testProducts)));

const chosen = { productTypeId: getWallpaperTypeId(60), productTypeTitle: 'At 60' };
const unknown = { productTypeId: null, productTypeTitle: null };

/** Places an order for a typed and an untyped product. */
async function placeOrder() {
  const { productTypeId } = chosen;
  const untyped = { productId: testProducts.untyped.id, widthInInches: 40, heightInInches: 60, quantity: 1 };
  const buyer = await shop.createBuyer([createWallpaperInput({ productTypeId }), untyped]);
  const { id } = (await buyer.createOrder()).data;
  return { id, readItems: async () => (await buyer.send<Order>('GET', `Orders/me/${id}`)).data.items };
}

const renameTypes = () => {
  const { wallpaper } = testProducts;
  const wallpaperTypes = wallpaper.wallpaperTypes.map((type) => ({ ...type, title: 'Renamed', pricePerSqFt: 999 }));
  return shop.replaceProducts([{ ...wallpaper, title: 'Renamed', wallpaperTypes }]);
};
/** Removes the type, as in an order of an earlier release. */
const removeType = (orderId: string) => shop.db.update(orderItems).set(unknown).where(eq(orderItems.orderId, orderId));

describe('the type of an order item', () => {
  it('is stored as sold; later changes to the catalogue do not alter it [D-34, SRV-44]', async () => {
    const { readItems } = await placeOrder();
    const before = await readItems();
    expect(before).toMatchObject([{ ...chosen, pricePerSqFt: 60 }, unknown]);
    await renameTypes();
    await backfillItemTypes(shop.db);
    expect(await readItems()).toEqual(before);
    await shop.replaceProducts([]);
    expect(await readItems()).toEqual(before);
  });

  it('is backfilled for orders of an earlier release from the cart line they came from [D-34]', async () => {
    const { id, readItems } = await placeOrder();
    const before = await readItems();
    await removeType(id);
    expect(await readItems()).toMatchObject([unknown, unknown]);
    await backfillItemTypes(shop.db);
    expect(await readItems()).toEqual(before);
  });

  it('is backfilled later too, while a process of an earlier release still runs [D-34]', async () => {
    const { id, readItems } = await placeOrder();
    const before = await readItems();
    const outages = { report: vi.fn(), end: () => undefined };
    const stop = startItemTypesBackfill({ db: shop.db, clock: shop.clock, outages, intervalMs: 20 });
    for (let run = 0; run < 2; run++) {
      await removeType(id);
      await expect.poll(readItems).toEqual(before);
    }
    await stop();
    await removeType(id);
    await wait(100);
    expect(await readItems()).toMatchObject([unknown, unknown]);
    expect(outages.report).not.toHaveBeenCalled();
  });

  it('is only backfilled for recent orders when asked to', async () => {
    const { id, readItems } = await placeOrder();
    await removeType(id);
    await backfillItemTypes(shop.db, { since: new Date(shop.clock.now().getTime() + 1) });
    expect(await readItems()).toMatchObject([unknown, unknown]);
    await backfillItemTypes(shop.db, { since: shop.clock.now() });
    expect(await readItems()).toMatchObject([chosen, unknown]);
  });

  it('reports a failure and goes on', async () => {
    const db = Object.assign(Object.create(shop.db), {
      update() {
        throw new Error('broken');
      },
    });
    const outages = { report: vi.fn(), end: () => undefined };
    const stop = startItemTypesBackfill({ db, clock: shop.clock, outages, intervalMs: 1 });
    await expect.poll(() => outages.report.mock.calls.length).toBeGreaterThan(1);
    await stop();
  });

  it('stays empty if the type has left the catalogue [D-34]', async () => {
    const { id, readItems } = await placeOrder();
    await removeType(id);
    await shop.replaceProducts([]);
    await backfillItemTypes(shop.db);
    expect(await readItems()).toMatchObject([{ productTitle: 'Basant Vine', ...unknown }, unknown]);
  });
});
