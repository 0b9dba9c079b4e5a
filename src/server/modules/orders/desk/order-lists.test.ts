import { randomUUID } from 'node:crypto';
import { and, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { OrderFilter } from '#contract/desk/orders/orders.ts';
import { formatCsvLine } from '#server/http/desk/csv.ts';
import { orderSearchTerms, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { ALL_ORDERS, createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { backfillOrderTerms } from '../backfill/backfill-order-terms.ts';
import { createOrderLists } from './order-lists.ts';

const actor = createStaffActor();
let shop: CheckoutShop;
let desk: ReturnType<typeof createDeskOrders>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  desk = createDeskOrders(shop);
});
afterAll(() => shop.close());
beforeEach(async () => {
  for (const table of [orders, orderSearchTerms, outbox, paymentAlerts]) await shop.db.delete(table);
});

const list = (filter: Partial<OrderFilter> & { cursor?: string | null } = {}) =>
  desk.listOrders({ params: {}, body: { ...ALL_ORDERS, ...filter }, actor });
const listNumbers = async (filter: Partial<OrderFilter> = {}) =>
  (await list(filter)).orders.map(({ orderNumber }) => orderNumber);
const count = () => desk.countOrders({ params: {}, body: {}, actor });

const failEmail = (orderId: string, topic = 'order.shipped') =>
  shop.db.insert(outbox).values({
    id: randomUUID(),
    topic,
    payload: '{}',
    createdAt: shop.clock.now(),
    dueAt: null,
    attempts: 1,
    lastError: '550',
    orderId,
  });
const raiseAlert = (orderId: string) =>
  shop.db.insert(paymentAlerts).values({
    alertKey: randomUUID(),
    orderId,
    kind: 'refund_failed',
    details: '{}',
    createdAt: shop.clock.now(),
  });

describe('the tabs', () => {
  it('hold the orders that wait in each, with the reasons of those that need attention', async () => {
    const [paid, processing, shipped, overdue, delivered] = [
      await storeOrder(shop.db, { status: 1, promisedOn: '2026-01-02' }),
      await storeOrder(shop.db, { status: 2 }),
      await storeOrder(shop.db, { status: 3, promisedOn: '2020-01-01' }),
      await storeOrder(shop.db, { status: 2, promisedOn: '2026-01-01' }),
      await storeOrder(shop.db, { status: 4 }),
    ];
    await failEmail(shipped.id);
    for (let time = 0; time < 2; time++) await raiseAlert(delivered.id);
    expect(await count()).toEqual({ new: 1, production: 2, shipped: 1, attention: 3 });
    expect(await listNumbers({ tab: 'new' })).toEqual([paid.orderNumber]);
    expect((await listNumbers({ tab: 'production' })).sort()).toEqual(
      [processing.orderNumber, overdue.orderNumber].sort(),
    );
    expect(await listNumbers({ tab: 'shipped' })).toEqual([shipped.orderNumber]);
    expect(await listNumbers({ status: 4 })).toEqual([delivered.orderNumber]);
    const reasons = (await list({ tab: 'attention' })).orders.map(({ id, attention }) => [id, attention]);
    expect(Object.fromEntries(reasons)).toEqual({
      [shipped.id]: ['email'],
      [delivered.id]: ['alert'],
      [overdue.id]: ['overdue'],
    });
    expect(await listNumbers({ tab: 'attention', attention: 'overdue' })).toEqual([overdue.orderNumber]);
    expect(await listNumbers({ tab: 'attention', attention: 'email' })).toEqual([shipped.orderNumber]);
    expect(await listNumbers({ tab: 'attention', attention: 'alert' })).toEqual([delivered.orderNumber]);
  });

  it('summarise the lines, type first [D-34]', async () => {
    const items = [
      createOrderItem({ productTypeTitle: 'Cotton Lined', productTitle: 'Monsoon', quantity: 3 }),
      createOrderItem({ kind: 'sample', quantity: 1 }),
      createOrderItem(),
    ];
    await storeOrder(shop.db, { items });
    expect((await list()).orders).toMatchObject([
      { summary: 'Cotton Lined: Monsoon, Sample: Basant Vine and 1 more', pieceCount: 6, isSample: false },
    ]);
  });
});

describe('pages', () => {
  it.each(['newest', 'oldest'] as const)(
    'of 50, %s first, hold every order once',
    async (sort) => {
      const at = (index: number) => new Date(Date.UTC(2026, 0, 1, 0, Math.floor(index / 3)));
      for (let index = 0; index < 104; index++) await storeOrder(shop.db, { createdAt: at(index), attempts: 0 });
      const found: string[] = [];
      const sizes: number[] = [];
      let cursor: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof list>> = await list({ sort, cursor });
        found.push(...page.orders.map(({ createdAt, id }) => `${createdAt} ${id}`));
        sizes.push(page.orders.length);
        cursor = page.nextCursor;
      } while (cursor);
      expect(sizes).toEqual([50, 50, 4]);
      expect(new Set(found).size).toBe(104);
      const sorted = [...found].sort();
      expect(found).toEqual(sort === 'oldest' ? sorted : sorted.reverse());
    },
    120_000,
  );

  it('are of days in India', async () => {
    const { orderNumber } = await storeOrder(shop.db, { createdAt: new Date('2026-01-04T18:30:00Z') });
    expect(await listNumbers({ from: '2026-01-05', to: '2026-01-05' })).toEqual([orderNumber]);
    expect(await listNumbers({ to: '2026-01-04' })).toEqual([]);
    expect(await listNumbers({ from: '2026-01-06' })).toEqual([]);
  });

  it.each([{ from: '5 May' }, { to: '2026-99-99' }, { status: 9 }, { cursor: 'x' }, { cursor: '1_x' }])(
    'refuse %j',
    async (filter) => {
      await expect(list(filter)).rejects.toMatchObject({ status: 400 });
    },
  );
});

describe('a promise', () => {
  it('is shown while a paid order is on its way, and no longer', async () => {
    for (const status of [0, 1, 2, 3, 4, 5, 6, 7] as const)
      await storeOrder(shop.db, { status, promisedOn: '2026-01-20', cancelReason: status === 6 ? 'shop' : null });
    const promised = (await list()).orders.filter(({ promisedOn }) => promisedOn !== null);
    expect(promised.map(({ status }) => status).sort()).toEqual([1, 2, 3]);
  });
});

describe('a search', () => {
  it('finds an order by the beginning of each term, and no other', async () => {
    const buyer = await shop.createBuyer();
    const { id, orderId: number } = (await buyer.createOrder()).data;
    const paymentId = shop.provider.pay(number);
    await buyer.verifyPayment(number);
    await shop.orderActions.changeStatus({ orderId: id, to: 2 });
    const dispatch = { orderId: id, version: 3, courier: 'DTDC', trackingNumber: 'X9-77' };
    await desk.dispatchOrders({ params: {}, body: { dispatches: [dispatch] }, actor });
    await storeOrder(shop.db, { customerName: 'Zoya', customerEmail: 'z@example.in', postalCode: '110001' });
    const texts = [
      ...[number, number.toLowerCase().slice(0, 8), number.replace('-', '')],
      ...['asha', 'RA', 'asha rao', 'rao ash', 'asha@exam'],
      ...['98765', '+91 98765 43210', '0 98765-43210', '380 015', paymentId, 'x9-7', 'X977'],
    ];
    for (const text of texts) expect(await listNumbers({ search: text }), text).toEqual([number]);
    for (const text of ['sha', '%', '_', 'asha zoya', '\\', "'"])
      expect(await listNumbers({ search: text }), text).toEqual([]);
  });

  it('finds orders of earlier releases once their terms are filled in, which can start again', async () => {
    const stored = [];
    for (let index = 0; index < 3; index++) stored.push(await storeOrder(shop.db, { attempts: 0 }));
    expect(await listNumbers({ search: 'asha' })).toEqual([]);
    expect(await backfillOrderTerms(shop.db, { isStopped: () => true })).toBe(false);
    for (let time = 0; time < 2; time++) expect(await backfillOrderTerms(shop.db)).toBe(true);
    expect(await listNumbers({ search: 'asha' })).toHaveLength(3);
    await shop.db.delete(orderSearchTerms).where(eq(orderSearchTerms.orderId, stored[1]?.id ?? ''));
    await backfillOrderTerms(shop.db, { since: new Date('2027-01-01') });
    expect(await listNumbers({ search: 'asha' })).toHaveLength(2);
    await backfillOrderTerms(shop.db, { since: new Date('2025-01-01') });
    expect(await listNumbers({ search: 'asha' })).toHaveLength(3);
  });

  it('finds orders that two releases stored together during an upgrade', async () => {
    const { id } = await storeOrder(shop.db, { paymentId: 'PAY-77' });
    const isOfOrder = eq(orderSearchTerms.orderId, id);
    // The earlier release took the order, this one its payment.
    await shop.db.insert(orderSearchTerms).values({ orderId: id, term: 'pay-77', isPersonal: false });
    await backfillOrderTerms(shop.db);
    expect(await listNumbers({ search: 'asha' })).toHaveLength(1);
    // This release took the order, the earlier one its payment.
    await shop.db.delete(orderSearchTerms).where(and(isOfOrder, like(orderSearchTerms.term, 'pay%')));
    await backfillOrderTerms(shop.db);
    expect(await listNumbers({ search: 'pay77' })).toHaveLength(1);
  });

  it('writes nothing when no term is missing', async () => {
    const { id } = await storeOrder(shop.db, {});
    await backfillOrderTerms(shop.db);
    const isName = and(eq(orderSearchTerms.orderId, id), eq(orderSearchTerms.term, 'asha'));
    await shop.db.delete(orderSearchTerms).where(isName);
    await backfillOrderTerms(shop.db);
    expect(await shop.db.$count(orderSearchTerms, isName)).toBe(0);
  });
});

describe('a failed email', () => {
  it('counts if staff can send it again', async () => {
    const { id } = await storeOrder(shop.db, { status: 4 });
    const countFailed = async () => [
      (await count()).attention,
      (await desk.getToday({ params: {}, body: {}, actor })).failedEmails,
      (await list()).orders.filter(({ attention }) => attention.includes('email')).length,
      (await desk.getOrder({ params: { id }, body: {}, actor })).emails.length,
    ];
    await failEmail(id, 'mail.payment-alert');
    expect(await countFailed()).toEqual([0, 0, 0, 0]);
    await failEmail(id);
    expect(await countFailed()).toEqual([1, 1, 1, 1]);
  });
});

describe('the export', () => {
  it('has a line per order of the list, safe to open in a spreadsheet', async () => {
    const { orderNumber } = await storeOrder(shop.db, { customerName: '=HYPERLINK("x")', city: 'Pune, "East"' });
    await storeOrder(shop.db, { status: 4 });
    const {
      csv,
      count: number,
      isComplete,
    } = await desk.exportOrders({
      params: {},
      body: { ...ALL_ORDERS, tab: 'new' },
      actor,
    });
    const [header, line, ...rest] = csv.split('\r\n');
    expect([number, isComplete, rest]).toEqual([1, true, ['']]);
    expect(header).toMatch(/^Order number,Status,Placed on,/);
    expect(line).toBe(
      `${orderNumber},Paid,2026-01-02,2026-01-02,,1080.00,"'=HYPERLINK(""x"")",asha@example.in,9876543210,"Pune, ""East""",Gujarat,380015,2,Basant Vine,,`,
    );
  });

  it.each(['=1', '+1', '-1', '@x', '\tx', '\rx'])('keeps %j from being a formula', (text) => {
    expect(formatCsvLine([text]).replaceAll('"', '')).toBe(`'${text}\r\n`);
  });

  it.each(['Pune;=1', 'Pune\t=1'])('quotes %j, which some spreadsheets would split', (text) => {
    expect(formatCsvLine([text])).toBe(`"${text}"\r\n`);
  });

  it.each(['newest', 'oldest'] as const)('reads batches in the order of the list: %s', async (sort) => {
    const days = ['2026-01-03', '2026-01-01', '2026-01-02'];
    for (const day of days) await storeOrder(shop.db, { createdAt: new Date(`${day}T06:00:00Z`) });
    const lists = createOrderLists({ ...shop, exportBatchSize: 2 });
    const { csv, count } = await lists.exportCsv({ params: {}, body: { ...ALL_ORDERS, sort } });
    const sorted = sort === 'newest' ? days.toSorted().toReversed() : days.toSorted();
    expect([
      count,
      csv
        .split('\r\n')
        .slice(1, -1)
        .map((line) => line.split(',')[2]),
    ]).toEqual([3, sorted]);
  });

  it('says when it ends early', async () => {
    for (let index = 0; index < 3; index++) await storeOrder(shop.db);
    const exportWith = (maxExported: number) =>
      createOrderLists({ ...shop, maxExported }).exportCsv({ params: {}, body: ALL_ORDERS });
    expect(await exportWith(2)).toMatchObject({ count: 2, isComplete: false });
    expect(await exportWith(3)).toMatchObject({ count: 3, isComplete: true });
  });
});
