import { randomUUID } from 'node:crypto';
import { asc, eq, like } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { toPaise } from '#domain/money/paise.ts';
import type { OrderStatus } from '#domain/orders/order-status.ts';
import { ConflictError } from '#server/http/app-error.ts';
import { type AuditActor, findAuditProblem } from '#server/platform/audit/audit-log.ts';
import { orderEvents, orders, shipments } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries, auditState } from '#server/platform/database/tables/staff-tables.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { ALL_ORDERS, createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createOrderEmailHandlers } from '../order-email-handlers.ts';
import { createOrderRepository } from '../order-repository.ts';

const HOUR = 60 * 60_000;
const actor = createStaffActor('Meera');

let shop: CheckoutShop;
let desk: ReturnType<typeof createDeskOrders>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  desk = createDeskOrders(shop);
});
afterAll(() => shop.close());

const store = (status: OrderStatus, changes: object = {}) => storeOrder(shop.db, { status, ...changes });
const move = (id: string, to: number, version: number, by = actor) =>
  desk.moveOrder({ params: { id }, body: { to, version }, actor: by });
const undo = (id: string, version: number, reason = 'Wrong order') =>
  desk.undoOrderMove({ params: { id }, body: { version, reason }, actor });
const ship = (orderId: string, version: number, courier = 'Delhivery', trackingNumber = 'DL 101') =>
  desk.dispatchOrders({ body: { dispatches: [{ orderId, version, courier, trackingNumber }] }, params: {}, actor });
const listAudit = (id: string) =>
  shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(asc(auditEntries.seq));
const listTopics = async (id: string) =>
  (await shop.db.select().from(outbox).where(eq(outbox.orderId, id))).map(({ topic }) => topic);
const readStatus = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0]?.status;

/** Sends the emails that are due, as the running shop does. */
async function deliverEmails() {
  const { db, clock, config } = shop;
  const mail = createMailCollector();
  const deps = { orders: createOrderRepository(db), mail, db, clock, enqueue };
  await deliverOutbox(
    db,
    clock,
    createOrderEmailHandlers({ ...deps, shop: config.shop, publicOrigin: config.publicOrigin }),
  );
  return mail.mails;
}

async function createPaidOrder() {
  const buyer = await shop.createBuyer();
  const order = (await buyer.createOrder()).data;
  shop.provider.pay(order.orderId);
  await buyer.verifyPayment(order.orderId);
  return { buyer, ...order };
}

describe('a move', () => {
  it('stores the person and an audit entry', async () => {
    const { id, orderNumber } = await store(1);
    const order = await move(id, 2, 2);
    expect(order).toMatchObject({ status: 2, version: 3, undoTo: 1, moves: [3, 6] });
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'status', title: 'Processing', by: 'Meera' });
    expect(await listAudit(id)).toMatchObject([
      {
        actor: 'Meera',
        staffId: actor.staffId,
        permission: 'orders.move',
        action: 'order moved',
        object: orderNumber,
        requestId: 'request-1',
        changes: JSON.stringify([{ field: 'status', from: 'Paid', to: 'Processing' }]),
      },
    ]);
  });

  it('lets one of two simultaneous changes win and shows the other the conflict', async () => {
    const { id } = await store(1);
    const results = await Promise.allSettled([
      move(id, 2, 2, createStaffActor('Asha')),
      move(id, 2, 2, createStaffActor('Kabir')),
    ]);
    const won = results.filter(({ status }) => status === 'fulfilled');
    expect(won).toHaveLength(1);
    const winner = results[0]?.status === 'fulfilled' ? 'Asha' : 'Kabir';
    const lost = results.find((result) => result.status === 'rejected')?.reason;
    expect(lost).toBeInstanceOf(ConflictError);
    expect(lost).toMatchObject({ status: 409, data: { changedBy: winner, order: { status: 2, version: 3 } } });
    expect(await listAudit(id)).toHaveLength(1);
  });

  it('follows the table, and ships and cancels elsewhere', async () => {
    const { id } = await store(1);
    await expect(move(id, 4, 2)).rejects.toMatchObject({
      status: 400,
      message: 'An order that is Paid cannot become Delivered.',
    });
    for (const to of [1, 3, 6, 7, 99]) await expect(move(id, to, 2)).rejects.toMatchObject({ status: 400 });
    for (const unknown of ['nonsense', '00000000-0000-4000-8000-000000000000'])
      await expect(move(unknown, 2, 2)).rejects.toMatchObject({ status: 404 });
  });

  it.each([
    { kind: 'missing', status: 404 },
    { kind: 'stale', status: 409 },
    { kind: undefined, status: 400 },
  ] as const)('that is refused as $kind gets $status, whatever the message', async ({ kind, status }) => {
    const { id } = await store(1);
    const changeStatus = async () => ({
      ok: false as const,
      message: 'Order not found.',
      ...(kind && { kind }),
    });
    const refusing = createDeskOrders({ ...shop, orderActions: { ...shop.orderActions, changeStatus } });
    const request = { params: { id }, body: { to: 2, version: 2 }, actor };
    await expect(refusing.moveOrder(request)).rejects.toMatchObject({ status });
  });

  it('is rolled back if its audit entry cannot be written', async () => {
    const { id } = await store(2);
    await move((await store(1)).id, 2, 2);
    const [state] = await shop.db.select().from(auditState);
    // The next entry gets a number that is taken.
    await shop.db.update(auditState).set({ seq: (state?.seq ?? 1) - 1 });
    expect((await ship(id, 2)).results).toMatchObject([{ isShipped: false }]);
    await shop.db.update(auditState).set({ seq: state?.seq ?? 1 });
    expect(await readStatus(id)).toBe(2);
    expect(await listTopics(id)).toEqual([]);
    expect(await shop.db.select().from(shipments).where(eq(shipments.orderId, id))).toEqual([]);
    expect(await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id))).toHaveLength(2);
    expect(await findAuditProblem(shop.db)).toBeUndefined();
  });
});

describe('an undo', () => {
  it('takes a move back within 24 hours, with a reason that stays in the shop', async () => {
    const { id } = await store(1);
    await move(id, 2, 2);
    await expect(undo(id, 3, ' ')).rejects.toMatchObject({ status: 400, message: 'Reason is required.' });
    await expect(undo(id, 2)).rejects.toMatchObject({ status: 409, data: { changedBy: 'Meera' } });
    const order = await undo(id, 3);
    expect(order).toMatchObject({ status: 1, version: 4, undoTo: null });
    expect(order.timeline.at(-1)).toMatchObject({
      title: 'Moved back from Processing to Paid',
      detail: 'Wrong order',
      by: 'Meera',
    });
    expect((await listAudit(id)).map(({ action }) => action)).toEqual(['order moved', 'order move undone']);
    expect(JSON.stringify(await listAudit(id))).not.toContain('Wrong order');
    const record = await createOrderRepository(shop.db).findById(id);
    expect(record?.events.map(({ status }) => status)).toEqual([0, 1]);
  });

  it('is refused after 24 hours', async () => {
    const { id } = await store(1);
    await move(id, 2, 2);
    shop.clock.advance(24 * HOUR + 1);
    await expect(undo(id, 3)).rejects.toMatchObject({ status: 400, message: expect.stringContaining('24 hours') });
    expect((await desk.getOrder({ params: { id }, body: {}, actor })).undoTo).toBeNull();
  });

  it('of shipping drops the unsent email and the shipment', async () => {
    const { id } = await store(2);
    await ship(id, 2);
    expect(await listTopics(id)).toEqual(['order.shipped']);
    expect(await undo(id, 3)).toMatchObject({ status: 2, shipment: null });
    expect(await listTopics(id)).toEqual([]);
    const search = { ...ALL_ORDERS, search: 'DL101' };
    expect((await desk.listOrders({ params: {}, body: search, actor })).orders).toEqual([]);
  });

  it('of shipping leaves the number in the timeline, and none in the audit log', async () => {
    const { id } = await store(2);
    await ship(id, 2);
    const { timeline } = await undo(id, 3);
    expect(timeline.slice(-2)).toMatchObject([
      { title: 'Shipped', detail: 'Delhivery, DL101', by: 'Meera' },
      { title: 'Moved back from Shipped to Processing', detail: 'Wrong order', by: 'Meera' },
    ]);
    const entries = (await listAudit(id)).map(({ changes }) => JSON.parse(changes).slice(1));
    expect(entries).toEqual([
      [
        { field: 'courier', from: null, to: 'Delhivery' },
        { field: 'tracking number', from: null, to: 'entered' },
      ],
      [
        { field: 'courier', from: 'Delhivery', to: null },
        { field: 'tracking number', from: null, to: 'removed' },
      ],
    ]);
  });

  it('of shipping and of delivery corrects the emails that were sent', async () => {
    await shop.db.delete(outbox);
    const { id, orderNumber } = await store(2);
    await ship(id, 2);
    const [shipped] = await deliverEmails();
    expect(shipped?.text).toContain('DL101');
    expect(shipped?.text).toContain('https://www.delhivery.com/track/package/DL101');
    await move(id, 4, 3);
    await deliverEmails();
    await undo(id, 4);
    expect((await deliverEmails()).map(({ subject }) => subject)).toEqual([
      `Correction: your order ${orderNumber} hasn't been delivered yet`,
    ]);
    await undo(id, 5);
    expect((await deliverEmails()).map(({ subject }) => subject)).toEqual([
      `Correction: your order ${orderNumber} hasn't been shipped yet`,
    ]);
    const sent = await shop.db.select().from(sentOrderEmails).where(eq(sentOrderEmails.orderId, id));
    expect(sent.map(({ topic }) => topic).sort()).toEqual([
      'order.delivered',
      'order.not-delivered',
      'order.not-shipped',
      'order.shipped',
    ]);
  });
});

describe('an undo of shipping', () => {
  it('corrects an email that was sent and waits to be sent again', async () => {
    await shop.db.delete(outbox);
    const { id } = await store(2);
    await ship(id, 2);
    await deliverEmails();
    const [sent] = await shop.db.select().from(sentOrderEmails).where(eq(sentOrderEmails.orderId, id));
    await desk.resendEmail({ params: { id: sent?.id ?? '' }, body: {}, actor });
    expect(await listTopics(id)).toEqual(['order.shipped']);
    await undo(id, 3);
    expect(await listTopics(id)).toEqual(['order.not-shipped']);
  });

  it('drops the unsent email of an earlier release', async () => {
    const { id } = await store(2);
    await ship(id, 2);
    await shop.db.update(outbox).set({ orderId: null }).where(eq(outbox.orderId, id));
    await undo(id, 3);
    expect(await shop.db.$count(outbox, like(outbox.payload, `%${id}%`))).toBe(0);
  });
});

describe('money back', () => {
  it('of a cancellation is the confirmed amount, and audited', async () => {
    const { id } = await createPaidOrder();
    const cancel = (amountPaise: number, version = 2) =>
      desk.cancelOrder({ params: { id }, body: { version, amountPaise, reason: 'Out of cloth' }, actor });
    await expect(cancel(1)).rejects.toMatchObject({ status: 409, data: { order: { refundablePaise: 108_000 } } });
    await expect(cancel(108_000, 1)).rejects.toMatchObject({ status: 409 });
    const order = await cancel(108_000);
    expect(order).toMatchObject({ status: 6, cancelReason: 'shop', refundablePaise: 0 });
    expect(order.refunds).toMatchObject([
      { amountPaise: 108_000, state: 'requested', reason: 'order cancelled', note: 'Out of cloth' },
    ]);
    expect(order.timeline).toContainEqual(expect.objectContaining({ kind: 'refund', by: 'Meera' }));
    expect(await listAudit(id)).toMatchObject([{ action: 'order cancelled', permission: 'orders.cancel' }]);
  });

  it('of a refund is everything that is left, once', async () => {
    const { id } = await createPaidOrder();
    const refund = (amountPaise: number) =>
      desk.refundOrder({ params: { id }, body: { version: 2, amountPaise, reason: 'Damaged' }, actor });
    await expect(refund(50_000)).rejects.toMatchObject({ status: 409 });
    const results = await Promise.allSettled([refund(108_000), refund(108_000)]);
    expect(results.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    expect(await listAudit(id)).toMatchObject([{ action: 'refund requested', permission: 'refunds.approve' }]);
    const { refunds, refundablePaise, timeline } = await desk.getOrder({ params: { id }, body: {}, actor });
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'refund', detail: 'Damaged', by: 'Meera' }));
    expect(refunds).toMatchObject([{ amountPaise: 108_000, note: 'Damaged' }]);
    expect(refundablePaise).toBe(0);
  });

  it('that is on its way stops making and shipping', async () => {
    const { id } = await createPaidOrder();
    await move(id, 2, 2);
    const body = { version: 3, amountPaise: 108_000, reason: 'Damaged' };
    expect(await desk.refundOrder({ params: { id }, body, actor })).toMatchObject({ status: 2, moves: [6] });
    const message = 'This order was refunded in full. Please cancel it.';
    expect((await ship(id, 3)).results).toMatchObject([{ isShipped: false, message }]);
    expect(await listTopics(id)).not.toContain('order.shipped');
    await undo(id, 3);
    await expect(move(id, 2, 4)).rejects.toMatchObject({ status: 400, message });
  });

  it('sends no email for a sample order', async () => {
    const { id } = await store(1, { isSample: true });
    const order = await desk.cancelOrder({
      params: { id },
      body: { version: 2, amountPaise: 0, reason: 'Trying it out' },
      actor,
    });
    expect(order.status).toBe(6);
    expect(await listTopics(id)).toEqual([]);
  });
});

describe('a conflict', () => {
  it('names who refunded the order, which leaves its version as it is', async () => {
    const { id } = await createPaidOrder();
    await move(id, 2, 2, createStaffActor('Asha'));
    shop.clock.advance(HOUR);
    const refund = (by: AuditActor) =>
      desk.refundOrder({ params: { id }, body: { version: 3, amountPaise: 108_000, reason: 'Damaged' }, actor: by });
    await refund(createStaffActor('Kabir'));
    const changedAt = shop.clock.now().toISOString();
    shop.clock.advance(HOUR);
    await expect(refund(actor)).rejects.toMatchObject({ status: 409, data: { changedBy: 'Kabir', changedAt } });
  });

  it.each([
    ['names nobody if the last refund was made elsewhere', null, null],
    ['leaves out the refund of a duplicate payment', 'pay-2', 'Shop'],
  ])('%s', async (_, duplicatePaymentId, changedBy) => {
    const { id, orderNumber } = await store(1);
    const refund = { refundId: randomUUID(), providerOrderId: orderNumber, orderId: id, reason: 'test' };
    const rest = { amountPaise: toPaise(100), state: 'success', checkCount: 0, createdAt: shop.clock.now() } as const;
    await shop.db.insert(refunds).values({ ...refund, ...rest, duplicatePaymentId });
    await expect(move(id, 2, 1)).rejects.toMatchObject({ status: 409, data: { changedBy } });
  });
});

describe('a note', () => {
  it('is part of the timeline; the audit log has no text of it', async () => {
    const { id } = await store(1);
    const order = await desk.addOrderNote({ params: { id }, body: { text: ' Ring at noon ' }, actor });
    expect(order.timeline.at(-1)).toMatchObject({ kind: 'note', detail: 'Ring at noon', by: 'Meera' });
    expect(JSON.stringify(await listAudit(id))).not.toContain('noon');
    await expect(desk.addOrderNote({ params: { id }, body: { text: '' }, actor })).rejects.toMatchObject({
      status: 400,
    });
  });
});
