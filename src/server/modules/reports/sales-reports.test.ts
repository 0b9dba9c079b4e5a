import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import { addDays } from '#domain/time/calendar-days.ts';
import { orderItems, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { getWallpaperTypeId, testProducts } from '#tests/support/shop/test-catalogue.ts';
import { createReportHandlers } from './report-handlers.ts';
import { loadSalesBreakdown } from './sales-breakdown.ts';

const MINUTE = 60_000;
const staff = createStaffActor();

/** Sells made-to-measure pieces through the real services around midnight in India: 9 March ends at 18:30 UTC. */
const clock = createTestClock('2026-03-09T18:20:00.000Z');
const MARCH_9 = '2026-03-09';
const MARCH_10 = '2026-03-10';
let shop: CheckoutShop;
let reports: ReturnType<typeof createReportHandlers>;
beforeAll(async () => {
  shop = await createCheckoutShop({ clock });
  reports = createReportHandlers(shop);
  const uneven = { productTypeId: getWallpaperTypeId(210.35), widthInInches: 37.25, heightInInches: 49.5, quantity: 3 };
  const blind = { productId: testProducts.blinds.id, widthInInches: 31.5, heightInInches: 47.25, quantity: 1 };
  await sell([createWallpaperInput(uneven)]);
  clock.advance(10 * MINUTE - 1);
  const lastOfMarch9 = await sell([createWallpaperInput(), blind]);
  clock.advance(1);
  const firstOfMarch10 = await sell([blind]);
  clock.advance(60 * MINUTE);
  await shop.orderActions.refundOrder({
    orderId: lastOfMarch9.id,
    amountPaise: toPaise(12_345),
    reason: 'A corner is damaged',
  });
  await shop.runOutboxJobs();
  const { version } = (await shop.readOrderRecord(firstOfMarch10.id)).order;
  await shop.orderActions.changeStatus({
    orderId: firstOfMarch10.id,
    to: 6,
    reason: 'Ordered twice',
    author: staff,
    version,
  });
  const unpaid = await shop.createBuyer();
  await unpaid.createOrder();
}, 120_000);
afterAll(() => shop.close());

async function sell(items: readonly object[]) {
  const buyer = await shop.createBuyer(items);
  const order = (await buyer.createOrder()).data;
  shop.provider.pay(order.orderId);
  await buyer.verifyPayment(order.orderId);
  return order;
}

const listPaid = (day: string) =>
  shop.db
    .select()
    .from(orders)
    .where(sql`${orders.paidAt} >= ${`${addDays(day, -1)}T18:30:00Z`} and ${orders.paidAt} < ${`${day}T18:30:00Z`}`);
const sumAmounts = (rows: readonly { amountPaise: number }[]) => rows.reduce((sum, row) => sum + row.amountPaise, 0);

const BOTH_DAYS = { from: MARCH_9, to: MARCH_10 };

describe('the sales report', () => {
  it('counts paid orders to the paisa on their day in India, whatever became of them', async () => {
    const [first, second] = [await listPaid(MARCH_9), await listPaid(MARCH_10)];
    expect([first.length, second.length]).toEqual([2, 1]);
    const { days, totals } = await reports.getSalesReport({ body: BOTH_DAYS });
    const cancelled = second[0]?.amountPaise ?? 0;
    expect(days).toEqual([
      { day: MARCH_9, orders: 2, amountPaise: sumAmounts(first), refundedPaise: 0 },
      { day: MARCH_10, orders: 1, amountPaise: cancelled, refundedPaise: 12_345 + cancelled },
    ]);
    const amountPaise = sumAmounts(first) + cancelled;
    expect(totals).toEqual({
      orders: 3,
      amountPaise,
      averagePaise: Math.round(amountPaise / 3),
      refundedPaise: 12_345 + cancelled,
      netPaise: sumAmounts(first) - 12_345,
    });
  });

  it('compares with the equally long period before', async () => {
    const { totals, previous, days } = await reports.getSalesReport({ body: { from: MARCH_10, to: MARCH_10 } });
    expect(days).toHaveLength(1);
    expect([previous.orders, totals.orders]).toEqual([2, 1]);
    expect(previous.amountPaise).toBe(sumAmounts(await listPaid(MARCH_9)));
  });

  it('is empty for days without orders', async () => {
    const { totals, days } = await reports.getSalesReport({ body: { from: '2025-04-01', to: '2026-03-08' } });
    expect(totals).toEqual({ orders: 0, amountPaise: 0, averagePaise: 0, refundedPaise: 0, netPaise: 0 });
    expect(days).toHaveLength(342);
  });
});

describe('the breakdown', () => {
  it.each(['categories', 'products', 'states'] as const)('by %s adds up to what was paid', async (by) => {
    const { rows, rest, roundOffPaise, totals } = await reports.getSalesBreakdown({ body: { ...BOTH_DAYS, by } });
    const sales = (await reports.getSalesReport({ body: BOTH_DAYS })).totals;
    expect(rest).toBeNull();
    expect(totals).toMatchObject({ orders: sales.orders, amountPaise: sales.amountPaise, pieces: 7 });
    expect(sumAmounts(rows) + roundOffPaise).toBe(sales.amountPaise);
  });

  it('shows the round-off of orders on its own, because it belongs to no line', async () => {
    const paid = [...(await listPaid(MARCH_9)), ...(await listPaid(MARCH_10))];
    const roundOff = paid.reduce((sum, order) => sum + order.roundOffPaise, 0);
    expect(roundOff).not.toBe(0);
    const byCategory = await reports.getSalesBreakdown({ body: { ...BOTH_DAYS, by: 'categories' } });
    expect(byCategory.roundOffPaise).toBe(roundOff);
    expect((await reports.getSalesBreakdown({ body: { ...BOTH_DAYS, by: 'states' } })).roundOffPaise).toBe(0);
  });

  it('names categories and products, largest first', async () => {
    const categories = (await reports.getSalesBreakdown({ body: { ...BOTH_DAYS, by: 'categories' } })).rows;
    expect(categories.map(({ name, pieces, orders: count }) => [name, pieces, count])).toEqual([
      ['Wallpaper', 5, 2],
      ['Blinds', 2, 2],
    ]);
    const products = (await reports.getSalesBreakdown({ body: { ...BOTH_DAYS, by: 'products' } })).rows;
    expect(products[0]).toMatchObject({ key: testProducts.wallpaper.id, name: 'Basant Vine', category: 'Wallpaper' });
  });

  it('sums products behind the listed ones', async () => {
    const { rows, rest, roundOffPaise, totals } = await loadSalesBreakdown(shop, {
      ...BOTH_DAYS,
      by: 'products',
      maxRows: 1,
    });
    expect(rows).toHaveLength(1);
    expect(rest).toMatchObject({ count: 1, pieces: 2 });
    expect(sumAmounts(rows) + (rest?.amountPaise ?? 0) + roundOffPaise).toBe(totals.amountPaise);
  });

  it('counts spellings of a state as one, and erased addresses as not known', async () => {
    const day = { createdAt: new Date('2026-01-05T06:00:00Z'), paidAt: new Date('2026-01-05T06:00:00Z') };
    for (const state of ['Tamil Nadu', 'tamil nadu ', ''])
      await storeOrder(shop.db, { ...day, state, items: [createOrderItem()] });
    const { rows } = await reports.getSalesBreakdown({ body: { from: '2026-01-05', to: '2026-01-05', by: 'states' } });
    expect(rows).toMatchObject([
      { name: 'Tamil Nadu', orders: 2, pieces: 4, amountPaise: 216_000 },
      { name: null, orders: 1, pieces: 2, amountPaise: 108_000 },
    ]);
  });

  it('keeps lines in the sum whose product is not known yet', async () => {
    const day = { createdAt: new Date('2026-01-07T06:00:00Z'), paidAt: new Date('2026-01-07T06:00:00Z') };
    const { id } = await storeOrder(shop.db, day);
    const unknown = { productId: null, productTitle: null, category: null };
    await shop.db.update(orderItems).set(unknown).where(eq(orderItems.orderId, id));
    for (const by of ['categories', 'products'] as const) {
      const { rows } = await reports.getSalesBreakdown({ body: { from: '2026-01-07', to: '2026-01-07', by } });
      expect(rows).toMatchObject([{ name: null, amountPaise: 108_000 }]);
    }
  });
});
