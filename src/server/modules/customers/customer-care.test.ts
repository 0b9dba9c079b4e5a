import { randomUUID } from 'node:crypto';
import { eq, inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskCustomer } from '#contract/desk/customers/desk-customer.ts';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { DEVICE_HEADER } from '#contract/device-id.ts';
import { countEmail, createRateLimiter } from '#server/http/limits/rate-limiter.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { customerNotes, customerSearchTerms, users } from '#server/platform/database/tables/account/account-tables.ts';
import { inquiries } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createAccountMailbox } from '#tests/support/customers/account-mailbox.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { storeMessage } from '#tests/support/samples/stored-message.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

const clock = createTestClock();
let shop: TestApp;
let desk: TestDesk;
let connection: DatabaseConnection;
let close: () => Promise<void>;
let cookie: string;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createTestApp({ connection, clock, env: { RATE_LIMIT_FACTOR: '1000' } });
  desk = await createTestDesk({ connection, clock });
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
  close = async () => {
    await desk.close();
    await shop.close();
    await connection.close();
  };
}, 60_000);
afterAll(() => close());

let count = 0;
/** Registers through the shop. */
async function register(changes: { name?: string; phoneNumber?: string } = {}) {
  const email = `care${++count}@example.in`;
  expect((await registerCustomer(shop.app, { ...changes, email, userName: email })).statusCode).toBe(201);
  const [user] = await desk.db.select().from(users).where(eq(users.email, email));
  return { id: user?.id ?? '', email };
}

const post = (path: string, body: object = {}, headers: Record<string, string> = {}) =>
  desk.send(`/api/desk/customers/${path}`, { cookie, body, headers });
const read = async (id: string): Promise<DeskCustomer> =>
  (await desk.send(`/api/desk/customers/${id}`, { method: 'GET', cookie })).json().data;
const search = async (text: string): Promise<string[]> => {
  const { data } = (await post('list', { search: text, sort: 'newest', cursor: null })).json();
  return data.customers.map(({ id }: { id: string }) => id);
};
const listAudit = (id: string) => desk.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));

async function authorise(email: string, headers: Record<string, string> = {}) {
  const { jwToken } = (await signIn(shop.app, email, ASHA.password, headers)).json().data;
  return { authorization: `Bearer ${jwToken}` };
}

describe('a customer', () => {
  it('is found at once after sign-up, changed details and a changed login email', async () => {
    const { id, email } = await register({ name: 'Zubin Irani', phoneNumber: '9811122233' });
    expect(await search('zubin')).toEqual([id]);
    expect(await search(email)).toEqual([id]);
    const headers = await authorise(email);
    const payload = { userId: id, firstName: 'Zubin', lastName: 'Wadia', phone: '9899988877', postalCode: '400076' };
    await shop.app.inject({ method: 'PUT', url: '/api/UserDetails', headers, payload });
    for (const text of ['wadia', 'irani', '9899988877', '9811122233']) expect(await search(text), text).toEqual([id]);
    expect(await search('zubin 400076')).toEqual([id]);

    const mailbox = createAccountMailbox(shop);
    await mailbox.deliver();
    const change = { email: 'new.zubin@example.in', password: ASHA.password };
    await shop.app.inject({ method: 'POST', url: '/api/Account/ChangeEmail', headers, payload: change });
    const token = await mailbox.takeToken();
    await shop.app.inject({ method: 'POST', url: '/api/Account/ConfirmEmail', payload: { token } });
    expect(await search('new.zubin@')).toEqual([id]);
    expect(await search(email)).toEqual([]);
  });

  it('is shown with sign-in state, orders, messages, consents and notes', async () => {
    const { id, email } = await register();
    await authorise(email, { [DEVICE_HEADER]: 'a'.repeat(32) });
    const signedInAt = clock.now().toISOString();
    clock.advance(60_000);
    const order = await storeOrder(desk.db, { userId: id });
    const message = { name: 'Asha', email: ` ${email.toUpperCase()}`, phone: '98', message: 'Hello' };
    const sent = await shop.app.inject({ method: 'POST', url: '/api/Contact', payload: message });
    expect(sent.statusCode, sent.body).toBeLessThan(300);
    for (let attempt = 0; attempt < 5; attempt++) await signIn(shop.app, email, 'wrong');
    await post(`${id}/notes`, { text: ' Prefers calls ' });
    const customer = await read(id);
    expect(customer).toMatchObject({
      email,
      orderCount: 1,
      contactEmail: null,
      signIn: {
        hasLogin: true,
        emailVerifiedAt: null,
        lastSignInAt: signedInAt,
        lockedUntil: new Date(clock.now().getTime() + 15 * 60_000).toISOString(),
      },
      orders: [{ id: order.id, orderNumber: order.orderNumber, status: 1 }],
      messages: [{ kind: 'contact', isDone: false }],
      notes: [{ text: 'Prefers calls', by: 'The owner' }],
      erasure: { requestedAt: null, keptOrders: 1 },
    });
    expect(customer.erasure.obstacles).toEqual([`Order ${order.orderNumber} hasn't been delivered yet.`]);
    expect(customer.signIn.devices).toHaveLength(1);
    expect(customer.consents.map(({ purpose }) => purpose)).toContain('account');
  });

  it('has the messages that erasure keeps: from before the account, or all while the email is not confirmed', async () => {
    const { id, email } = await register();
    const before = await storeMessage(desk.db, {
      email: `\u00a0${email}`,
      createdAt: new Date(clock.now().getTime() - 1),
    });
    const after = await storeMessage(desk.db, { email: `${email}\t`, createdAt: clock.now() });
    const listKept = async () => (await read(id)).keptMessages.listed.map(({ ticket }) => ticket);
    expect(await listKept()).toEqual([after.ticket, before.ticket]);
    await desk.db.update(users).set({ emailVerifiedAt: clock.now() }).where(eq(users.id, id));
    expect(await listKept()).toEqual([before.ticket]);
    expect((await read(id)).messages).toHaveLength(2);
    await post(`${id}/erase`, { email, reason: 'Asked in writing' });
    const left = await desk.db
      .select()
      .from(inquiries)
      .where(inArray(inquiries.ticket, [before.ticket, after.ticket]));
    expect(left.map(({ ticket }) => ticket)).toEqual([before.ticket]);
  });

  it.each(['x', randomUUID()])('that does not exist gets 404: %s', async (id) => {
    expect((await desk.send(`/api/desk/customers/${id}`, { method: 'GET', cookie })).statusCode).toBe(404);
    for (const path of ['notes', 'reset-link', 'export', 'erase'])
      expect((await post(`${id}/${path}`, { text: 'x', reason: 'x', email: 'x' })).statusCode, path).toBe(404);
  });
});

describe('a note', () => {
  it('is stored once for repeated requests, and the audit log has neither its text nor the name', async () => {
    const { id } = await register();
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const first = await post(`${id}/notes`, { text: 'Rang about Diwali' }, headers);
    const second = await post(`${id}/notes`, { text: 'Rang about Diwali' }, headers);
    expect([first.statusCode, second.body]).toEqual([200, first.body]);
    expect(await desk.db.$count(customerNotes, eq(customerNotes.userId, id))).toBe(1);
    const [entry] = await listAudit(id);
    expect(entry).toMatchObject({ action: 'note added', objectKind: 'customer', object: `Customer ${id.slice(0, 8)}` });
    expect(JSON.stringify(entry)).not.toMatch(/Diwali|Asha/);
    expect((await post(`${id}/notes`, { text: ' ' })).statusCode).toBe(400);
  });
});

describe('a reset link', () => {
  it('lets the customer choose a new password [D-39]', async () => {
    const { id, email } = await register();
    await desk.db.delete(outbox);
    expect((await post(`${id}/reset-link`)).statusCode).toBe(200);
    const token = await createAccountMailbox(shop).takeToken();
    const payload = { token, password: 'another horse', confirmPassword: 'another horse' };
    await shop.app.inject({ method: 'POST', url: '/api/Account/ResetPassword', payload });
    expect((await signIn(shop.app, email, 'another horse')).statusCode).toBe(200);
    expect(await listAudit(id)).toMatchObject([{ action: 'reset link sent', permission: 'customers.view' }]);
  });

  it('is sent three times in 15 minutes, counted with those that the customer asks for', async () => {
    const { id, email } = await register();
    await countEmail(createRateLimiter({ db: desk.db, factor: 1 }), 'resetEmail', email);
    const strict = await createTestDesk({ connection, clock, env: { RATE_LIMIT_FACTOR: '1' } });
    const send = () => strict.send(`/api/desk/customers/${id}/reset-link`, { cookie, body: {} });
    for (const status of [200, 200, 429]) expect((await send()).statusCode).toBe(status);
    const refused = await send();
    await strict.close();
    expect(refused.json().message).toMatch(/^This email got several reset links/);
    expect(await listAudit(id)).toHaveLength(2);
  });

  it('is refused for a customer without a login', async () => {
    const row = { name: 'Demo', email: 'demo@mail.invalid', phone: '', createdAt: clock.now(), emailVerifiedAt: null };
    const id = randomUUID();
    await desk.db.insert(users).values({ ...row, id, isSample: true });
    expect((await post(`${id}/reset-link`)).statusCode).toBe(400);
    expect((await read(id)).signIn.hasLogin).toBe(false);
  });
});

describe('the copy of a customer’s data', () => {
  it('is what the customer would get, and in the audit log', async () => {
    const { id, email } = await register();
    const { data } = (await post(`${id}/export`)).json();
    expect(JSON.stringify(data)).toContain(email);
    expect(data.sections.map(({ name }: { name: string }) => name)).toContain('users');
    expect(JSON.stringify(data)).not.toMatch(/argon2|passwordHash/);
    expect(await listAudit(id)).toMatchObject([{ action: 'data copied', permission: 'customers.export' }]);
  });
});

describe('an erasure by staff', () => {
  const erase = (id: string, body: object, headers: Record<string, string> = {}) => post(`${id}/erase`, body, headers);

  it('asks for the email and a reason that does not name the customer', async () => {
    const { id, email } = await register({ name: 'Quentin Baker' });
    const reason = 'Asked in writing';
    for (const body of [
      { email: 'other@example.in', reason },
      { email, reason: ' ' },
      { email, reason: 'Mr Baker asked' },
      { email, reason: `Letter from ${email}` },
    ])
      expect((await erase(id, body)).statusCode, JSON.stringify(body)).toBe(400);
    expect(await listAudit(id)).toEqual([]);
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const first = await erase(id, { email: email.toUpperCase(), reason }, headers);
    expect(first.json().data).toEqual({ isErased: true, obstacles: [] });
    expect((await erase(id, { email: email.toUpperCase(), reason }, headers)).body).toBe(first.body);
    expect(await search('quentin')).toEqual([]);
    expect(await desk.db.$count(customerSearchTerms, eq(customerSearchTerms.userId, id))).toBe(0);
    expect((await desk.send(`/api/desk/customers/${id}`, { method: 'GET', cookie })).statusCode).toBe(404);
    const entries = await listAudit(id);
    expect(entries).toMatchObject([{ action: 'customer erased', permission: 'customers.erase', reason }]);
    expect(JSON.stringify(entries)).not.toMatch(/Quentin|Baker|example\.in/);
  });

  it('waits for open orders, and says so', async () => {
    const { id, email } = await register();
    const { orderNumber } = await storeOrder(desk.db, { userId: id, customerEmail: email });
    const obstacles = [`Order ${orderNumber} hasn't been delivered yet.`];
    const headers = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const body = { email, reason: 'Asked in writing' };
    const first = await erase(id, body, headers);
    expect(first.json().data).toEqual({ isErased: false, obstacles });
    expect((await erase(id, body, headers)).body).toBe(first.body);
    expect(await read(id)).toMatchObject({
      erasure: { requestedAt: clock.now().toISOString(), requestedBy: 'shop', obstacles },
    });
    expect(await listAudit(id)).toMatchObject([{ action: 'erasure requested' }]);

    const withdraw = (reason: string) => post(`${id}/withdraw-erasure`, { reason });
    expect((await withdraw(`Call from ${email}`)).statusCode).toBe(400);
    expect((await read(id)).erasure.requestedAt).not.toBeNull();
    expect((await withdraw('Changed their mind')).json().data.erasure).toMatchObject({ requestedAt: null });
    expect((await withdraw('Changed their mind')).statusCode).toBe(200);
    expect(await listAudit(id)).toMatchObject([
      { action: 'erasure requested' },
      { action: 'erasure withdrawn', permission: 'customers.erase', reason: 'Changed their mind' },
    ]);
  });
});
