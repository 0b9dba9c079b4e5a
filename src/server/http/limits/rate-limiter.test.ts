import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { rateLimitPoints } from '#server/platform/database/tables/limit-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { AppError } from '../app-error.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
  vi.useFakeTimers({ toFake: ['Date', 'setInterval', 'clearInterval'] });
}, 60_000);
afterAll(async () => {
  vi.useRealTimers();
  await connection.close();
});
beforeEach(() => connection.db.delete(rateLimitPoints));

const createLimiter = (factor = 1) => createRateLimiter({ db: connection.db, factor });
const readCounts = () => connection.db.select().from(rateLimitPoints);
const advance = (ms: number) => vi.setSystemTime(Date.now() + ms);
const A = '203.0.113.1';

type Name = Parameters<RateLimiter['count']>[0];

async function findRejection(limiter: RateLimiter, name: Name, address = A) {
  try {
    await limiter.count(name, address);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error as AppError;
  }
}

async function countUntilRejected(limiter: RateLimiter, name: Name): Promise<number> {
  for (let count = 1; ; count++) if (await findRejection(limiter, name)) return count;
}

describe('limits per minute and client', () => {
  it.each([
    ['registration', 10],
    ['signIn', 30],
    ['form', 5],
    ['ticket', 5],
    ['createOrder', 20],
    ['api', 600],
    ['verifyPayment', 60],
    ['forgedWebhook', 120],
  ] as const)('%s allows %i requests [D-28, D-42, SRV-12]', async (name, max) => {
    const limiter = createLimiter();
    expect(await countUntilRejected(limiter, name)).toBe(max + 1);
    expect(await findRejection(limiter, name, '203.0.113.2')).toBeUndefined();
  });

  it('rejects a client over a limit without querying the database until the window ends [D-28]', async () => {
    const limiter = createLimiter();
    await countUntilRejected(limiter, 'signIn');
    const before = await readCounts();
    for (let storm = 0; storm < 50; storm++)
      expect(await findRejection(limiter, 'signIn')).toMatchObject({ status: 429 });
    expect(await readCounts()).toEqual(before);
    advance(60_000);
    expect(await findRejection(limiter, 'signIn')).toBeUndefined();
  });

  it('multiplies limits by the factor [D-28]', async () => {
    expect(await countUntilRejected(createLimiter(2), 'form')).toBe(11);
  });

  it.each(['form', 'api'] as const)(
    'responds with 429 and the remaining seconds, then accepts requests again: %s [D-28]',
    async (name) => {
      const limiter = createLimiter();
      await countUntilRejected(limiter, name);
      advance(20_500);
      expect(await findRejection(limiter, name)).toMatchObject({ status: 429, retryAfterSeconds: 40 });
      advance(39_500);
      expect(await findRejection(limiter, name)).toBeUndefined();
    },
  );

  it('shares strict limits between processes [D-28]', async () => {
    const [first, second] = [createLimiter(), createLimiter()];
    for (let request = 0; request < 5; request++)
      expect(await findRejection(request % 2 ? first : second, 'form')).toBeUndefined();
    expect(await findRejection(first, 'form')).toMatchObject({ status: 429 });
    expect(await findRejection(second, 'form')).toMatchObject({ status: 429 });
  });

  it('counts concurrent requests [D-28]', async () => {
    const [first, second] = [createLimiter(), createLimiter()];
    const rejections = await Promise.all(
      Array.from({ length: 12 }, (_, request) => findRejection(request % 2 ? first : second, 'form')),
    );
    expect(rejections.filter((rejection) => rejection === undefined)).toHaveLength(5);
  });

  it('counts the API limit per process, without the database [D-28]', async () => {
    const [first, second] = [createLimiter(), createLimiter()];
    await countUntilRejected(first, 'api');
    expect(await findRejection(second, 'api')).toBeUndefined();
    expect(await readCounts()).toEqual([]);
  });

  it('passes database errors on', async () => {
    const down = Object.assign(new Error('gone'), { code: 'ECONNREFUSED' });
    const db = Object.assign(Object.create(connection.db), {
      insert() {
        throw down;
      },
    });
    await expect(createRateLimiter({ db, factor: 1 }).count('form', A)).rejects.toBe(down);
  });
});
