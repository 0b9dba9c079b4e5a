import { randomUUID } from 'node:crypto';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createDeferred } from '#tests/support/create-deferred.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import type { Clock } from '../clock.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { createOutageLog } from '../database/outage-log.ts';
import { outbox as outboxTable, sentOrderEmails } from '../database/tables/outbox-tables.ts';
import { runInTransaction } from '../database/transaction.ts';
import { createLogger } from '../logger.ts';
import { createOutboxRepository, enqueue, type OutboxRepository, SKIPPED } from './outbox-repository.ts';
import { createOutboxWorker, getFailureCode, getRetryTime, type OutboxHandler } from './outbox-worker.ts';
import { startOutbox } from './start-outbox.ts';

const statements: string[] = [];
let connection: DatabaseConnection;
let outbox: OutboxRepository;
beforeAll(async () => {
  connection = await createTestDatabase((text) => statements.push(text));
  outbox = createOutboxRepository(connection.db);
}, 60_000);
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(outboxTable));

const leaseForSecond = (clock: Clock, skippedTopics: string[] = []) =>
  outbox.lease({ now: clock.now(), until: new Date(clock.now().getTime() + 1000), limit: 10, skippedTopics });
const listRows = () => connection.db.select().from(outboxTable);
const enqueueNamed = (now: Date, ...entryNames: string[]) =>
  enqueue(
    connection.db,
    entryNames.map((name) => ({ topic: 'email', payload: { name } })),
    now,
  );

function createTestWorker(email: OutboxHandler, clock = createTestClock()) {
  const failures: [string, boolean][] = [];
  const worker = createOutboxWorker({
    outbox,
    handlers: { email },
    clock,
    onFailure: ({ reason }, isFinal) => failures.push([reason, isFinal]),
    onError: (error) => {
      throw error;
    },
  });
  return { worker, clock, failures };
}
const createFailingHandler = (code: string) => async () => {
  throw Object.assign(new Error('550 <asha@example.in> is unknown'), { code });
};

describe('the outbox', () => {
  it('delivers each entry once, then deletes it', async () => {
    const delivered: string[] = [];
    const { worker, clock } = createTestWorker(async ({ payload }) => void delivered.push(payload.name ?? ''));
    await enqueueNamed(clock.now(), 'a', 'b', 'c');
    await worker.runOnce();
    await worker.runOnce();
    expect(delivered.sort()).toEqual(['a', 'b', 'c']);
    expect(await listRows()).toEqual([]);
  });

  it('finds the order of entries that an earlier release wrote or gave up', async () => {
    const orderId = randomUUID();
    const { clock } = createTestWorker(async () => undefined);
    const payloads = [{ orderId, name: 'a' }, { name: 'b' }];
    await enqueue(
      connection.db,
      payloads.map((payload) => ({ topic: 'email', payload })),
      clock.now(),
    );
    await connection.db.update(outboxTable).set({ orderId: null, dueAt: null });
    for (let time = 0; time < 2; time++) await outbox.backfillOrders();
    expect((await listRows()).map((row) => row.orderId).sort()).toEqual([orderId, null]);
  });

  it('stores the order of an entry that an earlier release left without it', async () => {
    const { worker, clock } = createTestWorker(createFailingHandler('EENVELOPE'));
    const orderId = randomUUID();
    await enqueue(connection.db, [{ topic: 'email', payload: { orderId } }], clock.now());
    await connection.db.update(outboxTable).set({ orderId: null });
    await worker.runOnce();
    expect(await listRows()).toMatchObject([{ orderId }]);
  });

  it('leaves topics that another process delivers alone', async () => {
    const clock = createTestClock();
    await enqueueNamed(clock.now(), 'a');
    expect(await leaseForSecond(clock, ['email'])).toEqual([]);
    expect(await leaseForSecond(clock, ['other'])).toHaveLength(1);
  });

  it.each([
    ['sent', 1, undefined],
    ['skipped, such as for an erased customer', 0, SKIPPED],
  ])('records an email about an order that was %s: %d', async (_, recorded, result) => {
    const clock = createTestClock();
    const orderId = randomUUID();
    await enqueue(connection.db, [{ topic: 'order.shipped', payload: { orderId } }], clock.now());
    const handlers = { 'order.shipped': async () => result };
    await createOutboxWorker({ outbox, handlers, clock, onFailure() {}, onError() {} }).runOnce();
    expect(await connection.db.$count(sentOrderEmails, eq(sentOrderEmails.orderId, orderId))).toBe(recorded);
    expect(await listRows()).toEqual([]);
  });

  it('delivers more than a batch in one run', async () => {
    const delivered: string[] = [];
    const { worker, clock } = createTestWorker(async ({ payload }) => void delivered.push(payload.name ?? ''));
    await enqueueNamed(clock.now(), ...Array.from({ length: 25 }, (_, index) => `email ${index}`));
    await worker.runOnce();
    expect(new Set(delivered).size).toBe(25);
    expect(await listRows()).toEqual([]);
  });

  it('contains nothing from a failed transaction', async () => {
    const failed = runInTransaction(connection.db, async (tx) => {
      await enqueue(tx, [{ topic: 'email', payload: {} }], new Date());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await listRows()).toEqual([]);
  });

  it('leases each entry to only one of many workers', async () => {
    const clock = createTestClock();
    await enqueueNamed(clock.now(), 'a', 'b', 'c');
    const leases = (await Promise.all(Array.from({ length: 8 }, () => leaseForSecond(clock)))).flat();
    expect(leases.map(({ payload }) => payload.name).sort()).toEqual(['a', 'b', 'c']);
    expect(await leaseForSecond(clock)).toEqual([]);
  });

  it('does not lease an entry that another process is leasing at the moment', async () => {
    const clock = createTestClock();
    await enqueueNamed(clock.now(), 'a');
    const lease = { now: clock.now(), until: new Date(clock.now().getTime() + 1000), limit: 10 };
    const { first, second } = await runInTransaction(connection.db, async (tx) => {
      const first = await createOutboxRepository(tx).lease(lease);
      const second = outbox.lease(lease);
      // Round trips that give the second lease time to choose the same entry and to wait for it.
      for (let time = 0; time < 50; time++) await tx.execute(sql`select 1`);
      return { first, second: { leases: second } };
    });
    expect([first.length, (await second.leases).length]).toEqual([1, 0]);
  });

  it.skipIf(!hasExactQueryCounts)('leases a batch of entries in one statement', async () => {
    const { worker, clock } = createTestWorker(async () => {});
    await enqueueNamed(clock.now(), 'a', 'b', 'c');
    statements.length = 0;
    await worker.runOnce();
    expect(statements.map((statement) => statement.split(' ', 1)[0])).toEqual([
      'update',
      ...['update', 'delete'],
      ...['update', 'delete'],
      ...['update', 'delete'],
      'update',
    ]);
  });

  it('does not deliver an entry that was dropped while it waited in the batch', async () => {
    const delivered: string[] = [];
    const { worker, clock } = createTestWorker(async ({ payload }) => {
      delivered.push(payload.name ?? '');
      await connection.db.delete(outboxTable);
    });
    await enqueueNamed(clock.now(), 'a', 'b');
    await worker.runOnce();
    expect(delivered).toHaveLength(1);
  });

  it('does not deliver an entry that another process started while it waited in the batch', async () => {
    const clock = createTestClock();
    const delivered: string[] = [];
    const other = createTestWorker(async ({ payload }) => void delivered.push(payload.name ?? ''), clock);
    const { worker } = createTestWorker(async ({ payload }) => {
      delivered.push(payload.name ?? '');
      clock.advance(61_000);
      await other.worker.runOnce();
    }, clock);
    await enqueueNamed(clock.now(), 'a', 'b', 'c');
    await worker.runOnce();
    expect(delivered.sort()).toEqual(['a', 'b', 'c']);
    expect(await listRows()).toEqual([]);
  });

  it('lets only one of two processes with different clocks start an entry that both have leased', async () => {
    const clock = createTestClock();
    await enqueueNamed(clock.now(), 'a');
    const first = await leaseForSecond(clock);
    clock.advance(3_600_000);
    const second = await leaseForSecond(clock);
    const started = [];
    for (const lease of [...second, ...first]) started.push(await outbox.startAttempt(lease, clock.now()));
    expect(started).toMatchObject([{ attempts: 1, payload: { name: 'a' } }, undefined]);
  });

  it('delivers nothing twice with several workers', async () => {
    const delivered: string[] = [];
    const handler: OutboxHandler = async ({ payload }) => {
      await new Promise((resolve) => setImmediate(resolve));
      delivered.push(payload.name ?? '');
    };
    const clock = createTestClock();
    const entryNames = Array.from({ length: 20 }, (_, index) => String(index));
    await enqueueNamed(clock.now(), ...entryNames);
    const workers = Array.from({ length: 4 }, () => createTestWorker(handler, clock).worker);
    while ((await listRows()).length > 0) await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(delivered.sort()).toEqual([...entryNames].sort());
  });

  it('gives back the rest of a batch when a statement fails', async () => {
    const clock = createTestClock();
    const remove = () => Promise.reject(new Error('connection lost'));
    const handlers = { email: async () => undefined };
    const worker = createOutboxWorker({ outbox: { ...outbox, remove }, handlers, clock, onFailure() {}, onError() {} });
    await enqueueNamed(clock.now(), 'a', 'b', 'c');
    await expect(worker.runOnce()).rejects.toThrow('connection lost');
    const waiting = (await listRows()).filter(({ attempts }) => attempts === 0);
    expect(waiting.map(({ dueAt }) => dueAt)).toEqual([clock.now(), clock.now()]);
  });

  it('goes on while entries are due, also after a small batch', async () => {
    const delivered: string[] = [];
    const { worker, clock } = createTestWorker(async ({ payload: { name = '' } }) => {
      delivered.push(name);
      if (name === 'a') await enqueueNamed(clock.now(), 'b');
    });
    await enqueueNamed(clock.now(), 'a');
    await worker.runOnce();
    expect(delivered).toEqual(['a', 'b']);
  });

  it('delivers urgent topics while another delivery takes long', async () => {
    const { clock } = createTestWorker(async () => undefined);
    const delivered: string[] = [];
    const slow = createDeferred<void>();
    await enqueue(connection.db, [{ topic: 'email', payload: {} }], clock.now());
    const logger = createLogger('silent', { write() {} });
    const running = startOutbox({
      db: connection.db,
      clock,
      logger,
      outages: createOutageLog(logger),
      handlers: { email: () => slow.promise },
      urgentHandlers: { refund: async ({ topic }) => void delivered.push(topic) },
      intervalMs: 1,
    });
    await expect.poll(async () => (await listRows()).map(({ attempts }) => attempts)).toEqual([1]);
    await enqueue(connection.db, [{ topic: 'refund', payload: {} }], clock.now());
    await expect.poll(() => delivered).toEqual(['refund']);
    slow.resolve();
    await running.close();
    expect(await listRows()).toEqual([]);
  });

  it('retries failed entries with growing pauses', async () => {
    let isDown = true;
    const delivered: string[] = [];
    const { worker, clock, failures } = createTestWorker(async ({ payload }) => {
      if (isDown) return createFailingHandler('ECONNREFUSED')();
      delivered.push(payload.name ?? '');
    });
    await enqueueNamed(clock.now(), 'a');
    await worker.runOnce();
    await worker.runOnce();
    expect(failures).toEqual([['ECONNREFUSED', false]]);
    clock.advance(5_000);
    await worker.runOnce();
    clock.advance(5_000);
    await worker.runOnce();
    expect(failures).toHaveLength(2);
    isDown = false;
    clock.advance(5_000);
    await worker.runOnce();
    expect(delivered).toEqual(['a']);
    expect(await listRows()).toEqual([]);
  });

  it('delivers the entry of a killed process after its lease expires', async () => {
    const delivered: string[] = [];
    const { worker, clock } = createTestWorker(async ({ payload }) => void delivered.push(payload.name ?? ''));
    await enqueueNamed(clock.now(), 'a');
    const until = new Date(clock.now().getTime() + 120_000);
    const [stale] = await outbox.lease({ now: clock.now(), until, limit: 1 });
    clock.advance(119_000);
    await worker.runOnce();
    expect(delivered).toEqual([]);
    clock.advance(1_000);
    await worker.runOnce();
    expect(delivered).toEqual(['a']);
    if (!stale) throw new Error('no lease');
    await outbox.postpone(stale, clock.now(), 'late');
    expect(await listRows()).toEqual([]);
  });

  it('keeps a permanently rejected entry for review, without visitor data', async () => {
    const { worker, clock, failures } = createTestWorker(async () => {
      throw Object.assign(new Error('550 <asha@example.in> is unknown'), { code: '550', isPermanent: true });
    });
    await enqueueNamed(clock.now(), 'a');
    await worker.runOnce();
    clock.advance(24 * 3_600_000);
    await worker.runOnce();
    expect(failures).toEqual([['550', true]]);
    expect(await listRows()).toMatchObject([{ dueAt: null, attempts: 1, lastError: '550' }]);
    expect(JSON.stringify(await listRows())).not.toContain('asha');
  });

  it('keeps entries with an unknown topic for a later release', async () => {
    const { worker, clock, failures } = createTestWorker(async () => {});
    await enqueue(connection.db, [{ topic: 'unknown-topic', payload: {} }], clock.now());
    await worker.runOnce();
    expect(failures).toEqual([['NO_HANDLER', false]]);
    expect(await listRows()).toHaveLength(1);
  });

  it('finishes the current delivery after stop and starts no more', async () => {
    const delivered: string[] = [];
    let unblock = () => {};
    const blocker = new Promise<void>((resolve) => {
      unblock = resolve;
    });
    const { worker, clock } = createTestWorker(async ({ payload }) => {
      await blocker;
      delivered.push(payload.name ?? '');
    });
    await enqueueNamed(clock.now(), 'a', 'b');
    const stopPolling = worker.start(1);
    await expect.poll(async () => (await listRows()).some(({ attempts }) => attempts === 1)).toBe(true);
    await worker.stop();
    // It stops at once, not after the current delivery.
    expect(await listRows()).toContainEqual(expect.objectContaining({ attempts: 0, dueAt: clock.now() }));
    const stopping = stopPolling();
    unblock();
    await stopping;
    expect(delivered).toHaveLength(1);
    expect(await listRows()).toMatchObject([{ attempts: 0, dueAt: clock.now() }]);
  });

  it('has an index on the due time', async () => {
    const [{ indexdef = '' } = {}] = await connection.db.execute<{ indexdef: string }>(
      sql`select indexdef from pg_indexes where tablename = 'outbox' and indexname = 'outbox_due_at'`,
    );
    expect(indexdef).toContain('(due_at)');
  });
});

describe('the retry delay', () => {
  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [9, 900],
    [400, 900],
  ])('after %i attempts is %i seconds', (attempts, seconds) => {
    const now = new Date('2026-01-02T03:04:05Z');
    expect(getRetryTime(now, attempts).getTime() - now.getTime()).toBe(seconds * 1000);
  });

  it('reports only the error code', () => {
    expect(getFailureCode(Object.assign(new Error('550 <a@b.in>'), { code: 'EENVELOPE', responseCode: 550 }))).toBe(
      'EENVELOPE 550',
    );
    expect(getFailureCode(new TypeError('a@b.in'))).toBe('TypeError');
    expect(getFailureCode(undefined)).toBe('unknown');
  });
});
