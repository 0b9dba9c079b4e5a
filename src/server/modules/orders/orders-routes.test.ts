import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Order, type OrdersPage, ordersPageSchema } from '#contract/storefront/orders.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { orderedItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

type Given = Parameters<typeof storeOrder>[1];

/** A customer with orders, and the list call. */
async function customerWith(...given: Given[]) {
  const { userId, ask } = await shop.customer();
  const stored: Awaited<ReturnType<typeof storeOrder>>[] = [];
  for (const one of given) stored.push(await storeOrder(shop.db, { ...one, userId }));
  const list = async (query = '') => (await ask<OrdersPage>('GET', `Orders/me${query}`)).data;
  const numbers = async (query = '') => (await list(query)).items.map(({ orderNumber }) => orderNumber);
  return { userId, ask, list, numbers, stored, numberOf: (at: number) => stored[at]?.orderNumber ?? '' };
}

const at = (time: string) => ({ createdAt: new Date(time) });

describe('GET /api/Orders/me', () => {
  it('returns each order with its items, events and sums [SRV-54, SRV-59, SRV-09, ENT-23, ENT-24, ENT-25, ORD-25, API-23]', async () => {
    const items = [orderedItem(), orderedItem({ productTitle: 'Second', quantity: 1, lineTotal: 540.49 })];
    const { ask, stored } = await customerWith({ items, amountPaise: 162_000, roundOffPaise: -49 });
    const answer = await ask<OrdersPage>('GET', 'Orders/me');
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(ordersPageSchema.parse(answer.data)).toEqual(answer.data);
    const [order] = stored;
    expect(answer.data).toEqual({
      ...{ page: 1, pageSize: 20, totalCount: 1 },
      items: [
        {
          id: order?.id,
          ...{ orderNumber: order?.orderNumber, cashfreeOrderId: order?.orderNumber, status: 1 },
          ...{ createdAt: '2026-01-02T03:00:00.000Z', paidAt: '2026-01-02T03:04:00.000Z', cashfreePaymentId: 'pay-1' },
          ...{ amountInPaise: 162_000, roundOffInPaise: -49, refundedInPaise: 0, paymentPending: false },
          ...{ currency: 'INR', customerName: 'Asha Rao', customerEmail: 'asha@example.in' },
          ...{ customerPhone: '9876543210', addressLine1: '12 Lake Road', addressLine2: 'Flat 3' },
          ...{ city: 'Ahmedabad', state: 'Gujarat', postalCode: '380015', country: 'IN' },
          items,
          events: [
            { status: 0, at: '2026-01-02T03:00:00.000Z' },
            { status: 1, at: '2026-01-02T03:04:00.000Z' },
          ],
        },
      ],
    });
  });

  it('has its items beside the envelope’s data too [ORD-25, API-23]', async () => {
    const { userId, list } = await customerWith({});
    const authorization = await createBearer(userId, shop.clock.now());
    const answer = await shop.app.inject({ url: '/api/Orders/me', headers: { authorization } });
    expect(answer.json().items).toEqual((await list()).items);
  });

  it('lists the newest first, of equal ones the larger id [SRV-54]', async () => {
    const ids = [randomUUID(), randomUUID()].sort();
    const same = at('2026-01-03T00:00:00Z');
    const { list } = await customerWith(
      { id: ids[0] ?? '', ...same },
      { id: randomUUID(), ...at('2026-01-05T00:00:00Z') },
      { id: ids[1] ?? '', ...same },
    );
    const found = (await list()).items.map(({ id }) => id);
    expect(found.slice(1)).toEqual([ids[1], ids[0]]);
    expect((await list()).items[0]?.createdAt).toBe('2026-01-05T00:00:00.000Z');
  });

  it('gives the pages asked for, also past the end [SRV-55, ORD-22]', async () => {
    const days = Array.from({ length: 23 }, (_, day) => at(new Date(Date.UTC(2026, 0, 1 + day)).toISOString()));
    const { list, numbers, stored } = await customerWith(...days);
    const all = stored.map((one) => one.orderNumber).reverse();
    expect(await numbers('?Page=1&PageSize=20')).toEqual(all.slice(0, 20));
    expect(await numbers('?page=2&pagesize=20')).toEqual(all.slice(20));
    expect(await numbers('?Page=3&PageSize=5')).toEqual(all.slice(10, 15));
    expect(await list('?Page=9&PageSize=20')).toEqual({ items: [], page: 9, pageSize: 20, totalCount: 23 });
    expect(await list('?PageSize=500')).toMatchObject({ pageSize: 100, totalCount: 23 });
    expect(await list('?Page=999999999&PageSize=100')).toMatchObject({ items: [], totalCount: 23 });
  });

  it('keeps to status, period and provider id, all at once when all are given [SRV-56, SRV-57, SRV-58, ORD-23]', async () => {
    const { numbers, numberOf, list } = await customerWith(
      { status: 0, paidAt: null, paymentId: null, ...at('2026-01-01T18:29:59.999Z') },
      { status: 1, ...at('2026-01-01T18:30:00.000Z') },
      { status: 1, ...at('2026-01-02T18:29:59.999Z'), attempts: 3 },
      { status: 7, ...at('2026-01-02T18:30:00.000Z') },
    );
    const [zero, one, two, three] = [0, 1, 2, 3].map(numberOf);
    expect(await numbers()).toEqual([three, two, one, zero]);
    expect(await numbers('?Status=1')).toEqual([two, one]);
    expect(await numbers('?Status=0')).toEqual([zero]);
    expect(await list('?Status=4')).toMatchObject({ items: [], totalCount: 0 });
    expect(await numbers('?From=2026-01-02')).toEqual([three, two, one]);
    expect(await numbers('?From=2026-01-02&To=2026-01-02')).toEqual([two, one]);
    expect(await numbers('?To=2026-01-01T18:29:59.999Z')).toEqual([zero]);
    expect(await numbers(`?CashfreeOrderId=${two}-2`)).toEqual([two]);
    expect(await numbers(`?CashfreeOrderId=${two}`)).toEqual([two]);
    expect(await numbers(`?CashfreeOrderId=${two?.toLowerCase()}`)).toEqual([]);
    expect(await numbers(`?CashfreeOrderId=${two}&Status=7`)).toEqual([]);
    expect(await numbers(`?CashfreeOrderId=${two}&Status=1&From=2026-01-02&To=2026-01-02`)).toEqual([two]);
    expect(await numbers('?Status=&From=&To=&CashfreeOrderId=&Page=')).toHaveLength(4);
    expect((await list('?Status=1')).items[0]).toMatchObject({ cashfreeOrderId: `${two}-3`, orderNumber: two });
  });

  it.each([
    ['?Page=0', 'Page must be a whole number from 1.'],
    ['?PageSize=x', 'PageSize must be a whole number from 1.'],
    ['?Status=8', 'Status must be a number from 0 to 7.'],
    ['?From=soon', 'From and To must be dates such as 2026-01-31.'],
    ['?From=2026-02-01&To=2026-01-01', 'From must not be after To.'],
    ['?Page=1&Page=2', "Please check the value of 'Page' and try again."],
  ])('returns 400 for %s [SRV-55, SRV-56, SRV-57]', async (query, message) => {
    const { ask } = await customerWith();
    expect(await ask('GET', `Orders/me${query}`)).toMatchObject({ status: 400, data: null, message });
  });

  it.each(['%00', "'%20or%201=1", '%25', 'AAN-2222222222'])(
    'finds nothing under the provider id %s [SRV-58]',
    async (id) => {
      const { list } = await customerWith({});
      expect(await list(`?CashfreeOrderId=${id}`)).toMatchObject({ items: [], totalCount: 0 });
    },
  );

  it('shows nobody’s orders but the caller’s, also by their provider id [SRV-54, SRV-06]', async () => {
    const asha = await customerWith({}, {});
    const stranger = await customerWith();
    expect(await stranger.list()).toMatchObject({ items: [], totalCount: 0 });
    expect(await stranger.numbers(`?CashfreeOrderId=${asha.numberOf(0)}`)).toEqual([]);
  });
});

describe('GET /api/Orders/me/{id}', () => {
  it('returns the same order as the list, in any letters of its id [SRV-60, ORD-26, API-24]', async () => {
    const { ask, list, stored } = await customerWith({});
    const id = stored[0]?.id ?? '';
    const answer = await ask<Order>('GET', `Orders/me/${id.toUpperCase()}`);
    expect(answer).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect([answer.data]).toEqual((await list()).items);
  });

  it('returns 404 for another customer’s order [SRV-60, SRV-07, SRV-08, ORD-39]', async () => {
    const { stored } = await customerWith({});
    const { ask } = await customerWith();
    const ids = [stored[0]?.id, randomUUID(), 'x', '%00', stored[0]?.orderNumber, "'%20or%201=1"];
    for (const id of ids) {
      const answer = await ask('GET', `Orders/me/${id}`);
      expect(answer, id).toMatchObject({ status: 404, data: null, message: 'Order not found.' });
    }
  });
});
