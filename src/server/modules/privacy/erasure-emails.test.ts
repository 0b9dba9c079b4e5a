import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock, createTestConfig } from '#tests/support/shop/test-app.ts';
import { createErasureEmailHandlers } from './erasure-emails.ts';

const clock = createTestClock();
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());

type Request = { requestedBy: 'customer' | 'shop' | undefined; isSample?: boolean };

/** Returns what the customer gets. */
async function deliver({ requestedBy, isSample = false }: Request): Promise<Mail[]> {
  const { db } = connection;
  const now = clock.now();
  const id = randomUUID();
  await db.insert(users).values({ id, name: 'Asha', email: `${id}@example.in`, phone: '', createdAt: now, isSample });
  if (requestedBy) await db.insert(erasures).values({ userId: id, requestedAt: now, requestedBy, dueAt: now });
  const sent: Mail[] = [];
  const mail = { send: async (message: Mail) => void sent.push(message) };
  const { shop, publicOrigin } = createTestConfig();
  const handlers = createErasureEmailHandlers({ db, mail, shop, publicOrigin });
  await handlers['mail.erasure-postponed']({ id: randomUUID(), payload: { userId: id }, createdAt: now });
  return sent;
}

it('an erasure that the customer asked for warns about the password', async () => {
  const [mail] = await deliver({ requestedBy: 'customer' });
  expect(mail?.text).toContain('You asked us to erase your data');
  expect(mail?.text).toContain('someone knows your password');
});

it('an erasure that staff entered says so, and how to object', async () => {
  const [mail] = await deliver({ requestedBy: 'shop' });
  expect(mail?.text).toContain('Our staff noted a request to erase your data');
  expect(mail?.text).not.toMatch(/You asked us|password/);
});

it('nothing is sent after a withdrawal, or to customers of the sample history', async () => {
  expect(await deliver({ requestedBy: undefined })).toEqual([]);
  expect(await deliver({ requestedBy: 'shop', isSample: true })).toEqual([]);
});
