import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { deskOrderSchema } from '#contract/desk/orders/desk-order.ts';
import { toPaise } from '#domain/money/paise.ts';
import { raiseAlert } from '#server/modules/payments/settlement/payment-alerts.ts';
import { orderEvents, shipments } from '#server/platform/database/tables/orders/order-tables.ts';
import { refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { createDeskOrders, createStaffActor } from '#tests/support/desk/desk-orders.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { type CheckoutShop, createCheckoutShop } from '#tests/support/shop/checkout-shop.ts';
import { createOrderEmailHandlers } from '../order-email-handlers.ts';
import { createOrderRepository } from '../order-repository.ts';

const PAUSE_MESSAGE = 'This email was resent less than a minute ago. Wait a minute, then try again.';
const actor = createStaffActor();
let shop: CheckoutShop;
let desk: ReturnType<typeof createDeskOrders>;
beforeAll(async () => {
  shop = await createCheckoutShop();
  desk = createDeskOrders(shop);
});
afterAll(() => shop.close());
beforeEach(() => shop.db.delete(outbox));

const read = (id: string) => desk.getOrder({ params: { id }, body: {}, actor });
const resend = (id: string) => desk.resendEmail({ params: { id }, body: {}, actor });

async function deliverEmails(): Promise<string[]> {
  const { db, clock, config } = shop;
  const mail = createMailCollector();
  const { shop: facts, publicOrigin } = config;
  const deps = { orders: createOrderRepository(db), mail, db, clock, enqueue, shop: facts, publicOrigin };
  // Payments become two emails in the first run.
  for (let run = 0; run < 2; run++) await deliverOutbox(db, clock, createOrderEmailHandlers(deps));
  return mail.mails.map(({ subject }) => subject);
}

describe('one order', () => {
  it('has its payments, refunds, alerts, emails and notes, and all of them in one timeline', async () => {
    const buyer = await shop.createBuyer();
    const { id, orderId: number } = (await buyer.createOrder()).data;
    shop.clock.advance(60_000);
    const paymentId = shop.provider.pay(number);
    await buyer.verifyPayment(number);
    await deliverEmails();
    shop.clock.advance(60_000);
    await desk.addOrderNote({ params: { id }, body: { text: 'Ring at noon' }, actor });
    shop.clock.advance(60_000);
    const details = { amountPaise: 108_000 };
    await raiseAlert(shop.db, { kind: 'payment_disputed', about: id, orderId: id, details }, shop.clock.now());

    const order = await read(id);
    expect(deskOrderSchema.parse(order)).toEqual(order);
    expect(order).toMatchObject({
      orderNumber: number,
      status: 1,
      customerId: buyer.userId,
      customerEmail: 'asha@example.in',
      refundablePaise: 108_000,
      moves: [2, 6],
      undoTo: null,
      shipment: null,
      attention: ['alert'],
      payments: [{ providerOrderId: number, attemptNumber: 1, state: 'paid', payments: [{ paymentId }] }],
      alerts: [{ kind: 'payment_disputed', resolvedAt: null }],
    });
    expect(order.alerts[0]?.message).toBe(
      `The customer's bank disputes ₹1,080.00 of order ${number}. Respond in the payment provider's dashboard.`,
    );
    expect(order.emails.map(({ title, state }) => [title, state]).sort()).toEqual([
      ['New order, to the shop', 'sent'],
      ['Order confirmation', 'sent'],
    ]);
    const kinds = order.timeline.map(({ kind, title, by }) => `${kind}: ${title} (${by})`);
    expect(kinds.slice(0, 3)).toEqual([
      'status: Order placed (Customer)',
      'status: Paid (Payment provider)',
      'payment: Payment of ₹1,080.00 succeeded (Payment provider)',
    ]);
    expect(kinds.slice(-2)).toEqual(['note: Note (Meera)', 'alert: Payment alert (Payment provider)']);
    expect(order.timeline.map(({ at }) => at)).toEqual(order.timeline.map(({ at }) => at).sort());

    const alertKey = order.alerts[0]?.alertKey ?? '';
    const resolve = () => desk.resolveAlert({ params: {}, body: { alertKey, note: 'Sent the papers' }, actor });
    await resolve();
    await expect(resolve()).rejects.toMatchObject({ status: 400 });
    expect(await read(id)).toMatchObject({ attention: [], alerts: [{ resolvedBy: 'Meera' }] });
  });

  it('does not name the author of a note written at the moment of an automatic refund', async () => {
    const { id, orderNumber } = await storeOrder(shop.db);
    await desk.addOrderNote({ params: { id }, body: { text: 'Ring at noon' }, actor });
    const refund = { refundId: randomUUID(), providerOrderId: orderNumber, orderId: id, reason: 'paid twice' };
    const rest = { amountPaise: toPaise(100), state: 'success', checkCount: 0, createdAt: shop.clock.now() } as const;
    await shop.db.insert(refunds).values({ ...refund, ...rest });
    const { timeline } = await read(id);
    expect(timeline).toContainEqual(expect.objectContaining({ kind: 'refund', detail: 'Paid twice', by: 'Shop' }));
  });

  it('names the shipment of an event that was stored without it', async () => {
    const { id: orderId } = await storeOrder(shop.db, { status: 3 });
    const at = shop.clock.now();
    const event = { fromStatus: 2, toStatus: 3, cause: 'by hand', actor: 'shop', note: null, at } as const;
    await shop.db.insert(orderEvents).values({ ...event, orderId, seq: 9 });
    await shop.db.insert(shipments).values({ orderId, courier: 'DTDC', trackingNumber: 'D777', shippedAt: at });
    const { timeline } = await read(orderId);
    expect(timeline.at(-1)).toMatchObject({ title: 'Shipped', detail: 'DTDC, D777' });
  });

  it.each(['nonsense', '00000000-0000-4000-8000-000000000000'])('that does not exist is not found: %s', async (id) => {
    await expect(read(id)).rejects.toMatchObject({ status: 404 });
  });
});

describe('an email about an order', () => {
  it('that was sent can be sent again, and is audited', async () => {
    const { id, orderNumber } = await storeOrder(shop.db, { status: 3 });
    await enqueue(shop.db, [{ topic: 'order.shipped', payload: { orderId: id } }], shop.clock.now());
    expect((await read(id)).emails).toMatchObject([{ title: 'Order shipped', state: 'queued' }]);
    await expect(resend((await read(id)).emails[0]?.id ?? '')).rejects.toMatchObject({ status: 400 });
    expect(await deliverEmails()).toEqual([`Your order ${orderNumber} is on its way`]);
    expect(await shop.db.select().from(outbox)).toEqual([]);
    const [sent] = (await read(id)).emails;
    expect(sent).toMatchObject({ title: 'Order shipped', state: 'sent' });
    await resend(sent?.id ?? '');
    expect(await deliverEmails()).toEqual([`Your order ${orderNumber} is on its way`]);
    expect((await read(id)).emails).toHaveLength(2);
    const entries = await shop.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));
    expect(entries).toMatchObject([{ action: 'email sent again', object: orderNumber, permission: 'orders.note' }]);
    expect(entries[0]?.changes).toContain('Order shipped');
  });

  it('that the shop gave up becomes due again', async () => {
    const { id } = await storeOrder(shop.db, { status: 3 });
    const entryId = randomUUID();
    const payload = JSON.stringify({ orderId: id });
    const entry = {
      id: entryId,
      topic: 'order.shipped',
      payload,
      createdAt: shop.clock.now(),
      attempts: 1,
      orderId: id,
    };
    await shop.db.insert(outbox).values({ ...entry, dueAt: null, lastError: '550' });
    expect(await read(id)).toMatchObject({ attention: ['email'], emails: [{ state: 'failed', error: '550' }] });
    await resend(entryId);
    expect(await read(id)).toMatchObject({ attention: [], emails: [{ state: 'queued' }] });
    expect(await deliverEmails()).toHaveLength(1);
  });

  it('is sent again at most once a minute, whichever copy is chosen', async () => {
    const { id } = await storeOrder(shop.db, { status: 4 });
    const store = async (topic: string) => {
      const email = { id: randomUUID(), orderId: id, topic, sentAt: shop.clock.now() };
      await shop.db.insert(sentOrderEmails).values(email);
      return email.id;
    };
    const [first, copy, other] = [
      await store('order.shipped'),
      await store('order.shipped'),
      await store('order.delivered'),
    ];
    const results = await Promise.allSettled([resend(first), resend(copy)]);
    const refused = results.flatMap((result) => (result.status === 'rejected' ? [result.reason] : []));
    expect(refused).toMatchObject([{ status: 400, message: PAUSE_MESSAGE }]);
    shop.clock.advance(59_999);
    await expect(resend(first)).rejects.toMatchObject({ status: 400, message: PAUSE_MESSAGE });
    await resend(other);
    shop.clock.advance(1);
    await resend(copy);
    expect(await shop.db.$count(outbox)).toBe(3);
  });

  it.each(['failed', 'sent'] as const)('about one refund does not hold up another: %s', async (state) => {
    const { id, orderNumber } = await storeOrder(shop.db, { status: 4 });
    const storeEmail = async (name: string) => {
      shop.clock.advance(1000);
      const refundId = `refund_${name}_${id}`;
      const refund = { refundId, providerOrderId: orderNumber, orderId: id, reason: 'Torn', checkCount: 0 };
      const at = shop.clock.now();
      await shop.db.insert(refunds).values({ ...refund, amountPaise: toPaise(100), state: 'success', createdAt: at });
      const email = { id: randomUUID(), orderId: id, topic: 'order.refunded' };
      const payload = JSON.stringify({ orderId: id, refundId });
      if (state === 'sent') await shop.db.insert(sentOrderEmails).values({ ...email, sentAt: at });
      else await shop.db.insert(outbox).values({ ...email, payload, createdAt: at, attempts: 1, dueAt: null });
      return email.id;
    };
    const [first, second] = [await storeEmail('first'), await storeEmail('second')];
    await resend(first);
    await resend(second);
    for (const email of [first, second])
      await expect(resend(email)).rejects.toMatchObject({ status: 400, message: PAUSE_MESSAGE });
    const queued = await shop.db.select().from(outbox);
    expect(queued.map(({ payload, dueAt }) => [JSON.parse(payload).refundId, dueAt !== null]).sort()).toEqual([
      [`refund_first_${id}`, true],
      [`refund_second_${id}`, true],
    ]);
  });

  it('that is no longer true is refused', async () => {
    const { id } = await storeOrder(shop.db, { status: 2 });
    const email = { id: randomUUID(), orderId: id, topic: 'order.shipped', sentAt: shop.clock.now() };
    await shop.db.insert(sentOrderEmails).values(email);
    const message = 'The order is Processing now, so this email is no longer true.';
    await expect(resend(email.id)).rejects.toMatchObject({ status: 400, message });
    expect(await deliverEmails()).toEqual([]);
  });

  it('of a sample order is never sent', async () => {
    const { id } = await storeOrder(shop.db, { status: 3, isSample: true });
    const email = { id: randomUUID(), orderId: id, topic: 'order.shipped', sentAt: shop.clock.now() };
    await shop.db.insert(sentOrderEmails).values(email);
    await expect(resend(email.id)).rejects.toMatchObject({ status: 400 });
    await enqueue(shop.db, [{ topic: 'order.shipped', payload: { orderId: id } }], shop.clock.now());
    expect(await deliverEmails()).toEqual([]);
  });

  it.each(['nonsense', randomUUID()])('that does not exist is not found: %s', async (id) => {
    await expect(resend(id)).rejects.toMatchObject({ status: 404 });
  });

  it('is no email of another kind', async () => {
    const id = randomUUID();
    const entry = { id, topic: 'mail.inquiry', payload: '{}', createdAt: shop.clock.now(), attempts: 1 };
    await shop.db.insert(outbox).values({ ...entry, dueAt: null });
    await expect(resend(id)).rejects.toMatchObject({ status: 404 });
  });
});
