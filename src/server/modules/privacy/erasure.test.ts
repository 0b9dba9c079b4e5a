import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DEVICE_HEADER } from '#contract/device-id.ts';
import type { DataCopy, Erasure, Privacy } from '#contract/storefront/privacy.ts';
import { buildLineKey } from '#domain/cart/line-identity.ts';
import { toPaise } from '#domain/money/paise.ts';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import { lockCart } from '#server/modules/cart/cart-repository.ts';
import { backfillOrderTerms } from '#server/modules/orders/backfill/backfill-order-terms.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import {
  orderEvents,
  orderItems,
  orderNotes,
  orderSearchTerms,
  orders,
  shipments,
} from '#server/platform/database/tables/orders/order-tables.ts';
import { paymentAlerts, paymentAttempts, refunds } from '#server/platform/database/tables/orders/payment-tables.ts';
import { outbox, sentOrderEmails } from '#server/platform/database/tables/outbox-tables.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createRegisteredCustomer } from '#tests/support/customers/registered-customer.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { createOrderItem, storeOrder } from '#tests/support/samples/stored-order.ts';
import type { SendRequest } from '#tests/support/shop/catalogue-shop.ts';
import { type CheckoutShop, createCheckoutShop, createWallpaperInput } from '#tests/support/shop/checkout-shop.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { testProducts } from '#tests/support/shop/test-catalogue.ts';
import { createErasureEmailHandlers } from './erasure-emails.ts';
import { createErasureService } from './erasure-service.ts';

const DEVICE = { [DEVICE_HEADER]: 'a'.repeat(32) };

/** All that a customer typed; none of it occurs elsewhere. */
const SEEDED = {
  name: 'Meenakshi Qwertysundaram',
  email: 'meena.unique@example.in',
  phone: '9123456780',
  addressLine1: '77 Peacock Lane',
  addressLine2: 'Behind the old well',
  city: 'Vadnagar',
  state: 'Himachal Pradesh',
  postalCode: '384355',
  comment: 'Please ring at the blue gate',
  message: 'My neighbour recommended you',
  note: 'Meena called twice',
  reply: 'Yes, the peacock comes in teal',
  trackingNumber: 'dlunique77',
};
const DETAILS = {
  firstName: 'Meenakshi',
  lastName: 'Qwertysundaram',
  email: SEEDED.email,
  phone: SEEDED.phone,
  addressLine1: SEEDED.addressLine1,
  addressLine2: SEEDED.addressLine2,
  city: SEEDED.city,
  state: SEEDED.state,
  postalCode: SEEDED.postalCode,
  country: 'IN',
};

let shop: CheckoutShop;
const clock = createTestClock('2026-11-16T12:00:00.000Z');
beforeAll(async () => {
  shop = await createCheckoutShop({ clock });
}, 120_000);
afterAll(() => shop.close());

/** The sessions end in the requests below. */
const createService = (now = clock) =>
  createErasureService({ db: shop.db, clock: now, endSessions: async () => undefined, lockCart });

/** Every row of every table that contains the text, as `table: row`. */
async function findText(text: string): Promise<string[]> {
  const tables = await shop.db.execute<{ name: string }>(
    sql`select table_name as name from information_schema.tables where table_schema = 'public'`,
  );
  const found: string[] = [];
  for (const { name } of tables) {
    const rows = await shop.db.execute(sql`select * from ${sql.identifier(name)}`);
    found.push(
      ...rows
        .map((row) => JSON.stringify(row))
        .filter((row) => row.includes(text))
        .map((row) => `${name}: ${row}`),
    );
  }
  return found;
}

const listTables = async (text: string) => [...new Set((await findText(text)).map((row) => row.split(':')[0]))].sort();

const LINE = {
  productId: testProducts.wallpaper.id,
  productTypeId: null,
  colorHex: null,
  widthHundredths: null,
  heightHundredths: null,
};
let emailCount = 0;
/** A customer with a profile, cart, wishlist, consents, a known device, a conversation and, if asked for, a paid order. */
async function createSeededCustomer({
  email = `m${++emailCount}@example.in`,
  status = 4 as 1 | 4,
  hasOrder = true,
} = {}) {
  const customer = await createRegisteredCustomer(shop, {
    name: SEEDED.name,
    email,
    phoneNumber: SEEDED.phone,
    acceptsTerms: true,
    acceptsMarketing: true,
  });
  await signIn(shop.app, email, ASHA.password, DEVICE);
  await shop.db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, customer.userId));
  await customer.send('PUT', 'UserDetails', { ...DETAILS, userId: customer.userId, email });
  await customer.send('POST', 'Cart/addtocart', { items: [createWallpaperInput({ orderComment: SEEDED.comment })] });
  await customer.send('POST', `Wishlist/${testProducts.canvas.id}`);
  await customer.send('POST', 'Contact', { name: SEEDED.name, email, phone: SEEDED.phone, message: SEEDED.message });
  await storeConversation(email);
  if (hasOrder) {
    const { firstName: _, lastName: __, email: ___, phone: ____, ...address } = DETAILS;
    const order = await storeOrder(shop.db, {
      userId: customer.userId,
      status,
      ...address,
      customerName: SEEDED.name,
      customerEmail: email,
      customerPhone: SEEDED.phone,
      createdAt: clock.now(),
      paidAt: clock.now(),
      items: [createOrderItem({ orderComment: SEEDED.comment } as object)],
    });
    await shop.db.update(orderEvents).set({ note: SEEDED.note }).where(eq(orderEvents.orderId, order.id));
    const note = { id: randomUUID(), orderId: order.id, text: SEEDED.note, by: 'Kabir', at: clock.now() };
    await shop.db.insert(orderNotes).values(note);
    const sentEmail = { id: randomUUID(), orderId: order.id, topic: 'order.shipped', sentAt: clock.now() };
    await shop.db.insert(sentOrderEmails).values(sentEmail);
    await shop.db.insert(shipments).values({
      orderId: order.id,
      courier: 'Delhivery',
      trackingNumber: SEEDED.trackingNumber,
      shippedAt: clock.now(),
    });
    const trackingTerm = { orderId: order.id, term: SEEDED.trackingNumber, isPersonal: false };
    await shop.db.insert(orderSearchTerms).values(trackingTerm);
    await backfillOrderTerms(shop.db);
    const cartLineKey = buildLineKey({ ...LINE, orderComment: SEEDED.comment });
    await shop.db.update(orderItems).set({ cartLineKey }).where(eq(orderItems.orderId, order.id));
  }
  return { ...customer, email };
}

/** The staff's notes about the customer's message. */
async function storeConversation(email: string): Promise<void> {
  const [message] = await shop.db.select().from(inquiries).where(eq(inquiries.email, email));
  const entry = { inquiryId: message?.id ?? '', by: 'Kabir', at: clock.now() };
  await shop.db.insert(inquiryReplies).values([
    { ...entry, id: randomUUID(), kind: 'reply', text: SEEDED.reply },
    { ...entry, id: randomUUID(), kind: 'note', text: SEEDED.note },
  ]);
}

const createRefund = (orderId: string) => ({
  refundId: `r-${orderId}`,
  orderId,
  providerOrderId: 'x',
  amountPaise: toPaise(100),
  state: 'success' as const,
  reason: 'x',
  createdAt: clock.now(),
  checkCount: 0,
});
const createAlert = (orderId: string) => ({
  alertKey: `a-${orderId}`,
  orderId,
  kind: 'refund_failed' as const,
  details: '{}',
  createdAt: clock.now(),
});

/** The staff's notes about a settled refund and a settled alert. */
async function storeNotes(userId: string): Promise<void> {
  const [order] = await shop.db.select().from(orders).where(eq(orders.userId, userId));
  if (!order) throw new Error('no order');
  await shop.db.insert(refunds).values({ ...createRefund(order.id), note: SEEDED.note });
  const resolved = { resolvedAt: clock.now(), resolution: SEEDED.note };
  await shop.db.insert(paymentAlerts).values({ ...createAlert(order.id), ...resolved });
}

const erase = (send: SendRequest, password = ASHA.password) => send<Erasure>('POST', 'Account/Erasure', { password });

describe('erasing a customer', () => {
  it('leaves only what tax law keeps, and nothing after its time', async () => {
    const { send, userId } = await createSeededCustomer({ email: SEEDED.email });
    await storeNotes(userId);
    expect(await listTables(SEEDED.note)).toEqual([
      'inquiry_replies',
      'order_events',
      'order_notes',
      'payment_alerts',
      'refunds',
    ]);
    const [order] = await shop.db.select().from(orders).where(eq(orders.userId, userId));
    const listTerms = async () =>
      (
        await shop.db
          .select()
          .from(orderSearchTerms)
          .where(eq(orderSearchTerms.orderId, order?.id ?? ''))
      )
        .map(({ term }) => term)
        .sort();
    expect(await listTerms()).toEqual(
      expect.arrayContaining(['meenakshi', SEEDED.email, `91${SEEDED.phone}`, SEEDED.postalCode]),
    );
    expect((await listTables(SEEDED.phone)).length).toBeGreaterThan(3);
    const { status, data } = await erase(send);
    expect([status, data]).toEqual([200, { isErased: true, obstacles: [] }]);

    const { phone, comment, message, note, reply, trackingNumber } = SEEDED;
    for (const gone of [SEEDED.email, phone, comment, message, note, reply, trackingNumber, 'meenakshi'])
      expect(await findText(gone)).toEqual([]);
    const number = order?.orderNumber.toLowerCase() ?? '';
    const idTerms = [number, number.replace('-', ''), number.replace('aan-', '')];
    expect(await listTerms()).toEqual([...idTerms, 'pay-1', 'pay1'].sort());
    await backfillOrderTerms(shop.db);
    expect(await listTerms()).toEqual([...idTerms, 'pay-1', 'pay1'].sort());
    for (const kept of [SEEDED.name, SEEDED.addressLine1, SEEDED.city, SEEDED.postalCode])
      expect(await listTables(kept)).toEqual(['orders']);
    expect((await listTables(userId)).filter((name) => name !== undefined && !KEPT_IDS.includes(name))).toEqual([]);
    expect((await createService().findRequest(userId))?.recordsKeptUntil).toBe('2033-12-31');

    await createService(createTestClock('2033-12-31T18:29:00.000Z')).runDue();
    expect(await listTables(SEEDED.name)).toEqual(['orders']);
    await createService(createTestClock('2033-12-31T18:31:00.000Z')).runDue();
    for (const text of Object.values(SEEDED)) expect(await findText(text)).toEqual([]);
    expect(await createService().findRequest(userId)).toMatchObject({ dueAt: null });
  });

  it('makes sign-in impossible, ends the sessions and frees the email for a new account that sees nothing old', async () => {
    const { send, email } = await createSeededCustomer();
    await erase(send);
    expect((await signIn(shop.app, email)).statusCode).toBe(401);
    expect((await send('GET', 'Cart')).status).toBe(401);
    expect((await registerCustomer(shop.app, { email })).statusCode).toBe(201);
    const token = (await signIn(shop.app, email)).json().data.jwToken;
    const sendAgain = shop.sendAs(`Bearer ${token}`);
    expect((await sendAgain('GET', 'Cart')).data.items).toEqual([]);
    expect((await sendAgain<{ totalCount: number }>('GET', 'Orders/me')).data.totalCount).toBe(0);
    const { data } = await sendAgain<DataCopy>('GET', 'Account/MyData');
    expect(JSON.stringify(data)).not.toContain(SEEDED.addressLine1);
  });

  it('asks for the password, and five wrong ones lock it like a sign-in', async () => {
    const { send, userId } = await createSeededCustomer({ hasOrder: false });
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await erase(send, 'not it')).status);
    expect(statuses).toEqual([403, 403, 403, 403, 403, 429]);
    expect((await erase(send)).status).toBe(429);
    expect(await shop.db.$count(users, eq(users.id, userId))).toBe(1);
  });

  it('replaces the fields of unpaid orders at once, because no law keeps them', async () => {
    const { send, userId } = await createSeededCustomer({ hasOrder: false });
    await storeOrder(shop.db, {
      userId,
      status: ORDER_STATUS.failed,
      paidAt: null,
      paymentId: null,
      customerName: SEEDED.name,
    });
    await erase(send);
    expect(await shop.db.select().from(orders).where(eq(orders.userId, userId))).toMatchObject([
      { customerName: 'Erased', customerEmail: '', customerPhone: '', addressLine1: '', city: '', postalCode: '' },
    ]);
    expect(await createService().findRequest(userId)).toMatchObject({ recordsKeptUntil: null });
  });

  it('can be asked for by the shop, and twice', async () => {
    const { userId, email } = await createSeededCustomer({ hasOrder: false });
    const service = createService();
    expect(await service.request(userId, 'shop')).toMatchObject({ isErased: true });
    expect(await service.request(userId, 'shop')).toMatchObject({ isErased: true });
    expect(await findText(email)).toEqual([]);
    const tomorrow = new Date(clock.now().getTime() + 24 * 3_600_000);
    expect(await service.findRequest(userId)).toMatchObject({ dueAt: tomorrow });
  });

  it('keeps messages that others sent from the same, unconfirmed email', async () => {
    const { send, userId, email } = await createSeededCustomer({ hasOrder: false });
    await shop.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
    await erase(send);
    expect(await listTables(email)).toEqual(['inquiries', 'inquiry_search_terms']);
  });

  it('neither shows nor deletes messages from before the account, which may be of someone else', async () => {
    const { send, email } = await createSeededCustomer({ hasOrder: false });
    const details = 'Written before the account';
    const createdAt = new Date(clock.now().getTime() - 1);
    await shop.db.insert(inquiries).values({
      id: randomUUID(),
      kind: 'contact',
      ticket: 'T-1',
      createdAt,
      name: 'Somebody',
      email,
      phone: '',
      details,
      isSuspect: false,
    });
    const copy = JSON.stringify((await send('GET', 'Account/MyData')).data);
    expect([copy.includes(SEEDED.message), copy.includes(details)]).toEqual([true, false]);
    await erase(send);
    const left = await shop.db.select().from(inquiries).where(eq(inquiries.email, email));
    expect(left.map((row) => row.details)).toEqual([details]);
  });
});

/** Hold the random id of the account: as proof, to refuse its tokens, and on the kept order. */
const KEPT_IDS = ['erasures', 'orders', 'session_cutoffs', 'rate_limit_points', 'outbox'];

describe('open orders and refunds', () => {
  const obstacle = { isErased: false };

  it.each([
    ['an order in production', 'order', async () => undefined, 1],
    [
      'a refund on its way',
      'refund',
      (orderId: string) =>
        shop.db.insert(refunds).values({
          ...createRefund(orderId),
          state: 'pending',
        }),
      4,
    ],
    [
      'a payment that may still arrive',
      'payment',
      (orderId: string) =>
        shop.db.update(paymentAttempts).set({ nextCheckAt: clock.now() }).where(eq(paymentAttempts.orderId, orderId)),
      4,
    ],
    [
      'a payment to clarify',
      'alert',
      (orderId: string) => shop.db.insert(paymentAlerts).values(createAlert(orderId)),
      4,
    ],
  ] as const)('%s postpones the erasure, which follows by itself', async (_, kind, arrange, status) => {
    const { send, userId, email } = await createSeededCustomer({ status });
    const [order] = await shop.db.select().from(orders).where(eq(orders.userId, userId));
    if (!order) throw new Error('no order');
    await arrange(order.id);
    const obstacles = [{ kind, orderNumber: order.orderNumber }];
    expect((await erase(send)).data).toEqual({ ...obstacle, obstacles });
    expect((await send<Privacy>('GET', 'Account/Privacy')).data).toMatchObject({
      obstacles,
      erasureRequestedAt: clock.now().toISOString(),
      keptOrders: { count: 1, until: '2033-12-31' },
    });
    expect((await signIn(shop.app, email)).statusCode).toBe(200);

    clock.advance(3_600_000);
    await createService().runDue();
    expect(await shop.db.$count(users, eq(users.id, userId))).toBe(1);

    await shop.db.update(orders).set({ status: 4 }).where(eq(orders.id, order.id));
    await shop.db.update(refunds).set({ state: 'success' }).where(eq(refunds.orderId, order.id));
    await shop.db.update(paymentAttempts).set({ nextCheckAt: null }).where(eq(paymentAttempts.orderId, order.id));
    await shop.db.update(paymentAlerts).set({ resolvedAt: clock.now() }).where(eq(paymentAlerts.orderId, order.id));
    clock.advance(3_600_000);
    await createService().runDue();
    expect(await findText(email)).toEqual([]);
  });

  it('are explained in an email too, once, which says what to do if it was somebody else', async () => {
    const { send, userId, email } = await createSeededCustomer({ status: 1 });
    const [order] = await shop.db.select().from(orders).where(eq(orders.userId, userId));
    await shop.db.delete(outbox);
    await erase(send);
    await erase(send);
    const mail = createMailCollector();
    await deliverOutbox(shop.db, clock, createErasureEmailHandlers({ ...shop.config, db: shop.db, mail }));
    expect(mail.mails).toHaveLength(1);
    expect(mail.mails[0]).toMatchObject({ to: { address: email } });
    expect(mail.mails[0]?.text).toContain(`Order ${order?.orderNumber} hasn't been delivered yet.`);
    expect(mail.mails[0]?.text).toContain('If you may want to return an order');
    expect(mail.mails[0]?.text).toContain("If it wasn't you");
  });

  it('let the customer change their mind', async () => {
    const { send, userId } = await createSeededCustomer({ status: 1 });
    await erase(send);
    expect((await send<Privacy>('DELETE', 'Account/Erasure')).data.erasureRequestedAt).toBeNull();
    await shop.db.update(orders).set({ status: 4 }).where(eq(orders.userId, userId));
    clock.advance(2 * 3_600_000);
    await createService().runDue();
    expect(await shop.db.$count(users, eq(users.id, userId))).toBe(1);
    expect(await shop.db.$count(erasures, eq(erasures.userId, userId))).toBe(0);
  });
});

describe('the copy of the data', () => {
  it('has a section for everything stored, without passwords, hashes and notes of staff', async () => {
    const { send, email } = await createSeededCustomer();
    const { status, data } = await send<DataCopy>('GET', 'Account/MyData');
    expect(status).toBe(200);
    const text = JSON.stringify(data);
    for (const [name, value] of Object.entries({ ...SEEDED, email }))
      if (name !== 'note') expect(text, name).toContain(value);
    expect(text).not.toContain(SEEDED.note);
    expect(text).not.toMatch(/argon2|[Hh]ash"/);
    expect(data.sections.map(({ title }) => title)).toEqual(
      expect.arrayContaining(['Account', 'Profile', 'Consents', 'Wishlist', 'Orders', 'Messages you sent us']),
    );
    const consents = data.sections.find(({ name }) => name === 'consents')?.records;
    expect(consents?.map(({ purpose, textVersion, givenAt }) => [purpose, textVersion, givenAt])).toEqual(
      [
        ['account', '2026-11, privacy policy version 1'],
        ['terms', '2026-11, terms version 1, privacy policy version 1'],
        ['marketing', '2026-11'],
      ].map((consent) => [...consent, clock.now().toISOString()]),
    );
  });

  it('has no messages of an email that is not confirmed', async () => {
    const { send, userId } = await createSeededCustomer();
    await shop.db.update(users).set({ emailVerifiedAt: null }).where(eq(users.id, userId));
    expect(JSON.stringify((await send('GET', 'Account/MyData')).data)).not.toContain(SEEDED.message);
  });
});
