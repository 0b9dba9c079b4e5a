import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CancelReason, canMove, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { type OrderRow, orderEvents, orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { lockOrder, transitionOrder } from './order-transitions.ts';

let shop: CheckoutShop;
beforeAll(async () => {
  shop = await createCheckoutShop();
});
afterAll(() => shop.close());

const codes = ORDER_STATUSES.map(({ code }) => code);
const pairs = codes.flatMap((from) => codes.map((to) => [from, to] as const));
const at = new Date('2026-01-02T04:00:00Z');
const buildTransition = (to: OrderStatus) => ({ to, cause: 'test', actorKind: 'shop', at }) as const;

async function createOrder(status: OrderStatus, cancelReason: CancelReason | null = null): Promise<OrderRow> {
  const isPaid = [1, 2, 3, 4, 7].includes(status);
  const fields = { status, cancelReason, ...(!isPaid && { paidAt: null, paymentId: null }) };
  const { id } = await storeOrder(shop.db, fields);
  return (await readOrder(id)) as OrderRow;
}
const readOrder = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const listEvents = (id: string) => shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));

describe('transitionOrder', () => {
  it.each(pairs)('from %d to %d writes status and event, or rejects and writes nothing [Q-119]', async (from, to) => {
    const order = await createOrder(from, from === 6 ? 'expired' : null);
    const before = (await listEvents(order.id)).length;
    const transition = runInTransaction(shop.db, (tx) => transitionOrder(tx, order, buildTransition(to)));
    if (canMove(from, to, order.cancelReason)) {
      expect(await transition).toBe(true);
      expect(await readOrder(order.id)).toMatchObject({ status: to, version: order.version + 1 });
      expect((await listEvents(order.id)).at(-1)).toMatchObject({
        fromStatus: from,
        toStatus: to,
        seq: order.version + 1,
      });
    } else {
      await expect(transition).rejects.toThrow('cannot become');
      expect(await readOrder(order.id)).toEqual(order);
      expect(await listEvents(order.id)).toHaveLength(before);
    }
  });

  it.each(['customer', 'shop'] as const)(
    'rejects a payment for an order cancelled by the %s [Q-119]',
    async (reason) => {
      const order = await createOrder(6, reason);
      await expect(runInTransaction(shop.db, (tx) => transitionOrder(tx, order, buildTransition(1)))).rejects.toThrow(
        'cannot become',
      );
    },
  );

  it('succeeds once when twenty writers read the same version [SRV-51] (fault 4)', async () => {
    const order = await createOrder(0);
    const transitions = Array.from({ length: 20 }, () =>
      runInTransaction(shop.db, (tx) => transitionOrder(tx, order, buildTransition(1))),
    );
    expect((await Promise.all(transitions)).filter(Boolean)).toHaveLength(1);
    expect(await listEvents(order.id)).toHaveLength(2);
  });

  it('lockOrder returns the order unchanged', async () => {
    const order = await createOrder(1);
    expect(await runInTransaction(shop.db, (tx) => lockOrder(tx, order.id))).toEqual(order);
    expect(await readOrder(order.id)).toEqual(order);
  });
});

describe('changeOrderStatus', () => {
  it.each(pairs)('from %d to %d is allowed only for the next step or a cancellation [Q-119]', async (from, to) => {
    const order = await createOrder(from, from === 6 ? 'expired' : null);
    const outcome = await shop.orderActions.changeStatus({ orderId: order.id, to, reason: 'Asked by phone' });
    const allowed = ['0>6', '1>2', '1>6', '2>3', '2>6', '3>4'].includes(`${from}>${to}`);
    expect(outcome.ok).toBe(allowed);
    expect((await readOrder(order.id))?.status).toBe(allowed ? to : from);
    if (!outcome.ok) expect(outcome.message).toMatch(/^An order .*\.$/);
  });

  it('emails the customer when the order ships and is delivered, and records an event each', async () => {
    const { id } = await createOrder(1);
    for (const to of [2, 3, 4] as const) await shop.orderActions.changeStatus({ orderId: id, to });
    const topics = await shop.db
      .select()
      .from(outbox)
      .where(inArray(outbox.payload, [JSON.stringify({ orderId: id })]));
    expect(topics.map(({ topic }) => topic).sort()).toEqual(['order.delivered', 'order.shipped']);
    const events = await shop.db
      .select()
      .from(orderEvents)
      .where(and(eq(orderEvents.orderId, id), eq(orderEvents.actor, 'shop')));
    expect(events.map(({ toStatus }) => toStatus)).toEqual([2, 3, 4]);
  });

  it('refunds a paid order on cancellation [Q-119]', async () => {
    const buyer = await shop.createBuyer();
    const { id, orderId } = (await buyer.createOrder()).data;
    shop.provider.pay(orderId);
    await buyer.verifyPayment(orderId);
    await shop.orderActions.changeStatus({ orderId: id, to: 2 });
    expect(await shop.orderActions.changeStatus({ orderId: id, to: 6, reason: 'Asked by phone' })).toMatchObject({
      ok: true,
      value: { status: 6, cancelReason: 'shop' },
    });
    expect((await shop.readOrderRecord(id)).topics).toEqual(expect.arrayContaining(['order.cancelled']));
    await shop.runOutboxJobs();
    expect(shop.provider.readRefunds(orderId)).toMatchObject([{ amountPaise: 108_000 }]);
    expect((await readOrder(id))?.status).toBe(7);
  });

  it('requires a reason from staff for a cancellation and stores it with the event', async () => {
    const { id } = await createOrder(1);
    const refusal = { ok: false, message: 'Reason is required.' };
    for (const reason of [undefined, ' '])
      expect(await shop.orderActions.changeStatus({ orderId: id, to: 6, reason })).toEqual(refusal);
    expect((await readOrder(id))?.status).toBe(1);
    await shop.orderActions.changeStatus({ orderId: id, to: 6, reason: ' Out of stock ' });
    const events = await shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));
    expect(events.at(-1)).toMatchObject({ toStatus: 6, note: 'Out of stock' });
  });

  it('rejects an unknown order', async () => {
    expect(
      await shop.orderActions.changeStatus({ orderId: '00000000-0000-4000-8000-000000000000', to: 2 }),
    ).toMatchObject({
      ok: false,
    });
  });
});
