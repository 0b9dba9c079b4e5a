import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { queryRows } from '#server/platform/database/raw-sql.ts';
import { rateLimits } from '#server/platform/database/tables/limit-tables.ts';
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
const process = (factor = 1) => createRateLimiter({ db: connection.db, clock, factor });
const A = '203.0.113.1';

async function refusal(limiter: RateLimiter, name: Parameters<RateLimiter['count']>[0], address = A) {
  try {
    await limiter.count(name, address);
    return undefined;
  } catch (error) {
    expect(error).toBeInstanceOf(AppError);
    return error as AppError;
  }
}

async function callsUntilRefused(limiter: RateLimiter, name: Parameters<RateLimiter['count']>[0]): Promise<number> {
  for (let calls = 1; ; calls++) if (await refusal(limiter, name)) return calls;
}

describe('limits per minute and address', () => {
  it.each([
    ['registration', 10],
    ['signIn', 30],
    ['form', 5],
    ['createOrder', 20],
    ['api', 600],
  ] as const)('%s allows %i calls [D-28, SRV-12]', async (name, max) => {
    const limiter = process();
    expect(await callsUntilRefused(limiter, name)).toBe(max + 1);
    expect(await refusal(limiter, name, '203.0.113.2')).toBeUndefined();
  });

  it('ask the database no more about a caller who is over one, until the window ends [D-28]', async () => {
    const limiter = process();
    await callsUntilRefused(limiter, 'signIn');
    const counts = () => queryRows<{ count: number }>(connection.db, sql`select count from ${rateLimits}`);
    const before = await counts();
    for (let storm = 0; storm < 50; storm++) expect(await refusal(limiter, 'signIn')).toMatchObject({ status: 429 });
    expect(await counts()).toEqual(before);
    clock.advance(60_000);
    expect(await refusal(limiter, 'signIn')).toBeUndefined();
  });

  it('are multiplied by the factor [D-28]', async () => {
    expect(await callsUntilRefused(process(2), 'form')).toBe(11);
  });

  it('answer 429 with the seconds that are left, and let in again after them [D-28]', async () => {
    const limiter = process();
    await callsUntilRefused(limiter, 'form');
    clock.advance(20_500);
    expect(await refusal(limiter, 'form')).toMatchObject({ status: 429, retryAfterSeconds: 40 });
    clock.advance(39_500);
    expect(await refusal(limiter, 'form')).toBeUndefined();
  });

  it('of the strict kind are shared by all processes at once [D-28]', async () => {
    const [one, two] = [process(), process()];
    for (let call = 0; call < 5; call++) expect(await refusal(call % 2 ? one : two, 'form')).toBeUndefined();
    expect(await refusal(one, 'form')).toMatchObject({ status: 429 });
    expect(await refusal(two, 'form')).toMatchObject({ status: 429 });
  });

  it('count calls that arrive together [D-28]', async () => {
    const [one, two] = [process(), process()];
    const all = await Promise.all(Array.from({ length: 12 }, (_, call) => refusal(call % 2 ? one : two, 'form')));
    expect(all.filter((refused) => refused === undefined)).toHaveLength(5);
  });

  it('of the wide kind are shared after they were reconciled [D-28]', async () => {
    const [one, two] = [process(), process()];
    for (let call = 0; call < 400; call++) one.countApi(A);
    for (let call = 0; call < 300; call++) two.countApi(A);
    expect([one.countApi(A), two.countApi(A)]).toEqual([0, 0]);
    await one.reconcile();
    await two.reconcile();
    expect(two.countApi(A)).toBeGreaterThan(0);
    expect(one.countApi(A)).toBe(0);
    await one.reconcile();
    expect(one.countApi(A)).toBeGreaterThan(0);
    clock.advance(60_000);
    expect([one.countApi(A), two.countApi(A)]).toEqual([0, 0]);
  });

  it('of the wide kind hold for a caller who is faster than they are reconciled [D-28]', async () => {
    const both = [process(), process()] as const;
    let letIn = 0;
    for (let call = 0; call < 1200; call++) {
      if (!(await refusal(both[call % 2 ? 1 : 0], 'api'))) letIn += 1;
      if (call % 20 === 0) await both[0].countKey(`someone:${call}`, { max: 1, windowMs: 60_000 });
    }
    expect(letIn).toBeGreaterThanOrEqual(600);
    expect(letIn).toBeLessThanOrEqual(600 + 2 * 60 + 20);
  });

  it('of the wide kind keep what could not be shared until it can be [D-28]', async () => {
    const sent: number[] = [];
    const table = {
      add: async (hits: readonly { key: string; count: number }[], now: number) => {
        sent.push(...hits.map(({ count }) => count));
        if (sent.length === 1) throw new Error('The database is away.');
        return hits.map(({ key, count }) => ({ key, count, windowStartedAt: now }));
      },
      removeExpired: async () => undefined,
    };
    const wide = createApiLimit({ limit: { max: 100, windowMs: 60_000 }, table });
    for (let call = 0; call < 5; call++) wide.count(A, 0);
    await expect(wide.reconcile(0)).rejects.toThrow('away');
    wide.count(A, 0);
    await wide.reconcile(0);
    expect(sent).toEqual([5, 6]);
  });

  it('of the wide kind cost no statement per call, and one per reconciling', async () => {
    const limiter = process();
    for (let caller = 0; caller < 700; caller++) limiter.countApi(`198.51.100.${caller}`);
    expect(await queryRows(connection.db, sql`select count(*)::int as n from rate_limits`)).toEqual([{ n: 0 }]);
    await limiter.reconcile();
    expect(await queryRows(connection.db, sql`select count(*)::int as n from rate_limits`)).toEqual([{ n: 700 }]);
  });

  it('forget what has expired', async () => {
    const limiter = process();
    await limiter.count('form', A);
    clock.advance(61_000);
    await limiter.reconcile();
    expect(await connection.db.select().from(rateLimits)).toEqual([]);
  });

  it('for any key, such as failures per account, can be counted too [D-28]', async () => {
    const limiter = process();
    const limit = { max: 5, windowMs: 15 * 60_000 };
    for (let failure = 0; failure < 5; failure++) await limiter.countKey('account:asha', limit);
    await expect(limiter.countKey('account:asha', limit)).rejects.toMatchObject({
      status: 429,
      retryAfterSeconds: 900,
    });
  });
});

describe('memory', () => {
  it('stays bounded under invented addresses', () => {
    const limiter = process();
    for (let caller = 0; caller < 25_000; caller++) limiter.countApi(`c${caller}`);
    for (let call = 0; call < 599; call++) limiter.countApi('c24999');
    expect(limiter.countApi('c24999')).toBeGreaterThan(0);
    // The very first caller was forgotten and starts anew.
    for (let call = 0; call < 600; call++) expect(limiter.countApi('c0')).toBe(0);
  });
});
