import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { storeMessage } from '#tests/support/samples/stored-message.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';

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

const find = (payload: object, { app } = shop, remoteAddress = '127.0.0.1') =>
  app.inject({ method: 'POST', url: '/api/Tickets/Find', payload, remoteAddress });

describe('a ticket', () => {
  it('shows its dates and our replies, but neither notes nor what was typed', async () => {
    const acknowledgedAt = new Date('2026-01-03T03:04:05.000Z');
    const { id, ticket } = await storeMessage(connection.db, { email: ' Asha@Example.in', acknowledgedAt });
    const entry = { inquiryId: id, by: 'Meera Shah', at: acknowledgedAt };
    await connection.db.insert(inquiryReplies).values([
      { ...entry, id: randomUUID(), kind: 'reply', text: 'Yes, by air.' },
      { ...entry, id: randomUUID(), kind: 'note', text: 'A difficult customer' },
    ]);
    for (const body of [
      { ticket, email: 'asha@example.in' },
      { ticket: ` ${ticket.toLowerCase()} `, email: ' ASHA@example.IN ' },
    ]) {
      const response = await find(body);
      expect(response.statusCode).toBe(200);
      expect(response.headers['cache-control']).toBe('no-store');
      expect(response.json().data).toEqual({
        ticket,
        kind: 'contact',
        createdAt: '2026-01-02T03:04:05.000Z',
        acknowledgeBy: '2026-01-04T03:04:05.000Z',
        resolveBy: '2026-02-01T03:04:05.000Z',
        acknowledgedAt: acknowledgedAt.toISOString(),
        doneAt: null,
        replies: [{ at: acknowledgedAt.toISOString(), text: 'Yes, by air.' }],
      });
    }
  });

  it.each(['asha@example.in\t', '\u00a0Asha@example.in', '\ufeff asha@example.in\u3000\n'])(
    'is found by the email that was stored as %j',
    async (email) => {
      const { ticket } = await storeMessage(connection.db, { email });
      expect((await find({ ticket, email: 'asha@example.in' })).statusCode).toBe(200);
    },
  );

  it('responds to every wrong pair alike', async () => {
    const { ticket } = await storeMessage(connection.db);
    const other = await storeMessage(connection.db, { email: 'other@example.in' });
    const responses = await Promise.all(
      [
        { ticket, email: 'other@example.in' },
        { ticket: other.ticket, email: 'asha@example.in' },
        { ticket: 'MSG-2222222222', email: 'asha@example.in' },
        { ticket: 'nonsense', email: 'nonsense' },
        { ticket: '%', email: '%' },
      ].map((body) => find(body)),
    );
    expect(new Set(responses.map(({ statusCode, body }) => `${statusCode} ${body}`)).size).toBe(1);
    const [first] = responses;
    expect(first?.statusCode).toBe(404);
    expect(first?.json().message).toBe("We can't find this ticket number with this email. Please check both.");
  });

  it('needs both fields', async () => {
    expect((await find({ email: 'asha@example.in' })).json().message).toBe('Ticket number is required');
    expect((await find({ ticket: 'MSG-1' })).json().message).toBe('Email is required');
  });

  it('has a limit of its own: neither tickets nor forms use up that of the other', async () => {
    // Later, because the other tests count in the same database.
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + 3_600_000 });
    onTestFinished(() => void vi.useRealTimers());
    const limited = await createTestApp({ connection });
    const message = { name: 'Asha Rao', email: 'a@b.in', phone: '98765 43210', message: 'Hello' };
    const write = (remoteAddress: string) =>
      limited.app.inject({ method: 'POST', url: '/api/Contact', payload: message, remoteAddress });
    const ask = (remoteAddress: string) => find({ ticket: 'MSG-1', email: 'a@b.in' }, limited, remoteAddress);
    const repeat = async (send: () => Promise<{ statusCode: number }>) => {
      const statuses: number[] = [];
      for (let time = 0; time < 6; time++) statuses.push((await send()).statusCode);
      return statuses;
    };
    const [curious, writer] = ['203.0.113.1', '203.0.113.2'];
    expect(await repeat(() => ask(curious))).toEqual([404, 404, 404, 404, 404, 429]);
    expect((await write(curious)).statusCode).toBe(201);
    expect(await repeat(() => write(writer))).toEqual([201, 201, 201, 201, 201, 429]);
    expect((await ask(writer)).statusCode).toBe(404);
    await limited.close();
  });

  it('leaves neither number nor email in the log', async () => {
    await find({ ticket: 'MSG-ZARATHUSTR', email: 'zarathustra@example.in' });
    expect(shop.logLines.join('')).not.toMatch(/zarathustr/i);
  });
});
