import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { lockCart } from '#server/modules/cart/cart-repository.ts';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';
import { users } from '#server/platform/database/tables/account/account-tables.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createErasureService } from './erasure-service.ts';

const HOUR_MS = 3_600_000;
const statements: string[] = [];
const clock = createTestClock('2026-11-16T12:00:00.000Z');
let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase((text) => void statements.push(text));
}, 120_000);
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(erasures));

type EndSessions = Parameters<typeof createErasureService>[0]['endSessions'];
const createService = (endSessions: EndSessions = async () => undefined) =>
  createErasureService({ db: connection.db, clock, endSessions, lockCart });

async function createUser(): Promise<string> {
  const id = randomUUID();
  const createdAt = clock.now();
  await connection.db.insert(users).values({ id, email: `${id}@example.in`, name: 'Asha', phone: '', createdAt });
  return id;
}

/** A customer whose postponed erasure is due; the job takes the earlier hour first. */
async function createDueErasure(hoursAgo: number): Promise<string> {
  const userId = await createUser();
  const at = new Date(clock.now().getTime() - hoursAgo * HOUR_MS);
  await connection.db.insert(erasures).values({ userId, requestedAt: at, requestedBy: 'customer', dueAt: at });
  return userId;
}

const hasAccount = async (userId: string) => (await connection.db.$count(users, eq(users.id, userId))) === 1;
const addHours = (hours: number) => new Date(clock.now().getTime() + hours * HOUR_MS);

describe('an erasure', () => {
  it('waits for a checkout of the same customer before it looks for open orders', async () => {
    const userId = await createUser();
    statements.length = 0;
    await createService().request(userId, 'customer');
    const locked = statements.findIndex((text) => text.startsWith('insert into "carts"'));
    const looked = statements.findIndex((text) => text.includes('from "orders"'));
    expect([locked >= 0, locked < looked]).toEqual([true, true]);
  });

  it('is looked at again after a day, also when it was asked for twice', async () => {
    const userId = await createUser();
    const secondLookAt = addHours(24);
    for (let count = 0; count < 2; count++) {
      await createService().request(userId, 'customer');
      expect(await createService().findRequest(userId)).toMatchObject({ dueAt: secondLookAt });
      clock.advance(HOUR_MS);
    }
    clock.advance(23 * HOUR_MS);
    await createService().runDue();
    expect(await createService().findRequest(userId)).toMatchObject({ dueAt: null });
  });
});

describe('the scheduled job', () => {
  it('leaves out a customer who withdraws the request while it runs', async () => {
    const [first, second] = [await createDueErasure(2), await createDueErasure(1)];
    const withdrawSecond = (tx: Database) => tx.delete(erasures).where(eq(erasures.userId, second));
    await createService(withdrawSecond).runDue();
    expect([await hasAccount(first), await hasAccount(second)]).toEqual([false, true]);
  });

  it('reports a failed erasure, tries it again an hour later and continues with the next', async () => {
    const [failing, next] = [await createDueErasure(2), await createDueErasure(1)];
    const error = new Error('broken');
    const failOnce = vi.fn<EndSessions>().mockRejectedValueOnce(error).mockResolvedValue(undefined);
    const onError = vi.fn();
    const service = createService(failOnce);
    await service.runDue({ onError });
    expect(onError.mock.calls).toEqual([[error]]);
    expect([await hasAccount(failing), await hasAccount(next)]).toEqual([true, false]);
    expect(await service.findRequest(failing)).toMatchObject({ erasedAt: null, dueAt: addHours(1) });
    clock.advance(HOUR_MS);
    await service.runDue({ onError });
    expect(await hasAccount(failing)).toBe(false);
  });
});
