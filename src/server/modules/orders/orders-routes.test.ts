import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type Order, ordersPageSchema, type PagedOrders } from '#contract/storefront/orders.ts';
import { toPaise } from '#domain/money/paise.ts';
import { createBearer } from '#tests/support/customers/session-tokens.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CatalogueShop, createCatalogueShop } from '#tests/support/shop/catalogue-shop.ts';

let shop: CatalogueShop;
beforeAll(async () => {
  shop = await createCatalogueShop();
});
afterAll(() => shop.close());

type StoredOrderInput = Parameters<typeof storeOrder>[1];

/** Creates a customer with stored orders. */
async function createCustomerWith(...inputs: StoredOrderInput[]) {
  const { userId, send } = await shop.createCustomer();
  const stored: Awaited<ReturnType<typeof storeOrder>>[] = [];
  for (const input of inputs) stored.push(await storeOrder(shop.db, { ...input, userId }));
  const list = async (query = '') => (await send<PagedOrders>('GET', `Orders/me${query}`)).data;
  const listNumbers = async (query = '') => (await list(query)).items.map(({ orderNumber }) => orderNumber);
  return { userId, send, list, listNumbers, stored, getNumber: (index: number) => stored[index]?.orderNumber ?? '' };
}

const createCreatedAt = (time: string) => ({ createdAt: new Date(time) });

describe('GET /api/Orders/me', () => {
  it('returns each order with its items, events and sums [SRV-54, SRV-59, SRV-09, ENT-23]', async () => {
    const items = [createOrderItem(), createOrderItem({ productTitle: 'Second', quantity: 1, lineTotal: 540.49 })];
    const { send, stored } = await createCustomerWith({
      items,
      amountPaise: toPaise(162_000),
      roundOffPaise: toPaise(-49),
      promisedOn: '2026-01-09',
    });
    const response = await send<PagedOrders>('GET', 'Orders/me');
    expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect(ordersPageSchema.parse(response.data)).toEqual(response.data);
    const [order] = stored;
    expect(response.data).toEqual({
      page: 1,
      pageSize: 20,
      totalCount: 1,
      items: [
        {
          id: order?.id,
          orderNumber: order?.orderNumber,
          cashfreeOrderId: order?.orderNumber,
          status: 1,
          createdAt: '2026-01-02T03:00:00.000Z',
          paidAt: '2026-01-02T03:04:00.000Z',
          cashfreePaymentId: 'pay-1',
          amountInPaise: 162_000,
          roundOffInPaise: -49,
          refundedInPaise: 0,
          paymentPending: false,
          promisedDeliveryDate: '2026-01-09',
          shipment: null,
          currency: 'INR',
          customerName: 'Asha Rao',
          customerEmail: 'asha@example.in',
          customerPhone: '9876543210',
          addressLine1: '12 Lake Road',
          addressLine2: 'Flat 3',
          city: 'Ahmedabad',
          state: 'Gujarat',
          postalCode: '380015',
          country: 'IN',
          items,
          events: [
            { status: 0, at: '2026-01-02T03:00:00.000Z' },
            { status: 1, at: '2026-01-02T03:04:00.000Z' },
          ],
        },
      ],
    });
  });

  it('repeats the items next to the envelope’s data [ORD-25, API-23, Q-118]', async () => {
    const { userId, list } = await createCustomerWith({});
    const authorization = await createBearer(userId, shop.clock.now());
    const response = await shop.app.inject({ url: '/api/Orders/me', headers: { authorization } });
    expect(response.json().items).toEqual((await list()).items);
  });

  it('sorts by date, newest first, then by id, largest first [SRV-54]', async () => {
    const ids = [randomUUID(), randomUUID()].sort();
    const same = createCreatedAt('2026-01-03T00:00:00Z');
    const { list } = await createCustomerWith(
      { id: ids[0] ?? '', ...same },
      { id: randomUUID(), ...createCreatedAt('2026-01-05T00:00:00Z') },
      { id: ids[1] ?? '', ...same },
    );
    const found = (await list()).items.map(({ id }) => id);
    expect(found.slice(1)).toEqual([ids[1], ids[0]]);
    expect((await list()).items[0]?.createdAt).toBe('2026-01-05T00:00:00.000Z');
  });

  it('returns the requested page, and an empty page past the end [SRV-55, ORD-22]', async () => {
    const days = Array.from({ length: 23 }, (_, day) =>
      createCreatedAt(new Date(Date.UTC(2026, 0, 1 + day)).toISOString()),
    );
    const { list, listNumbers, stored } = await createCustomerWith(...days);
    const all = stored.map(({ orderNumber }) => orderNumber).reverse();
    expect(await listNumbers('?Page=1&PageSize=20')).toEqual(all.slice(0, 20));
    expect(await listNumbers('?page=2&pagesize=20')).toEqual(all.slice(20));
    expect(await listNumbers('?Page=3&PageSize=5')).toEqual(all.slice(10, 15));
    expect(await list('?Page=9&PageSize=20')).toEqual({ items: [], page: 9, pageSize: 20, totalCount: 23 });
    expect(await list('?PageSize=500')).toMatchObject({ pageSize: 100, totalCount: 23 });
    expect(await list('?Page=999999999&PageSize=100')).toMatchObject({ items: [], totalCount: 23 });
  });

  it('filters by status, period and provider id, alone and combined [SRV-56, SRV-57, SRV-58, ORD-23]', async () => {
    const { listNumbers, getNumber, list } = await createCustomerWith(
      { status: 0, paidAt: null, paymentId: null, ...createCreatedAt('2026-01-01T18:29:59.999Z') },
      { status: 1, ...createCreatedAt('2026-01-01T18:30:00.000Z') },
      { status: 1, ...createCreatedAt('2026-01-02T18:29:59.999Z'), attempts: 3 },
      { status: 7, ...createCreatedAt('2026-01-02T18:30:00.000Z') },
    );
    const [zero, one, two, three] = [0, 1, 2, 3].map(getNumber);
    expect(await listNumbers()).toEqual([three, two, one, zero]);
    expect(await listNumbers('?Status=1')).toEqual([two, one]);
    expect(await listNumbers('?Status=0')).toEqual([zero]);
    expect(await list('?Status=4')).toMatchObject({ items: [], totalCount: 0 });
    expect(await listNumbers('?From=2026-01-02')).toEqual([three, two, one]);
    expect(await listNumbers('?From=2026-01-02&To=2026-01-02')).toEqual([two, one]);
    expect(await listNumbers('?To=2026-01-01T18:29:59.999Z')).toEqual([zero]);
    expect(await listNumbers(`?CashfreeOrderId=${two}-2`)).toEqual([two]);
    expect(await listNumbers(`?CashfreeOrderId=${two}`)).toEqual([two]);
    expect(await listNumbers(`?CashfreeOrderId=${two?.toLowerCase()}`)).toEqual([]);
    expect(await listNumbers(`?CashfreeOrderId=${two}&Status=7`)).toEqual([]);
    expect(await listNumbers(`?CashfreeOrderId=${two}&Status=1&From=2026-01-02&To=2026-01-02`)).toEqual([two]);
    expect(await listNumbers('?Status=&From=&To=&CashfreeOrderId=&Page=')).toHaveLength(4);
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
    const { send } = await createCustomerWith();
    expect(await send('GET', `Orders/me${query}`)).toMatchObject({ status: 400, data: null, message });
  });

  it.each(['%00', "'%20or%201=1", '%25', 'AAN-2222222222'])(
    'finds nothing under the provider id %s [SRV-58]',
    async (id) => {
      const { list } = await createCustomerWith({});
      expect(await list(`?CashfreeOrderId=${id}`)).toMatchObject({ items: [], totalCount: 0 });
    },
  );

  it('returns only the caller’s own orders, even for another customer’s provider id [SRV-54, SRV-06]', async () => {
    const asha = await createCustomerWith({}, {});
    const stranger = await createCustomerWith();
    expect(await stranger.list()).toMatchObject({ items: [], totalCount: 0 });
    expect(await stranger.listNumbers(`?CashfreeOrderId=${asha.getNumber(0)}`)).toEqual([]);
  });
});

describe('GET /api/Orders/me/{id}', () => {
  it('returns the same order as the list, with a case-insensitive id [SRV-60, ORD-26, API-24]', async () => {
    const { send, list, stored } = await createCustomerWith({});
    const id = stored[0]?.id ?? '';
    const response = await send<Order>('GET', `Orders/me/${id.toUpperCase()}`);
    expect(response).toMatchObject({ status: 200, headers: { 'cache-control': 'no-store' } });
    expect([response.data]).toEqual((await list()).items);
  });

  it('returns 404 for another customer’s order [SRV-60, SRV-07, SRV-08, ORD-39]', async () => {
    const { stored } = await createCustomerWith({});
    const { send } = await createCustomerWith();
    const ids = [stored[0]?.id, randomUUID(), 'x', '%00', stored[0]?.orderNumber, "'%20or%201=1"];
    for (const id of ids) {
      const response = await send('GET', `Orders/me/${id}`);
      expect(response, id).toMatchObject({ status: 404, data: null, message: 'Order not found.' });
    }
  });
});
