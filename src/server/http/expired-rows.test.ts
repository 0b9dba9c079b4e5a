import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { FORGET_DEVICE_AFTER_DAYS } from '#domain/privacy/retention.ts';
import { systemClock } from '#server/platform/clock.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { emailLinks } from '#server/platform/database/tables/account/account-tables.ts';
import { deniedTokens, sessions } from '#server/platform/database/tables/account/session-tables.ts';
import { knownDevices, rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { registerCleanup } from './expired-rows.ts';

const MINUTE_MS = 60_000;
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] }));
afterEach(() => void vi.useRealTimers());

function startCleanup(db: Database = connection.db) {
  const app = fastify();
  const outages = { report: vi.fn(), end: () => undefined };
  registerCleanup(app, { db, clock: systemClock, outages });
  return { app, outages };
}

async function insertRows(name: string, expiresAt: Date): Promise<void> {
  const createdAt = new Date();
  const userId = randomUUID();
  await connection.db.insert(rateLimitPoints).values({ key: name, points: 1, expire: expiresAt });
  await connection.db
    .insert(emailLinks)
    .values({ id: userId, purpose: 'verifyEmail', tokenHash: name, email: name, createdAt, expiresAt });
  await connection.db.insert(sessions).values({ tokenId: name, userId, device: '', createdAt, expiresAt });
  await connection.db.insert(deniedTokens).values({ tokenId: name, expiresAt, version: 1 });
}

const listNames = async () => [
  ...(await connection.db.select({ name: rateLimitPoints.key }).from(rateLimitPoints)),
  ...(await connection.db.select({ name: emailLinks.email }).from(emailLinks)),
  ...(await connection.db.select({ name: sessions.tokenId }).from(sessions)),
  ...(await connection.db.select({ name: deniedTokens.tokenId }).from(deniedTokens)),
];

describe('the cleanup', () => {
  it('deletes expired counts, links, sessions and denied tokens every minute until the shop closes', async () => {
    await insertRows('expired', new Date(Date.now() + MINUTE_MS - 1));
    await insertRows('valid', new Date(Date.now() + 2 * MINUTE_MS));
    const { app, outages } = startCleanup();
    vi.advanceTimersByTime(MINUTE_MS - 1);
    expect(await listNames()).toHaveLength(8);
    vi.advanceTimersByTime(1);
    await vi.waitFor(async () => expect(await listNames()).toEqual(Array(4).fill({ name: 'valid' })));
    await app.close();
    expect(vi.getTimerCount()).toBe(0);
    expect(outages.report).not.toHaveBeenCalled();
  });

  it('forgets devices whose last login was more than a year ago', async () => {
    const yearAgo = Date.now() + MINUTE_MS - FORGET_DEVICE_AFTER_DAYS * 24 * 60 * MINUTE_MS;
    const devices = [
      { emailHash: 'a', deviceHash: 'unused', lastSignInAt: new Date(yearAgo - 1) },
      { emailHash: 'a', deviceHash: 'used', lastSignInAt: new Date(yearAgo + 60 * MINUTE_MS) },
    ];
    await connection.db.insert(knownDevices).values(devices);
    const { app } = startCleanup();
    vi.advanceTimersByTime(MINUTE_MS);
    await vi.waitFor(async () => expect(await connection.db.select().from(knownDevices)).toEqual([devices[1]]));
    await app.close();
  });

  it('passes a failed deletion to the outage log', async () => {
    const down = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const db = Object.assign(Object.create(connection.db), {
      delete() {
        throw down;
      },
    });
    const { app, outages } = startCleanup(db);
    vi.advanceTimersByTime(MINUTE_MS);
    await vi.waitFor(() => expect(outages.report).toHaveBeenCalledWith(down, 'expired rows not deleted'));
    await app.close();
  });
});
