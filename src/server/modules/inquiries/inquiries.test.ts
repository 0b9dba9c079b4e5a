import { afterAll, afterEach, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inquiries as inquiryTable } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox as outboxTable } from '#server/platform/database/tables/outbox-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { HOSTILE_TEXTS } from '#tests/support/samples/hostile-texts.ts';
import { createTestApp, type createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
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
const listInquiries = () => connection.db.select().from(inquiryTable);
const listOutboxEntries = () => connection.db.select().from(outboxTable);

describe.each(KINDS)('a %s message [%s]', (kind) => {
  it('is stored without a token and returned with id, ticket and time [GEN-12, Q-141]', async () => {
    const response = await send(kind);
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { succeeded, data } = response.json();
    expect(succeeded).toBe(true);
    expect(data).toEqual({
      ...FORMS[kind].body,
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      ticket: expect.stringMatching(/^(MSG|PRJ|CUS)-[2-9A-Z]{10}$/),
      createdAt: '2026-01-02T03:04:05.000Z',
    });
    const [row] = await listInquiries();
    expect(row).toMatchObject({ id: data.id, kind, ticket: data.ticket, email: 'asha@example.in', isSuspect: false });
    expect(row?.createdAt.toISOString()).toBe(data.createdAt);
  });

  it.each(Object.keys(FORMS[kind].body))('without its %s is rejected and not stored', async (field) => {
    for (const value of ['', '   ', null, undefined]) {
      const response = await send(kind, { [field]: value });
      expect(response.statusCode).toBe(400);
      expect(response.json()).toEqual({
        succeeded: false,
        data: null,
        message: expect.stringMatching(/ is required$/),
      });
    }
    expect(await listInquiries()).toEqual([]);
  });

  it('needs a valid email but accepts any phone text [INQ-13]', async () => {
    const refusal = await send(kind, { email: 'asha' });
    expect([refusal.statusCode, refusal.json().message]).toEqual([400, 'Please enter a valid email']);
    expect((await send(kind, { phone: 'nach 18 Uhr' })).statusCode).toBe(201);
  });

  it.each(Object.entries(HOSTILE_TEXTS))('returns and stores %s byte for byte [SRV-65]', async (_, text) => {
    const field = FORMS[kind].details;
    const short = Array.from(text).slice(0, 60).join('').trim();
    const response = await send(kind, { [field]: text, phone: short });
    expect(response.statusCode).toBe(201);
    expect(response.json().data[field]).toBe(text);
    const [row] = await listInquiries();
    expect(Buffer.from(row?.details ?? '')).toEqual(Buffer.from(text));
    expect(row?.phone).toBe(short);
  });

  it('keeps leading and trailing spaces', async () => {
    const response = await send(kind, { email: ' asha@example.in ', phone: ' 98 ' });
    expect(response.json().data).toMatchObject({ email: ' asha@example.in ', phone: ' 98 ' });
    expect(await listInquiries()).toMatchObject([{ phone: ' 98 ' }]);
  });

  it('is stored with the email without the white space around it', async () => {
    await send(kind, { email: '\u00a0asha@example.in\t' });
    expect(await listInquiries()).toMatchObject([{ email: 'asha@example.in' }]);
  });

  it('enqueues one email to the shop and one to the sender, with only the inquiry id', async () => {
    const { data } = (await send(kind)).json();
    const entries = await listOutboxEntries();
    expect(entries.map(({ topic }) => topic).sort()).toEqual(['mail.inquiry-confirmation', 'mail.inquiry-to-shop']);
    for (const { payload } of entries) expect(JSON.parse(payload)).toEqual({ inquiryId: data.id });
  });

  it('with a filled honeypot appears accepted, is stored as suspect and sends no email', async () => {
    const response = await send(kind, { website: 'https://pills.example' });
    expect(response.statusCode).toBe(201);
    expect(Object.keys(response.json().data).sort()).toEqual(Object.keys((await send(kind)).json().data).sort());
    expect((await listInquiries()).map(({ isSuspect }) => isSuspect).sort()).toEqual([false, true]);
    expect(await listOutboxEntries()).toHaveLength(2);
  });
});

describe('length limits', () => {
  it.each([
    ['contact', 'message', 10_000, 'Message can have at most 10,000 characters'],
    ['project', 'projectDetails', 20_000, 'Project Details can have at most 20,000 characters'],
    ['customization', 'customizationDetails', 20_000, 'Customization Details can have at most 20,000 characters'],
    ['project', 'projectType', 200, 'Project Type can have at most 200 characters'],
    ['contact', 'name', 200, 'Name can have at most 200 characters'],
  ] as const)(
    'a %s message accepts a %s of %i characters and rejects a longer one [D-29, INQ-14, SRV-63, SRV-64]',
    async (kind, field, limit, message) => {
      expect((await send(kind, { [field]: 'x'.repeat(limit) })).statusCode).toBe(201);
      const refusal = await send(kind, { [field]: 'x'.repeat(limit + 1) });
      expect([refusal.statusCode, refusal.json().message]).toEqual([400, message]);
    },
  );
});

describe('all three forms', () => {
  it('share a limit of five messages per minute and address [SRV-65, D-28]', async () => {
    // Later, because the other tests count in the same database.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const limited = await createTestApp({ connection });
    const kinds = ['contact', 'project', 'customization', 'contact', 'project'] as const;
    for (const kind of kinds) expect((await send(kind, {}, limited)).statusCode).toBe(201);
    const refusal = await send('customization', {}, limited);
    expect(refusal.statusCode).toBe(429);
    expect(Number(refusal.headers['retry-after'])).toBeGreaterThan(0);
    expect(refusal.json()).toMatchObject({ succeeded: false, data: null });
    expect(await listInquiries()).toHaveLength(5);
    vi.setSystemTime(Date.now() + 60_000);
    expect((await send('contact', {}, limited)).statusCode).toBe(201);
    await limited.close();
  });

  it('ignore the token, even a malformed one [SRV-63, SRV-64]', async () => {
    for (const [kind] of KINDS) {
      const { path, body } = FORMS[kind];
      const headers = { authorization: 'Bearer broken' };
      expect((await shop.app.inject({ method: 'POST', url: path, payload: body, headers })).statusCode).toBe(201);
    }
  });

  it('cannot be read back through any endpoint [SRV-65]', async () => {
    const { data } = (await send('contact', { message: 'a secret' })).json();
    for (const { path } of Object.values(FORMS)) {
      for (const url of [path, `${path}/${data.id}`, `${path}?id=${data.id}`]) {
        const response = await shop.app.inject({ method: 'GET', url });
        expect([404, 405]).toContain(response.statusCode);
        expect(response.body).not.toContain('a secret');
      }
    }
  });

  it('store a message and its emails together or neither', async () => {
    const { app } = await breakOutbox();
    const response = await send('contact', {}, { ...shop, app });
    expect(response.statusCode).toBe(500);
    expect(await listInquiries()).toEqual([]);
    await connection.db.execute('alter table outbox_away rename to outbox');
  });

  it('write no typed text to the log', async () => {
    await send('contact', { name: 'Zarathustra', message: 'unmistakable words' });
    await send('contact', { email: 'not-an-address-zarathustra' });
    expect(shop.logLines.join('')).not.toMatch(/zarathustra|unmistakable|asha@/i);
  });
});

async function breakOutbox() {
  await connection.db.execute('alter table outbox rename to outbox_away');
  return shop;
}

describe('the inquiry repository', () => {
  it('finds by ticket or id, and lists by kind, date and suspicion', async () => {
    const repository = createInquiryRepository(connection.db);
    const clock = shop.clock as ReturnType<typeof createTestClock>;
    const first = (await send('contact')).json().data;
    clock.advance(1000);
    const second = (await send('project')).json().data;
    await send('contact', { website: 'x' });
    expect((await repository.findByTicketOrId(` ${first.ticket.toLowerCase()} `))?.id).toBe(first.id);
    expect((await repository.findByTicketOrId(second.id))?.ticket).toBe(second.ticket);
    expect(await repository.findByTicketOrId('MSG-0000000000')).toBeUndefined();
    const newest = await repository.listNewest({ isSuspect: false }, 10);
    expect(newest.map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(await repository.listNewest({ kind: 'contact', isSuspect: false }, 10)).toHaveLength(1);
    expect(await repository.count({ isSuspect: true })).toBe(1);
    expect(await repository.listOldestFirst('contact')).toHaveLength(2);
  });
});

describe('the confirmation by email', () => {
  it('reaches one address at most ten times in fifteen minutes, from wherever it is asked for', async () => {
    const limited = await createTestApp({ connection });
    onTestFinished(() => limited.close());
    const statuses: number[] = [];
    for (let index = 0; index < 11; index += 1) {
      const payload = { ...FORMS.contact.body, email: 'bombed@example.in' };
      const request = { payload, remoteAddress: `203.0.113.${index}` };
      statuses.push((await limited.app.inject({ method: 'POST', url: FORMS.contact.path, ...request })).statusCode);
    }
    expect(statuses).toEqual([...Array.from({ length: 10 }, () => 201), 429]);
    expect(await listInquiries()).toHaveLength(10);
  });
});
