import { count, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { orderEvents, shipments } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';

const actor = createStaffActor();
let shop: CheckoutShop;
let desk: ReturnType<typeof createDeskOrders>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  desk = createDeskOrders(shop);
});
afterAll(() => shop.close());

type Dispatch = Parameters<typeof desk.dispatchOrders>[0]['body']['dispatches'][number];
const dispatch = async (dispatches: Dispatch[]) =>
  (await desk.dispatchOrders({ params: {}, body: { dispatches }, actor })).results;
const buildDispatch = (orderId: string, number = 1): Dispatch => ({
  orderId,
  version: 2,
  courier: 'Delhivery',
  trackingNumber: `DL10${number}`,
});

it('ships 45 of 50 with one email each, gives 5 reasons, and changes nothing when repeated', async () => {
  const possible = await Promise.all(Array.from({ length: 45 }, () => storeOrder(shop.db, { status: 2 })));
  const [paid, cancelled, changed] = [
    await storeOrder(shop.db, { status: 1 }),
    await storeOrder(shop.db, { status: 6, cancelReason: 'shop' }),
    await storeOrder(shop.db, { status: 2, version: 5 }),
  ];
  const dispatches = [
    buildDispatch(paid.id),
    buildDispatch(cancelled.id),
    buildDispatch(changed.id),
    buildDispatch('00000000-0000-4000-8000-000000000000'),
    { ...buildDispatch((await storeOrder(shop.db, { status: 2 })).id), trackingNumber: '<b>' },
    ...possible.map(({ id }, index) => buildDispatch(id, index)),
  ];
  const countRows = async () => {
    const [emails] = await shop.db.select({ number: count() }).from(outbox).where(eq(outbox.topic, 'order.shipped'));
    const [entries] = await shop.db.select({ number: count() }).from(auditEntries);
    const [shipped] = await shop.db.select({ number: count() }).from(shipments);
    return [emails?.number, entries?.number, shipped?.number];
  };
  for (let time = 0; time < 2; time++) {
    const results = await dispatch(dispatches);
    expect(results.filter(({ isShipped }) => isShipped)).toHaveLength(45);
    expect(results.slice(0, 5).map(({ message }) => message)).toEqual([
      'An order that is Paid cannot become Shipped.',
      'An order that is Cancelled cannot become Shipped.',
      expect.stringContaining('Somebody else changed this order'),
      'Order not found.',
      'Tracking number can only have letters, digits, hyphens and slashes.',
    ]);
    expect(await countRows()).toEqual([45, 45, 45]);
  }
  const ids = possible.map(({ id }) => id);
  const queued = await shop.db.select().from(outbox).where(inArray(outbox.orderId, ids));
  expect(new Set(queued.map(({ orderId }) => orderId)).size).toBe(45);
}, 120_000);

it('refuses another number for an order that has left', async () => {
  const { id } = await storeOrder(shop.db, { status: 2 });
  expect(await dispatch([buildDispatch(id, 1), buildDispatch(id, 1), buildDispatch(id, 2)])).toMatchObject([
    { isShipped: true, message: '' },
    { isShipped: true, message: '' },
    { isShipped: false, message: expect.stringMatching(/^Meera already shipped it with Delhivery, DL101, on \d/) },
  ]);
});

it('records our own delivery, which the customer sees', async () => {
  const { userId, send } = await shop.createCustomer();
  const { id } = await storeOrder(shop.db, { status: 2, userId });
  await dispatch([{ orderId: id, version: 2, courier: '', trackingNumber: '' }]);
  const expected = {
    courier: null,
    trackingNumber: null,
    trackingUrl: null,
    shippedAt: shop.clock.now().toISOString(),
  };
  expect((await send('GET', `Orders/me/${id}`)).data).toMatchObject({ status: 3, shipment: expected });
});

it('emails nobody about a sample order', async () => {
  const { id } = await storeOrder(shop.db, { status: 2, isSample: true });
  expect(await dispatch([buildDispatch(id)])).toMatchObject([{ isShipped: true }]);
  expect(await shop.db.select().from(outbox).where(eq(outbox.orderId, id))).toEqual([]);
});

it('ships the others if one order fails', async () => {
  const stored = [await storeOrder(shop.db, { status: 2 }), await storeOrder(shop.db, { status: 2 })];
  // The event of the move gets a number that is taken.
  const event = { toStatus: 2, cause: 'test', actor: 'shop', at: shop.clock.now() } as const;
  await shop.db.insert(orderEvents).values({ ...event, orderId: stored[0]?.id ?? '', seq: 3 });
  expect(await dispatch(stored.map(({ id }, index) => buildDispatch(id, index)))).toMatchObject([
    { isShipped: false, message: "We couldn't ship this order. Please try again." },
    { isShipped: true, message: '' },
  ]);
});

it('reports an order as shipped that has arrived by the time of a repeat', async () => {
  const { id } = await storeOrder(shop.db, { status: 2 });
  await dispatch([buildDispatch(id)]);
  await desk.moveOrder({ params: { id }, body: { to: 4, version: 3 }, actor });
  expect(await dispatch([buildDispatch(id)])).toMatchObject([{ isShipped: true, message: '' }]);
});
