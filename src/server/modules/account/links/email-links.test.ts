import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { emailLinks } from '#server/platform/database/tables/account/account-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createEmailLinks, type LinkPurpose } from './email-links.ts';

const MINUTE_MS = 60_000;
const EMAIL = 'asha@example.in';
const clock = createTestClock();
const links = createEmailLinks({ secret: new TextEncoder().encode('the secret of these tests, 32 bytes'), clock });

let connection: DatabaseConnection;
let db: Database;
beforeAll(async () => {
  connection = await createTestDatabase();
  db = connection.db;
}, 60_000);
afterAll(() => connection.close());
beforeEach(async () => {
  for (const table of [emailLinks, outbox]) await db.delete(table);
});

const create = (userId: string | undefined, purpose: LinkPurpose = 'resetPassword') =>
  runInTransaction(db, (tx) => links.create(tx, { ...(userId && { userId }), purpose, email: EMAIL }));
const redeem = (token: string, purpose: LinkPurpose = 'resetPassword') =>
  runInTransaction(db, (tx) => links.redeem(tx, purpose, token));

/** Returns what the outbox handler of the newest link gets. */
async function findToSend(purpose: LinkPurpose = 'resetPassword') {
  const [entry] = await db.select().from(outbox);
  const { linkId } = JSON.parse(entry?.payload ?? '{}') as { linkId: string };
  return { topic: entry?.topic, link: await links.findToSend(db, purpose, linkId) };
}
async function createAndGetToken(userId: string, purpose: LinkPurpose = 'resetPassword'): Promise<string> {
  await create(userId, purpose);
  const { link } = await findToSend(purpose);
  if (!link) throw new Error('the link is not sent');
  return link.token;
}

describe('a link sent by email', () => {
  it('has a token of 256 bits, of which only a hash is stored [D-39]', async () => {
    const userId = randomUUID();
    const token = await createAndGetToken(userId);
    expect(Buffer.from(token, 'base64url')).toHaveLength(32);
    const stored = JSON.stringify([await db.select().from(emailLinks), await db.select().from(outbox)]);
    expect(stored).toContain(userId);
    expect(stored).not.toContain(token);
  });

  it('gets the same token when its email is sent again', async () => {
    const token = await createAndGetToken(randomUUID());
    expect((await findToSend()).link?.token).toBe(token);
    expect((await findToSend()).topic).toBe('mail.reset-password');
  });

  it('works once, even with parallel requests [D-39]', async () => {
    const userId = randomUUID();
    const token = await createAndGetToken(userId);
    const results = await Promise.all(Array.from({ length: 8 }, () => redeem(token)));
    expect(results.filter(Boolean)).toEqual([{ id: expect.any(String), userId, email: EMAIL }]);
    expect(await redeem(token)).toBeUndefined();
    expect((await findToSend()).link).toBeUndefined();
  });

  it('works again if the transaction that used it failed', async () => {
    const token = await createAndGetToken(randomUUID());
    const failed = runInTransaction(db, async (tx) => {
      await links.redeem(tx, 'resetPassword', token);
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await redeem(token)).toBeDefined();
  });

  it('works for its own purpose only', async () => {
    const token = await createAndGetToken(randomUUID(), 'verifyEmail');
    expect(await redeem(token)).toBeUndefined();
    expect(await redeem(token, 'changeEmail')).toBeUndefined();
    expect(await redeem(token, 'verifyEmail')).toBeDefined();
  });

  it('works for thirty minutes, then is neither accepted nor sent [D-39]', async () => {
    const first = await createAndGetToken(randomUUID());
    clock.advance(30 * MINUTE_MS - 1);
    expect(await redeem(first)).toBeDefined();
    await db.delete(outbox);
    const second = await createAndGetToken(randomUUID());
    clock.advance(30 * MINUTE_MS);
    expect((await findToSend()).link).toBeUndefined();
    expect(await redeem(second)).toBeUndefined();
  });

  it.each(['', 'x', 'A'.repeat(43), ' '])('is not accepted with token %j', async (token) => {
    await create(randomUUID());
    expect(await redeem(token)).toBeUndefined();
  });

  it('can be cancelled, which leaves those of other accounts and purposes', async () => {
    const [asha, ravi] = [randomUUID(), randomUUID()];
    const tokens = [];
    for (const [userId, purpose] of [
      [asha, 'resetPassword'],
      [asha, 'changeEmail'],
      [ravi, 'resetPassword'],
    ] as const) {
      await db.delete(outbox);
      tokens.push({ purpose, token: await createAndGetToken(userId, purpose) });
    }
    await links.cancel(db, 'resetPassword', asha);
    const used = [];
    for (const { purpose, token } of tokens) used.push((await redeem(token, purpose))?.userId);
    expect(used).toEqual([undefined, asha, ravi]);
  });
});

describe('a link without an account', () => {
  it('is neither sent nor accepted before it is assigned to one, once [D-39]', async () => {
    await create(undefined);
    expect((await findToSend()).link).toBeUndefined();
    const [row] = await db.select().from(emailLinks);
    const [asha, ravi] = [randomUUID(), randomUUID()];
    expect(await links.findEmail(db, row?.id ?? '')).toBe(EMAIL);
    for (const userId of [asha, ravi]) await links.assign(db, row?.id ?? '', userId);
    const { link } = await findToSend();
    expect(link?.userId).toBe(asha);
    expect(await redeem(link?.token ?? '')).toMatchObject({ userId: asha });
  });
});
