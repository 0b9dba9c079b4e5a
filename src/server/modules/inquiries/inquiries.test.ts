import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inquiries as inquiryTable } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox as outboxTable } from '#server/platform/database/tables/outbox-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
import { createInquiryRepository } from './inquiry-repository.ts';

const FORMS = {
  contact: {
    path: '/api/Contact',
    details: 'message',
    body: { name: 'Asha Patel', email: 'asha@example.in', phone: 'call me', message: 'Namaste' },
  },
  project: {
    path: '/api/ProjectInquiry',
    details: 'projectDetails',
    body: {
      name: 'Asha Patel',
      email: 'asha@example.in',
      phone: 'call me',
      projectType: 'Hotel',
      projectDetails: 'Forty rooms',
    },
  },
  customization: {
    path: '/api/CustomizationInquiry',
    details: 'customizationDetails',
    body: {
      customerName: 'Asha Patel',
      email: 'asha@example.in',
      phone: 'call me',
      productType: 'Curtains',
      customizationDetails: 'Longer',
    },
  },
} as const;
type Kind = keyof typeof FORMS;
const KINDS: [Kind, string][] = [
  ['contact', 'SRV-62, API-25, ENT-28'],
  ['project', 'SRV-63, API-26, ENT-29'],
  ['customization', 'SRV-64, API-27, ENT-30'],
];

let connection: DatabaseConnection;
let shop: TestApp;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createTestApp({ connection, env: { RATE_LIMIT_FACTOR: '1000' } });
}, 60_000);
afterAll(async () => {
  await shop.close();
  await connection.close();
});
afterEach(async () => {
  await connection.db.delete(inquiryTable);
  await connection.db.delete(outboxTable);
});

const send = (kind: Kind, changes: Record<string, unknown> = {}, { app } = shop) =>
  app.inject({ method: 'POST', url: FORMS[kind].path, payload: { ...FORMS[kind].body, ...changes } });
const stored = () => connection.db.select().from(inquiryTable);
const queued = () => connection.db.select().from(outboxTable);

describe.each(KINDS)('a %s message [%s]', (kind) => {
  it('is stored without a token, with id, ticket and time, and answered with what was stored [GEN-12, Q-141]', async () => {
    const answer = await send(kind);
    expect(answer.statusCode).toBe(201);
    expect(answer.headers['cache-control']).toBe('no-store');
    const { succeeded, data } = answer.json();
    expect(succeeded).toBe(true);
    expect(data).toEqual({
      ...FORMS[kind].body,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ticket: expect.stringMatching(/^(MSG|PRJ|CUS)-[2-9A-Z]{10}$/),
      createdAt: '2026-01-02T03:04:05.000Z',
    });
    const [row] = await stored();
    expect(row).toMatchObject({ id: data.id, kind, ticket: data.ticket, email: 'asha@example.in', isSuspect: false });
    expect(row?.createdAt.toISOString()).toBe(data.createdAt);
  });

  it.each(Object.keys(FORMS[kind].body))('without its %s is refused and not stored', async (field) => {
    for (const value of ['', '   ', null, undefined]) {
      const answer = await send(kind, { [field]: value });
      expect(answer.statusCode).toBe(400);
      expect(answer.json()).toEqual({ succeeded: false, data: null, message: expect.stringMatching(/ is required$/) });
    }
    expect(await stored()).toEqual([]);
  });

  it('with an email of the wrong shape is refused, with any phone it is taken [INQ-13]', async () => {
    const refusal = await send(kind, { email: 'asha' });
    expect([refusal.statusCode, refusal.json().message]).toEqual([400, 'Please enter a valid email']);
    expect((await send(kind, { phone: 'nach 18 Uhr' })).statusCode).toBe(201);
  });

  it.each(Object.entries(HOSTILE_TEXTS))('keeps %s byte for byte in answer and store [SRV-65]', async (_, text) => {
    const field = FORMS[kind].details;
    const short = Array.from(text).slice(0, 60).join('').trim();
    const answer = await send(kind, { [field]: text, phone: short });
    expect(answer.statusCode).toBe(201);
    expect(answer.json().data[field]).toBe(text);
    const [row] = await stored();
    expect(Buffer.from(row?.details ?? '')).toEqual(Buffer.from(text));
    expect(row?.phone).toBe(short);
  });

  it('keeps spaces around what was typed', async () => {
    const answer = await send(kind, { email: ' asha@example.in ', phone: ' 98 ' });
    expect(answer.json().data).toMatchObject({ email: ' asha@example.in ', phone: ' 98 ' });
  });

  it('puts one email to the shop and one to the sender into the outbox, naming only the message', async () => {
    const { data } = (await send(kind)).json();
    const entries = await queued();
    expect(entries.map(({ topic }) => topic).sort()).toEqual(['mail.inquiry-confirmation', 'mail.inquiry-to-shop']);
    for (const { payload } of entries) expect(JSON.parse(payload)).toEqual({ inquiryId: data.id });
  });

  it('with a filled honeypot looks accepted, is stored as suspect and sends no email', async () => {
    const answer = await send(kind, { website: 'https://pills.example' });
    expect(answer.statusCode).toBe(201);
    expect(Object.keys(answer.json().data).sort()).toEqual(Object.keys((await send(kind)).json().data).sort());
    expect((await stored()).map(({ isSuspect }) => isSuspect).sort()).toEqual([false, true]);
    expect(await queued()).toHaveLength(2);
  });
});

describe('lengths', () => {
  it.each([
    ['contact', 'message', 10_000, 'Message can have at most 10,000 characters'],
    ['project', 'projectDetails', 20_000, 'Project Details can have at most 20,000 characters'],
    ['customization', 'customizationDetails', 20_000, 'Customization Details can have at most 20,000 characters'],
    ['project', 'projectType', 200, 'Project Type can have at most 200 characters'],
    ['contact', 'name', 200, 'Name can have at most 200 characters'],
  ] as const)(
    'of a %s message: %s takes %i, then says so [D-29, INQ-14, SRV-63, SRV-64]',
    async (kind, field, limit, sentence) => {
      expect((await send(kind, { [field]: 'x'.repeat(limit) })).statusCode).toBe(201);
      const refusal = await send(kind, { [field]: 'x'.repeat(limit + 1) });
      expect([refusal.statusCode, refusal.json().message]).toEqual([400, sentence]);
    },
  );
});

describe('all three forms', () => {
  it('share five messages a minute and address, then ask to wait [SRV-65, D-28]', async () => {
    // Later than the other tests, whose calls were counted in the same database.
    const clock = createTestClock('2026-02-01T00:00:00.000Z');
    const limited = await createTestApp({ connection, clock });
    const kinds = ['contact', 'project', 'customization', 'contact', 'project'] as const;
    for (const kind of kinds) expect((await send(kind, {}, limited)).statusCode).toBe(201);
    const refusal = await send('customization', {}, limited);
    expect(refusal.statusCode).toBe(429);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal.json()).toMatchObject({ succeeded: false, data: null });
    expect(await stored()).toHaveLength(5);
    clock.advance(60_000);
    expect((await send('contact', {}, limited)).statusCode).toBe(201);
    await limited.close();
  });

  it('read no token, not even a broken one [SRV-63, SRV-64]', async () => {
    for (const [kind] of KINDS) {
      const { path, body } = FORMS[kind];
      const headers = { authorization: 'Bearer broken' };
      expect((await shop.app.inject({ method: 'POST', url: path, payload: body, headers })).statusCode).toBe(201);
    }
  });

  it('can be read back through no call [SRV-65]', async () => {
    const { data } = (await send('contact', { message: 'a secret' })).json();
    for (const { path } of Object.values(FORMS)) {
      for (const url of [path, `${path}/${data.id}`, `${path}?id=${data.id}`]) {
        const answer = await shop.app.inject({ method: 'GET', url });
        expect([404, 405]).toContain(answer.statusCode);
        expect(answer.body).not.toContain('a secret');
      }
    }
  });

  it('store a message and its emails together or not at all', async () => {
    const { app } = await failingOutbox();
    const answer = await send('contact', {}, { ...shop, app });
    expect(answer.statusCode).toBe(500);
    expect(await stored()).toEqual([]);
    await connection.db.execute('alter table outbox_away rename to outbox');
  });

  it('leave nothing of what was typed in the log', async () => {
    await send('contact', { name: 'Zarathustra', message: 'unmistakable words' });
    await send('contact', { email: 'not-an-address-zarathustra' });
    expect(shop.logLines.join('')).not.toMatch(/zarathustra|unmistakable|asha@/i);
  });
});

async function failingOutbox() {
  await connection.db.execute('alter table outbox rename to outbox_away');
  return shop;
}

describe('the store of messages', () => {
  it('finds by ticket in any case and by id, newest first, by kind, and apart from suspects', async () => {
    const repository = createInquiryRepository(connection.db);
    const clock = shop.clock as ReturnType<typeof createTestClock>;
    const first = (await send('contact')).json().data;
    clock.advance(1000);
    const second = (await send('project')).json().data;
    await send('contact', { website: 'x' });
    expect((await repository.find(` ${first.ticket.toLowerCase()} `))?.id).toBe(first.id);
    expect((await repository.find(second.id))?.ticket).toBe(second.ticket);
    expect(await repository.find('MSG-0000000000')).toBeUndefined();
    const newest = await repository.newest({ isSuspect: false }, 10);
    expect(newest.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await repository.newest({ kind: 'contact', isSuspect: false }, 10)).toHaveLength(1);
    expect(await repository.count({ isSuspect: true })).toBe(1);
    expect(await repository.oldestFirst('contact')).toHaveLength(2);
  });
});
