import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { toPaise, ZERO_PAISE } from '#domain/money/paise.ts';
import { CONFIRMATION_TOPIC, ORDER_NOTIFICATION_TOPICS, SHOP_EMAIL_TOPIC } from '#domain/orders/order-notifications.ts';
import { ORDER_STATUS, type OrderStatus } from '#domain/orders/order-status.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { outbox as outboxTable } from '#server/platform/database/tables/outbox-tables.ts';
import { createOutboxRepository, enqueue, SKIPPED } from '#server/platform/jobs/outbox-repository.ts';
import { createOutboxWorker } from '#server/platform/jobs/outbox-worker.ts';
import { createMailGateway } from '#server/platform/mail/mail-gateways.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { getHeader, readEmail } from '#tests/support/network/read-email.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createOrderItem, createOrderRow, storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestClock, createTestConfig } from '#tests/support/shop/test-app.ts';
import { createOrderEmailHandlers } from './order-email-handlers.ts';
import type { RefundDetails } from './order-emails.ts';
import type { OrderLine, OrderRecord } from './order-record.ts';
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

const createLine = (changes: Parameters<typeof createOrderItem>[0]): OrderLine => ({
  item: createOrderItem(changes),
  unitPricePaise: toPaise(54_000),
  lineTotalPaise: toPaise(108_049),
});
const NO_OPTIONS = { wallpaperFinish: null, wallpaperIsWashable: null };
const record: OrderRecord = {
  ...(createOrderRow({
    orderNumber: 'AAN-2345678ABC',
    amountPaise: toPaise(12_345_600),
    roundOffPaise: toPaise(-49),
  }) as OrderRecord),
  providerOrderId: 'AAN-2345678ABC',
  refundedPaise: ZERO_PAISE,
  isPaymentPending: false,
  lines: [createLine({ orderComment: 'Left wall only' })],
  events: [],
};

const createHandlers = (orders: Parameters<typeof createOrderEmailHandlers>[0]['orders']) =>
  createOrderEmailHandlers({
    shop,
    publicOrigin: config.publicOrigin,
    db: connection.db,
    clock: createTestClock(),
    enqueue,
    orders,
    mail: createMailGateway({ ...config, dataDir: folder, getFacts: () => shop }),
  });

/** The status that an email is about. */
const STATUSES: Readonly<Record<string, OrderStatus>> = {
  [ORDER_NOTIFICATION_TOPICS.shipped]: ORDER_STATUS.shipped,
  [ORDER_NOTIFICATION_TOPICS.delivered]: ORDER_STATUS.delivered,
  [ORDER_NOTIFICATION_TOPICS.cancelled]: ORDER_STATUS.cancelled,
};

const readEmails = () =>
  readdirSync(folder).flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => readEmail(readFileSync(join(folder, name, file)))),
  );

async function sendEmail(
  topic: string,
  changes: Partial<OrderRecord> = {},
  refund?: RefundDetails,
  createdAt = new Date(0),
) {
  const order = { ...record, status: STATUSES[topic] ?? record.status, ...changes };
  const orders = { findById: async () => order, findRefund: async () => refund };
  const payload = { orderId: record.id, refundId: 'r-1' };
  await createHandlers(orders)[topic]?.({
    id: '11111111-1111-4111-8111-111111111111',
    payload,
    createdAt,
  });
  const [email] = readEmails();
  if (!email) throw new Error('no email was written');
  return email;
}

describe('the order confirmation', () => {
  it('lists items, payment and delivery address in text and HTML', async () => {
    const { headers, text, html } = await sendEmail(CONFIRMATION_TOPIC);
    expect(getHeader(headers, 'to')).toBe('Asha Rao <asha@example.in>');
    expect(getHeader(headers, 'subject')).toBe('Your order AAN-2345678ABC is confirmed');
    const expectedTexts = [
      '₹1,23,456.00',
      'AAN-2345678ABC',
      'pay-1',
      '2 Jan 2026, 8:34 am',
      'Basant Vine',
      '2 × ₹540.00',
      '₹1,080.49',
      'Matt',
      'Size: 36 × 48 in, Area: 12.00 sq.ft.',
      '12 Lake Road',
      'Ahmedabad 380015',
      'Round-off',
      '-₹0.49',
      'Left wall only',
      `https://shop.example/orders/${record.id}`,
      shop.phone,
    ];
    for (const expected of expectedTexts) {
      expect(text).toContain(expected);
      expect(html).toContain(expected);
    }
    expect(text).toContain('Total Paid: ₹1,23,456.00');
  });

  it.each([
    ['Cotton Lined', 'Type: Cotton Lined, Size: 36 × 48 in'],
    [null, 'Basant Vine\n  Size: 36 × 48 in'],
  ])('names the type %j first [D-34]', async (productTypeTitle, expected) => {
    const lines = [createLine({ productTypeTitle })];
    for (const topic of [CONFIRMATION_TOPIC, SHOP_EMAIL_TOPIC])
      expect((await sendEmail(topic, { lines })).text).toContain(expected);
  });

  it('shows a sample instead of size and area [D-38]', async () => {
    const lines = [
      createLine({ kind: 'sample', widthInInches: 0, heightInInches: 0, areaSqFt: 0, quantity: 1, ...NO_OPTIONS }),
    ];
    for (const topic of [CONFIRMATION_TOPIC, SHOP_EMAIL_TOPIC]) {
      const { text } = await sendEmail(topic, { lines });
      expect(text).toContain('Basant Vine\n  Size: Sample, Colour: #EEEEDD, 1 × ₹540.00');
      expect(text).not.toMatch(/0 × 0|sq\.ft\./);
    }
  });

  it('shows the round-off only if it is not zero', async () => {
    const { text } = await sendEmail(CONFIRMATION_TOPIC, { roundOffPaise: ZERO_PAISE });
    expect(text).not.toContain('Round-off');
  });

  it("keeps a customer's comment apart from our details", async () => {
    const lines = [createLine({ orderComment: 'nice, Colour: Midnight, 9 × ₹1.00' })];
    const { text } = await sendEmail(CONFIRMATION_TOPIC, { lines });
    expect(text).toMatch(/\n {2}Comment: nice, Colour: Midnight, 9 × ₹1\.00\n {2}₹/);
  });

  it.each(Object.entries(HOSTILE_TEXTS))('is safe with %s in its texts', async (_, typed) => {
    const lines = [createLine({ productTitle: typed, orderComment: typed })];
    const { headers, html } = await sendEmail(CONFIRMATION_TOPIC, { customerName: typed, city: typed, lines });
    expect(html).not.toMatch(/<script|<img/);
    expect(headers.map(([name]) => name.toLowerCase())).not.toContain('bcc');
    expect(getHeader(headers, 'to')).toContain('<asha@example.in>');
  });
});

describe('the email to the shop about a new order', () => {
  it('lists the customer and the items, and replies go to the customer', async () => {
    const { headers, text } = await sendEmail(SHOP_EMAIL_TOPIC);
    expect(getHeader(headers, 'to')).toBe(`${shop.name} <${shop.email}>`);
    expect(getHeader(headers, 'reply-to')).toBe('Asha Rao <asha@example.in>');
    expect(getHeader(headers, 'subject')).toBe('New order AAN-2345678ABC from Asha Rao');
    for (const expected of [
      'Total Paid: ₹1,23,456.00',
      'Phone: 9876543210',
      'Basant Vine',
      'Colour: #EEEEDD',
      'advance AAN-2345678ABC processing',
    ]) {
      expect(text).toContain(expected);
    }
  });
});

describe('the status emails', () => {
  it.each([
    [ORDER_NOTIFICATION_TOPICS.shipped, 'is on its way', '12 Lake Road'],
    [ORDER_NOTIFICATION_TOPICS.delivered, 'has arrived', 'See your order'],
    [ORDER_NOTIFICATION_TOPICS.cancelled, 'has been cancelled', 'refunding what you paid'],
  ])('%s states the new status', async (topic, ...expectedTexts) => {
    const { headers, text } = await sendEmail(topic);
    expect(getHeader(headers, 'subject')).toContain('AAN-2345678ABC');
    for (const expected of expectedTexts) expect(text).toContain(expected);
  });

  it.each([
    [
      'a partial refund',
      50_000,
      false,
      "We've refunded ₹500.00 of the ₹1,23,456.00 you paid for your order AAN-2345678ABC.",
    ],
    ['a full refund', 12_345_600, false, "We've refunded ₹1,23,456.00 for your order AAN-2345678ABC."],
    [
      'the refund of a duplicate payment',
      12_345_600,
      true,
      "We've refunded ₹1,23,456.00, because you paid for your order AAN-2345678ABC twice.",
    ],
  ])('%s states its amount and reason', async (_case, amount, isDuplicatePayment, expected) => {
    const refund = { amountPaise: toPaise(amount), isDuplicatePayment };
    expect((await sendEmail(ORDER_NOTIFICATION_TOPICS.refunded, {}, refund)).text).toContain(expected);
  });

  it('an order that no longer exists causes no email and no failure', async () => {
    const handlers = createHandlers({ findById: async () => undefined, findRefund: async () => undefined });
    const entry = { id: 'x', payload: {}, createdAt: new Date(0) };
    for (const topic of [ORDER_NOTIFICATION_TOPICS.shipped, ORDER_NOTIFICATION_TOPICS.refunded])
      await handlers[topic]?.(entry);
    expect(readEmails()).toEqual([]);
  });

  it('an order that has left the status again causes no email', async () => {
    const handlers = createHandlers({ findById: async () => record, findRefund: async () => undefined });
    const entry = { id: 'x', payload: {}, createdAt: new Date(0) };
    for (const topic of Object.keys(STATUSES)) expect(await handlers[topic]?.(entry)).toBe(SKIPPED);
    expect(readEmails()).toEqual([]);
  });
});

describe('the promised date', () => {
  const topics = [CONFIRMATION_TOPIC, SHOP_EMAIL_TOPIC, ORDER_NOTIFICATION_TOPICS.shipped];

  it.each(topics)('is in the email %s [D-43]', async (topic) => {
    const { text, html } = await sendEmail(topic, { promisedOn: '2026-12-03' });
    expect(text).toContain('Delivery by: Thu, 3 Dec 2026');
    expect(html).toContain('Thu, 3 Dec 2026');
  });

  it.each(topics)('is left out of the email %s if there is none [D-43]', async (topic) => {
    expect((await sendEmail(topic, { promisedOn: null })).text).not.toContain('Delivery by');
  });

  it.each([
    [CONFIRMATION_TOPIC, '2026-12-03T18:29:59.999Z', true],
    [CONFIRMATION_TOPIC, '2026-12-03T18:30:00.000Z', false],
    [ORDER_NOTIFICATION_TOPICS.shipped, '2026-12-03T18:29:59.999Z', true],
    [ORDER_NOTIFICATION_TOPICS.shipped, '2026-12-03T18:30:00.000Z', false],
    [SHOP_EMAIL_TOPIC, '2026-12-03T18:30:00.000Z', true],
  ])('in the email %s of %s: %j, because customers get no past day [D-43]', async (topic, at, isStated) => {
    const { text } = await sendEmail(topic, { promisedOn: '2026-12-03' }, undefined, new Date(at));
    expect(text.includes('Delivery by')).toBe(isStated);
  });

  it.each([CONFIRMATION_TOPIC, SHOP_EMAIL_TOPIC])(
    'is left out of the email %s if the order was cancelled meanwhile [D-43]',
    async (topic) => {
      const changes = { promisedOn: '2026-12-03', status: ORDER_STATUS.cancelled };
      expect((await sendEmail(topic, changes)).text).not.toContain('Delivery by');
    },
  );
});

describe('a paid order', () => {
  it('sends one email to the customer and one to the shop, even if the outbox entry is redelivered', async () => {
    const stored = await storeOrder(connection.db);
    const clock = createTestClock();
    const handlers = createHandlers(createOrderRepository(connection.db));
    const failures: unknown[] = [];
    const worker = createOutboxWorker({
      outbox: createOutboxRepository(connection.db),
      handlers,
      clock,
      onFailure: (report) => void failures.push(report),
      onError: (error) => void failures.push(error),
    });
    await enqueue(
      connection.db,
      [{ topic: ORDER_NOTIFICATION_TOPICS.paid, payload: { orderId: stored.id } }],
      clock.now(),
    );
    const [entry] = await connection.db.select().from(outboxTable);
    // Delivered here by hand, then again by the worker.
    const deliveredTwice = { id: entry?.id ?? '', payload: { orderId: stored.id }, createdAt: clock.now() };
    await handlers[ORDER_NOTIFICATION_TOPICS.paid]?.(deliveredTwice);
    // First the paid entry, then its two emails.
    for (const _ of [1, 2]) await worker.runOnce();
    expect(failures).toEqual([]);
    expect(
      readEmails()
        .map(({ headers }) => getHeader(headers, 'subject'))
        .sort(),
    ).toEqual([`New order ${stored.orderNumber} from Asha Rao`, `Your order ${stored.orderNumber} is confirmed`]);
    expect(await connection.db.select().from(outboxTable)).toEqual([]);
  });
});
