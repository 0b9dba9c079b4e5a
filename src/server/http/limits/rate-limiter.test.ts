import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { queryRows } from '#server/platform/database/raw-sql.ts';
import { rateLimits } from '#server/platform/database/tables/rate-limit-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { AppError } from '../app-error.ts';
import { createApiLimit } from './api-limit.ts';
import { createRateLimiter, type RateLimiter } from './rate-limiter.ts';

let connection: DatabaseConnection;
beforeAll(async () => {
  connection = await createTestDatabase();
}, 60_000);
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(rateLimits));

const clock = createTestClock();
const createLimiter = (factor = 1) => createRateLimiter({ db: connection.db, clock, factor });
const A = '203.0.113.1';

async function findRejection(limiter: RateLimiter, name: Parameters<RateLimiter['count']>[0], address = A) {
  try {
    await limiter.count(name, address);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error as AppError;
  }
}

async function countUntilRejected(limiter: RateLimiter, name: Parameters<RateLimiter['count']>[0]): Promise<number> {
  for (let count = 1; ; count++) if (await findRejection(limiter, name)) return count;
}

describe('limits per minute and client', () => {
  it.each([
    ['registration', 10],
    ['signIn', 30],
    ['form', 5],
    ['createOrder', 20],
    ['api', 600],
  ] as const)('%s allows %i requests [D-28, SRV-12]', async (name, max) => {
    const limiter = createLimiter();
    expect(await countUntilRejected(limiter, name)).toBe(max + 1);
    expect(await findRejection(limiter, name, '203.0.113.2')).toBeUndefined();
  });

  it('rejects a client over a limit without querying the database until the window ends [D-28]', async () => {
    const limiter = createLimiter();
    await countUntilRejected(limiter, 'signIn');
    const readCounts = () => queryRows<{ count: number }>(connection.db, sql`select count from ${rateLimits}`);
    const before = await readCounts();
    for (let storm = 0; storm < 50; storm++)
      expect(await findRejection(limiter, 'signIn')).toMatchObject({ status: 429 });
    expect(await readCounts()).toEqual(before);
    clock.advance(60_000);
    expect(await findRejection(limiter, 'signIn')).toBeUndefined();
  });

  it('multiplies limits by the factor [D-28]', async () => {
    expect(await countUntilRejected(createLimiter(2), 'form')).toBe(11);
  });

  it('responds with 429 and the remaining seconds, then accepts requests again [D-28]', async () => {
    const limiter = createLimiter();
    await countUntilRejected(limiter, 'form');
    clock.advance(20_500);
    expect(await findRejection(limiter, 'form')).toMatchObject({ status: 429, retryAfterSeconds: 40 });
    clock.advance(39_500);
    expect(await findRejection(limiter, 'form')).toBeUndefined();
  });

  it('shares strict limits between processes immediately [D-28]', async () => {
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

  it('shares the API limit between processes after synchronising [D-28]', async () => {
    const [first, second] = [createLimiter(), createLimiter()];
    for (let request = 0; request < 400; request++) first.countApi(A);
    for (let request = 0; request < 300; request++) second.countApi(A);
    expect([first.countApi(A), second.countApi(A)]).toEqual([0, 0]);
    await first.syncAndCleanUp();
    await second.syncAndCleanUp();
    expect(second.countApi(A)).toBeGreaterThan(0);
    expect(first.countApi(A)).toBe(0);
    await first.syncAndCleanUp();
    expect(first.countApi(A)).toBeGreaterThan(0);
    clock.advance(60_000);
    expect([first.countApi(A), second.countApi(A)]).toEqual([0, 0]);
  });

  it('enforces the API limit against a client faster than the synchronisation interval [D-28]', async () => {
    const limiters = [createLimiter(), createLimiter()] as const;
    let acceptedCount = 0;
    for (let request = 0; request < 1200; request++) {
      if (!(await findRejection(limiters[request % 2 ? 1 : 0], 'api'))) acceptedCount += 1;
      if (request % 20 === 0) await limiters[0].countKey(`someone:${request}`, { max: 1, windowMs: 60_000 });
    }
    expect(acceptedCount).toBeGreaterThanOrEqual(600);
    expect(acceptedCount).toBeLessThanOrEqual(600 + 2 * 60 + 20);
  });

  it('retries API counts that could not be stored [D-28]', async () => {
    const sent: number[] = [];
    const repository = {
      add: async (hits: readonly { key: string; count: number }[], now: number) => {
        sent.push(...hits.map(({ count }) => count));
        if (sent.length === 1) throw new Error('The database is down.');
        return hits.map(({ key, count }) => ({ key, count, windowStartedAt: now }));
      },
      removeExpired: async () => undefined,
    };
    const apiLimit = createApiLimit({ limit: { max: 100, windowMs: 60_000 }, repository });
    for (let request = 0; request < 5; request++) apiLimit.count(A, 0);
    await expect(apiLimit.syncCounts(0)).rejects.toThrow('down');
    apiLimit.count(A, 0);
    await apiLimit.syncCounts(0);
    expect(sent).toEqual([5, 6]);
  });

  it('runs no query per API request and one per synchronisation', async () => {
    const limiter = createLimiter();
    for (let client = 0; client < 700; client++) limiter.countApi(`198.51.100.${client}`);
    expect(await queryRows(connection.db, sql`select count(*)::int as n from rate_limits`)).toEqual([{ n: 0 }]);
    await limiter.syncAndCleanUp();
    expect(await queryRows(connection.db, sql`select count(*)::int as n from rate_limits`)).toEqual([{ n: 700 }]);
  });

  it('deletes expired counts', async () => {
    const limiter = createLimiter();
    await limiter.count('form', A);
    clock.advance(61_000);
    await limiter.syncAndCleanUp();
    expect(await connection.db.select().from(rateLimits)).toEqual([]);
  });

  it('counts arbitrary keys, such as failures per account [D-28]', async () => {
    const limiter = createLimiter();
    const limit = { max: 5, windowMs: 15 * 60_000 };
    for (let failure = 0; failure < 5; failure++) await limiter.countKey('account:asha', limit);
    await expect(limiter.countKey('account:asha', limit)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 900,
    });
  });
});

describe('memory', () => {
  it('stays bounded under a flood of addresses', () => {
    const limiter = createLimiter();
    for (let client = 0; client < 25_000; client++) limiter.countApi(`c${client}`);
    for (let request = 0; request < 599; request++) limiter.countApi('c24999');
    expect(limiter.countApi('c24999')).toBeGreaterThan(0);
    // The oldest client was evicted, so its count starts from zero.
    for (let request = 0; request < 600; request++) expect(limiter.countApi('c0')).toBe(0);
  });
});
