import { asc, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { orderItems } from '#server/platform/database/tables/orders/order-tables.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { backfillItemProducts, startItemProductsBackfill } from './backfill-item-products.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

const UNKNOWN = { productId: null, productTitle: null, category: null };
const sold = { productId: testProducts.wallpaper.id, productTitle: 'Basant Vine', category: 'wallpaper' };

const readProducts = (orderId: string) =>
  shop.db
    .select({
      productId: orderItems.productId,
      productTitle: orderItems.productTitle,
      category: orderItems.category,
    })
    .from(orderItems)
    .where(eq(orderItems.orderId, orderId))
    .orderBy(asc(orderItems.lineNo));
/** Removes the product, as in an order of an earlier release. */
const removeProduct = (orderId: string) =>
  shop.db.update(orderItems).set(UNKNOWN).where(eq(orderItems.orderId, orderId));

describe('the product of an order item', () => {
  it('is stored with the order', async () => {
    const { id } = (await (await shop.createBuyer()).createOrder()).data;
    expect(await readProducts(id)).toEqual([sold]);
  });

  it('is backfilled for orders of an earlier release as it was sold, also if it has left the catalogue', async () => {
    const { id } = (await (await shop.createBuyer()).createOrder()).data;
    await removeProduct(id);
    await shop.replaceProducts([]);
    await backfillItemProducts(shop.db);
    expect(await readProducts(id)).toEqual([sold]);
    await shop.replaceProducts(Object.values(testProducts));
  });

  it('is backfilled batch by batch, past items that cannot be read', async () => {
    const items = Array.from({ length: 7 }, () => createOrderItem());
    const stored = [];
    for (let order = 0; order < 100; order += 1) stored.push(await storeOrder(shop.db, { items }));
    const ids = stored.map(({ id }) => id);
    await shop.db.update(orderItems).set(UNKNOWN).where(inArray(orderItems.orderId, ids));
    const [unreadable = ''] = ids;
    await shop.db.update(orderItems).set({ shown: '{' }).where(eq(orderItems.orderId, unreadable));
    await backfillItemProducts(shop.db);
    const rows = await shop.db.select().from(orderItems).where(inArray(orderItems.orderId, ids));
    const incomplete = rows.filter(({ category }) => category === null);
    expect(incomplete).toHaveLength(items.length);
    expect(incomplete.every(({ orderId }) => orderId === unreadable)).toBe(true);
    await shop.db.delete(orderItems).where(inArray(orderItems.orderId, ids));
  }, 60_000);

  it('is backfilled later too, while a process of an earlier release still runs', async () => {
    const { id } = (await (await shop.createBuyer()).createOrder()).data;
    const outages = { report: vi.fn(), end: () => undefined };
    const stop = startItemProductsBackfill({ db: shop.db, clock: shop.clock, outages, intervalMs: 20 });
    for (let run = 0; run < 2; run += 1) {
      await removeProduct(id);
      await expect.poll(() => readProducts(id)).toEqual([sold]);
    }
    await stop();
    expect(outages.report).not.toHaveBeenCalled();
  });

  it('is only backfilled for recent orders when asked to, and not after a stop', async () => {
    const { id } = (await (await shop.createBuyer()).createOrder()).data;
    await removeProduct(id);
    const now = shop.clock.now();
    expect(await backfillItemProducts(shop.db, { since: new Date(now.getTime() + 1) })).toBe(true);
    expect(await backfillItemProducts(shop.db, { isStopped: () => true })).toBe(false);
    expect(await readProducts(id)).toEqual([UNKNOWN]);
    expect(await backfillItemProducts(shop.db, { since: now })).toBe(true);
    expect(await readProducts(id)).toEqual([sold]);
  });

  it('reports a failure and goes on', async () => {
    const db = Object.assign(Object.create(shop.db), {
      select() {
        throw new Error('broken');
      },
    });
    const outages = { report: vi.fn(), end: () => undefined };
    const stop = startItemProductsBackfill({ db, clock: shop.clock, outages, intervalMs: 1 });
    await expect.poll(() => outages.report.mock.calls.length).toBeGreaterThan(1);
    await stop();
  });
});
