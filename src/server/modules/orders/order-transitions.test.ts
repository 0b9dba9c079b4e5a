import { and, eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { type CancelReason, canMove, ORDER_STATUSES, type OrderStatus } from '#domain/orders/order-status.ts';
import { type OrderRow, orderEvents, orders } from '#server/platform/database/tables/order-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { transaction } from '#server/platform/database/transaction.ts';
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
const transition = (to: OrderStatus) => ({ to, cause: 'test', actor: 'shop', at }) as const;

async function stored(status: OrderStatus, cancelReason: CancelReason | null = null): Promise<OrderRow> {
  const isPaid = [1, 2, 3, 4, 7].includes(status);
  const given = { status, cancelReason, ...(!isPaid && { paidAt: null, paymentId: null }) };
  const { id } = await storeOrder(shop.db, given);
  return (await read(id)) as OrderRow;
}
const read = async (id: string) => (await shop.db.select().from(orders).where(eq(orders.id, id)))[0];
const eventsOf = (id: string) => shop.db.select().from(orderEvents).where(eq(orderEvents.orderId, id));

describe('moving an order', () => {
  it.each(pairs)('from %d to %d happens with its event, or not at all [Q-119]', async (from, to) => {
    const order = await stored(from, from === 6 ? 'expired' : null);
    const before = (await eventsOf(order.id)).length;
    const move = transaction(shop.db, (tx) => transitionOrder(tx, order, transition(to)));
    if (canMove(from, to, order.cancelReason)) {
      expect(await move).toBe(true);
      expect(await read(order.id)).toMatchObject({ status: to, version: order.version + 1 });
      expect((await eventsOf(order.id)).at(-1)).toMatchObject({
        fromStatus: from,
        toStatus: to,
        seq: order.version + 1,
      });
    } else {
      await expect(move).rejects.toThrow('cannot become');
      expect(await read(order.id)).toEqual(order);
      expect(await eventsOf(order.id)).toHaveLength(before);
    }
  });

  it.each(['customer', 'shop'] as const)(
    'never lets a payment revive one that was cancelled by the %s [Q-119]',
    async (reason) => {
      const order = await stored(6, reason);
      await expect(transaction(shop.db, (tx) => transitionOrder(tx, order, transition(1)))).rejects.toThrow(
        'cannot become',
      );
    },
  );

  it('happens once when many saw the same order [SRV-51] (fault 4)', async () => {
    const order = await stored(0);
    const moves = Array.from({ length: 20 }, () =>
      transaction(shop.db, (tx) => transitionOrder(tx, order, transition(1))),
    );
    expect((await Promise.all(moves)).filter(Boolean)).toHaveLength(1);
    expect(await eventsOf(order.id)).toHaveLength(2);
  });

  it('holds an order without changing it', async () => {
    const order = await stored(1);
    expect(await transaction(shop.db, (tx) => lockOrder(tx, order.id))).toEqual(order);
    expect(await read(order.id)).toEqual(order);
  });
});

describe('advancing an order by hand', () => {
  it.each(pairs)('from %d to %d is allowed along the way only [Q-119]', async (from, to) => {
    const order = await stored(from, from === 6 ? 'expired' : null);
    const outcome = await shop.payments.advanceOrder(order.id, to, 'shop');
    const allowed = ['0>6', '1>2', '1>6', '2>3', '2>6', '3>4'].includes(`${from}>${to}`);
    expect(outcome.ok).toBe(allowed);
    expect((await read(order.id))?.status).toBe(allowed ? to : from);
    if (!outcome.ok) expect(outcome.message).toMatch(/^An order .*\.$/);
  });

  it('tells the customer of what was shipped and delivered, with an event each', async () => {
    const { id } = await stored(1);
    for (const to of [2, 3, 4] as const) await shop.payments.advanceOrder(id, to, 'shop');
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

  it('to Cancelled gives the money of a paid order back [Q-119]', async () => {
    const buyer = await shop.buyer();
    const { id, orderId } = (await buyer.pay()).data;
    shop.provider.pay(orderId);
    await buyer.verify(orderId);
    await shop.payments.advanceOrder(id, 2, 'shop');
    expect(await shop.payments.advanceOrder(id, 6, 'shop')).toMatchObject({
      ok: true,
      value: { status: 6, cancelReason: 'shop' },
    });
    expect((await shop.record(id)).topics).toEqual(expect.arrayContaining(['order.cancelled']));
    await shop.deliver();
    expect(shop.provider.refunds(orderId)).toMatchObject([{ amountPaise: 108_000 }]);
    expect((await read(id))?.status).toBe(7);
  });

  it('of an order that does not exist is refused', async () => {
    expect(await shop.payments.advanceOrder('00000000-0000-4000-8000-000000000000', 2, 'shop')).toMatchObject({
      ok: false,
    });
  });
});
