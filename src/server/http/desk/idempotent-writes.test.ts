import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import type { Database } from '#server/platform/database/database.ts';
import { orderItems, orderNotes } from '#server/platform/database/tables/orders/order-tables.ts';
import {
  auditEntries,
  auditState,
  idempotentRequests,
  staff,
  staffInvitations,
} from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { storeOrder } from '#tests/support/samples/stored-order.ts';
import { createTestDesk, DESK_ORIGIN, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createIdempotentWrites } from './idempotent-writes.ts';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [idempotentRequests, staffInvitations, auditEntries, auditState]) await desk.db.delete(table);
});

const INVITE = '/api/desk/staff/invitations';
const BODY = { email: 'ravi@shop.example', role: 'support' };
const invite = (headers: Record<string, string>, body: object = BODY) => desk.send(INVITE, { cookie, body, headers });
const countInvitations = () => desk.db.$count(auditEntries);

describe('a write', () => {
  const send = (headers: Record<string, string>, method: 'POST' | 'GET' = 'POST', url = INVITE) =>
    desk.app.inject({
      method,
      url,
      headers: { cookie, [IDEMPOTENCY_HEADER]: randomUUID(), ...headers },
      ...(method === 'POST' ? { payload: JSON.stringify(BODY) } : {}),
    });
  const json = { 'content-type': 'application/json' };

  it.each([
    ['the same origin', { 'sec-fetch-site': 'same-origin' }, 200],
    ['another origin of the same site', { 'sec-fetch-site': 'same-site', origin: DESK_ORIGIN }, 403],
    ['another site', { 'sec-fetch-site': 'cross-site' }, 403],
    ['the address bar', { 'sec-fetch-site': 'none' }, 403],
    ['an old browser on the desk', { origin: DESK_ORIGIN }, 200],
    ['an old browser on another port', { origin: `${DESK_ORIGIN}:8080` }, 403],
    ['no browser', {}, 403],
  ])('from %s', async (_, headers, status) => {
    expect((await send({ ...json, ...headers })).statusCode).toBe(status);
    expect(await countInvitations()).toBe(status === 200 ? 1 : 0);
  });

  it('must be JSON', async () => {
    const response = await send({ 'sec-fetch-site': 'same-origin', 'content-type': 'text/plain' });
    expect(response.statusCode).toBe(415);
  });

  it('needs no origin for reading', async () => {
    expect((await send({}, 'GET', '/api/desk/session')).statusCode).toBe(200);
  });
});

describe('an idempotency key', () => {
  it.each(['', 'abc', '1'.repeat(36)])('must be a UUID, not %j', async (key) => {
    expect((await invite({ [IDEMPOTENCY_HEADER]: key })).statusCode).toBe(400);
  });

  it('has one effect however often the request is sent, also at the same time', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const responses = await Promise.all(Array.from({ length: 10 }, () => invite(key)));
    responses.push(await invite(key));
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    expect(responses[0]?.statusCode).toBe(200);
    expect(await countInvitations()).toBe(1);
  });

  it('refuses another request', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    await invite(key);
    expect((await invite(key, { ...BODY, role: 'dispatch' })).statusCode).toBe(422);
  });

  it('may be used again after a failure', async () => {
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    expect((await invite(key, { ...BODY, email: 'no email' })).statusCode).toBe(400);
    expect((await invite(key)).statusCode).toBe(200);
  });

  it('belongs to one member of staff', async () => {
    const { email } = await desk.addStaff('owner', 'second@shop.example');
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    await invite(key);
    const body = { ...BODY, role: 'dispatch' };
    const second = { cookie: await desk.getCookie(email), body, headers: key };
    expect((await desk.send(INVITE, second)).statusCode).toBe(200);
  });

  it('of a process that died is taken over after a minute', async () => {
    const requests = createIdempotentWrites(desk.db, desk.clock);
    const [row] = await desk.db.select().from(staff);
    const request = { key: 'k', staffId: row?.id ?? '', requestHash: 'h' };
    const abandoned = { ...request, status: 0, response: '', createdAt: desk.clock.now() };
    await desk.db.insert(idempotentRequests).values(abandoned);
    desk.clock.advance(60_001);
    let runs = 0;
    const write = { run: async () => `run ${++runs}`, respondToRepeat: undefined };
    const responses = await Promise.all([requests.runOnce(request, write), requests.runOnce(request, write)]);
    expect(responses).toEqual(['run 1', 'run 1']);
  });

  it('of a process that lives is not taken over, however long it runs', async () => {
    const requests = createIdempotentWrites(desk.db, desk.clock, { heartbeatMs: 5 });
    const [row] = await desk.db.select().from(staff);
    const request = { key: 'long', staffId: row?.id ?? '', requestHash: 'h' };
    const ended = createDeferred<string>();
    const first = requests.runOnce(request, { run: () => ended.promise, respondToRepeat: undefined });
    const readTime = async () => (await desk.db.select().from(idempotentRequests))[0]?.createdAt.getTime();
    await expect.poll(readTime).toBe(desk.clock.now().getTime());
    desk.clock.advance(90_000);
    await expect.poll(readTime).toBe(desk.clock.now().getTime());
    const second = requests.runOnce(request, { run: async () => 'twice', respondToRepeat: undefined });
    ended.resolve('once');
    expect(await Promise.all([first, second])).toEqual(['once', 'once']);
  });
});

describe('a write that was done, but whose response was lost,', () => {
  const NOTE = { text: 'Ring at noon' };
  const addNote = (id: string, key: string) =>
    desk.send(`/api/desk/orders/${id}/notes`, { cookie, body: NOTE, headers: { [IDEMPOTENCY_HEADER]: key } });
  const countNotes = (id: string) => desk.db.$count(orderNotes, eq(orderNotes.orderId, id));

  it('is not repeated when reading the order failed', async () => {
    const { id } = await storeOrder(desk.db, { status: 1 });
    const key = randomUUID();
    await desk.db.update(orderItems).set({ shown: 'no JSON' }).where(eq(orderItems.orderId, id));
    expect((await addNote(id, key)).statusCode).toBe(500);
    await desk.db.delete(orderItems).where(eq(orderItems.orderId, id));
    const repeated = await addNote(id, key);
    expect(repeated.statusCode).toBe(200);
    expect(repeated.json().data.timeline.at(-1)).toMatchObject({ kind: 'note', detail: NOTE.text });
    expect(await countNotes(id)).toBe(1);
  });

  it('is read again, because no response about a customer is stored', async () => {
    const { id } = await storeOrder(desk.db, { status: 1 });
    const move = { cookie, body: { version: 2, to: 2 }, headers: { [IDEMPOTENCY_HEADER]: randomUUID() } };
    const moveOrder = () => desk.send(`/api/desk/orders/${id}/move`, move);
    await moveOrder();
    expect(await desk.db.select().from(idempotentRequests)).toMatchObject([{ status: 200, response: '' }]);
    expect((await moveOrder()).json().data).toMatchObject({ id, status: 2, version: 3 });
    expect(await desk.db.$count(auditEntries)).toBe(1);
  });

  it('is undone in the process that another took for dead', async () => {
    const { id } = await storeOrder(desk.db, { status: 1 });
    const key = randomUUID();
    await addNote(id, key);
    const [done] = await desk.db.select().from(idempotentRequests);
    const actor = { staffId: null, name: 'Slow', requestId: 'r', idempotencyKey: done?.key ?? '' };
    const record = (tx: Database) =>
      recordAudit(tx, {
        actor,
        permission: 'orders.note',
        action: 'note added',
        objectKind: 'order',
        objectId: id,
        object: '',
        at: desk.clock.now(),
      });
    await expect(runInTransaction(desk.db, record)).rejects.toThrow('another process');
    expect(await desk.db.$count(auditEntries)).toBe(1);
  });
});
