import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ORDER_NOTIFICATION_TOPICS } from '#domain/orders/order-notifications.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { outbox as outboxTable } from '#server/platform/database/tables/outbox-tables.ts';
import { createOutboxRepository, enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { createOutboxWorker } from '#server/platform/jobs/outbox-worker.ts';
import { createMailGateway } from '#server/platform/mail/create-mail-gateway.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { orderedItem, orderRow, storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestClock, createTestConfig } from '#tests/support/shop/test-app.ts';
import { createOrderEmailHandlers } from './order-email-handlers.ts';
import type { RefundDetails } from './order-emails.ts';
import type { OrderRecord } from './order-record.ts';
import { createOrderRepository } from './order-repository.ts';

const config = createTestConfig({ PUBLIC_ORIGIN: 'https://shop.example' });
const { shop } = config;
let connection: DatabaseConnection;
let folder: string;
beforeAll(async () => {
  connection = await createTestDatabase();
});
afterAll(() => connection.close());
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'order-mail-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

const item = orderedItem({ lineTotal: 1080.49, orderComment: 'Left wall only' });
const record: OrderRecord = {
  ...(orderRow({ orderNumber: 'AAN-2345678ABC', amountPaise: 12_345_600, roundOffPaise: -49 }) as OrderRecord),
  ...{ providerOrderId: 'AAN-2345678ABC', refundedPaise: 0, isPaymentPending: false },
  ...{ items: [item], events: [] },
};

const handlersFor = (orders: Parameters<typeof createOrderEmailHandlers>[0]['orders']) =>
  createOrderEmailHandlers({
    ...{ shop, publicOrigin: config.publicOrigin, db: connection.db, clock: createTestClock(), enqueue, orders },
    mail: createMailGateway({ ...config, dataDir: folder }),
  });

const mails = () =>
  readdirSync(folder).flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => readEmail(readFileSync(join(folder, name, file)))),
  );

async function mailOf(topic: string, changes: Partial<OrderRecord> = {}, refunded?: RefundDetails) {
  const orders = { byId: async () => ({ ...record, ...changes }), refund: async () => refunded };
  const payload = { orderId: record.id, refundId: 'r-1' };
  await handlersFor(orders)[topic]?.({ id: '11111111-1111-4111-8111-111111111111', payload, createdAt: new Date(0) });
  const [mail] = mails();
  if (!mail) throw new Error('no mail was written');
  return mail;
}

describe('the confirmation', () => {
  it('tells the customer what was bought, paid and where it goes, in text and HTML', async () => {
    const { headers, text, html } = await mailOf('mail.order-confirmation');
    expect(getHeader(headers, 'to')).toBe('Asha Rao <asha@example.in>');
    expect(getHeader(headers, 'subject')).toBe('Your order AAN-2345678ABC is confirmed');
    const words = [
      ...['₹1,23,456.00', 'AAN-2345678ABC', 'pay-1', '2 Jan 2026, 8:34 am', 'Basant Vine', '₹1,080.49', 'Matt'],
      ...[
        'Size: 36 × 48 in, Area: 12 sq.ft.',
        '12 Lake Road',
        'Ahmedabad 380015',
        'Round-off',
        '-₹0.49',
        'Left wall only',
      ],
      ...[`https://shop.example/orders/${record.id}`, shop.phone],
    ];
    for (const word of words) {
      expect(text).toContain(word);
      expect(html).toContain(word);
    }
    expect(text).toContain('Total Paid: ₹1,23,456.00');
  });

  it('speaks of rounding only when there was any', async () => {
    const { text } = await mailOf('mail.order-confirmation', { roundOffPaise: 0 });
    expect(text).not.toContain('Round-off');
  });

  it.each(Object.entries(HOSTILE_TEXTS))('carries %s harmlessly', async (_, typed) => {
    const items = [orderedItem({ productTitle: typed, orderComment: typed })];
    const { headers, html } = await mailOf('mail.order-confirmation', { customerName: typed, city: typed, items });
    expect(html).not.toMatch(/<script|<img/);
    expect(headers.map(([name]) => name.toLowerCase())).not.toContain('bcc');
    expect(getHeader(headers, 'to')).toContain('<asha@example.in>');
  });
});

describe('the email to the shop about a new order', () => {
  it('names the customer, who gets the answer, and the goods', async () => {
    const { headers, text } = await mailOf('mail.order-to-shop');
    expect(getHeader(headers, 'to')).toBe(`${shop.name} <${shop.email}>`);
    expect(getHeader(headers, 'reply-to')).toBe('Asha Rao <asha@example.in>');
    expect(getHeader(headers, 'subject')).toBe('New order AAN-2345678ABC from Asha Rao');
    for (const word of [
      'Total Paid: ₹1,23,456.00',
      'Phone: 9876543210',
      'Basant Vine',
      'Colour: #EEEEDD',
      'advance AAN-2345678ABC processing',
    ]) {
      expect(text).toContain(word);
    }
  });
});

describe('the short emails', () => {
  it.each([
    [ORDER_NOTIFICATION_TOPICS.shipped, 'is on its way', '12 Lake Road'],
    [ORDER_NOTIFICATION_TOPICS.delivered, 'has arrived', 'See your order'],
    [ORDER_NOTIFICATION_TOPICS.cancelled, 'has been cancelled', 'is being sent back'],
  ])('%s says so', async (topic, ...words) => {
    const { headers, text } = await mailOf(topic);
    expect(getHeader(headers, 'subject')).toContain('AAN-2345678ABC');
    for (const word of words) expect(text).toContain(word);
  });

  it.each([
    [50_000, false, 'We have sent back ₹500.00 of the ₹1,23,456.00 you paid for your order AAN-2345678ABC.'],
    [12_345_600, false, 'We have sent back ₹1,23,456.00 for your order AAN-2345678ABC.'],
    [12_345_600, true, 'We have sent back ₹1,23,456.00, because your order AAN-2345678ABC had been paid twice.'],
  ])('a refund of %i paise says what it is for', async (amountPaise, isExtra, words) => {
    expect((await mailOf(ORDER_NOTIFICATION_TOPICS.refunded, {}, { amountPaise, isExtra })).text).toContain(words);
  });

  it('an order that is gone causes no email and no failure', async () => {
    const handlers = handlersFor({ byId: async () => undefined, refund: async () => undefined });
    const entry = { id: 'x', payload: {}, createdAt: new Date(0) };
    for (const topic of [ORDER_NOTIFICATION_TOPICS.shipped, ORDER_NOTIFICATION_TOPICS.refunded])
      await handlers[topic]?.(entry);
    expect(mails()).toEqual([]);
  });
});

describe('a paid order', () => {
  it('causes one email to the customer and one to the shop, however often it is delivered', async () => {
    const stored = await storeOrder(connection.db);
    const clock = createTestClock();
    const handlers = handlersFor(createOrderRepository(connection.db));
    const failures: unknown[] = [];
    const worker = createOutboxWorker({
      ...{ outbox: createOutboxRepository(connection.db), handlers, clock },
      onFailure: (report) => void failures.push(report),
      onError: (error) => void failures.push(error),
    });
    await enqueue(
      connection.db,
      [{ topic: ORDER_NOTIFICATION_TOPICS.paid, payload: { orderId: stored.id } }],
      clock.now(),
    );
    const [entry] = await connection.db.select().from(outboxTable);
    const again = { id: entry?.id ?? '', payload: { orderId: stored.id }, createdAt: clock.now() };
    await handlers[ORDER_NOTIFICATION_TOPICS.paid]?.(again);
    for (const _ of [1, 2]) await worker.runOnce();
    expect(failures).toEqual([]);
    expect(
      mails()
        .map(({ headers }) => getHeader(headers, 'subject'))
        .sort(),
    ).toEqual([`New order ${stored.orderNumber} from Asha Rao`, `Your order ${stored.orderNumber} is confirmed`]);
    expect(await connection.db.select().from(outboxTable)).toEqual([]);
  });
});
