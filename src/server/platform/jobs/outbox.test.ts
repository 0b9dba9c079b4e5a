import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import type { DatabaseConnection } from '../database/database.ts';
import { outbox as outboxTable } from '../database/tables/outbox-tables.ts';
import { transaction } from '../database/transaction.ts';
import { createOutboxRepository, enqueue, type OutboxRepository } from './outbox-repository.ts';
import { getFailureCode, getRetryTime } from './outbox-retry.ts';
import { createOutboxWorker, type OutboxHandler } from './outbox-worker.ts';

let connection: DatabaseConnection;
let outbox: OutboxRepository;
beforeAll(async () => {
  connection = await createTestDatabase();
  outbox = createOutboxRepository(connection.db);
}, 60_000);
afterAll(() => connection.close());
beforeEach(() => connection.db.delete(outboxTable));

const rows = () => connection.db.select().from(outboxTable);
const put = (now: Date, ...names: string[]) =>
  enqueue(
    connection.db,
    names.map((name) => ({ topic: 'letter', payload: { name } })),
    now,
  );

function workerWith(letter: OutboxHandler, clock = createTestClock()) {
  const failures: [string, boolean][] = [];
  const worker = createOutboxWorker({
    outbox,
    handlers: { letter },
    clock,
    onFailure: ({ reason }, isFinal) => failures.push([reason, isFinal]),
    onError: (error) => {
      throw error;
    },
  });
  return { worker, clock, failures };
}
const failing = (code: string) => async () => {
  throw Object.assign(new Error('550 <asha@example.in> is unknown'), { code });
};

describe('the outbox', () => {
  it('delivers each entry once and keeps nothing of it', async () => {
    const delivered: string[] = [];
    const { worker, clock } = workerWith(async ({ payload }) => void delivered.push(payload.name ?? ''));
    await put(clock.now(), 'a', 'b', 'c');
    await worker.runOnce();
    await worker.runOnce();
    expect(delivered.sort()).toEqual(['a', 'b', 'c']);
    expect(await rows()).toEqual([]);
  });

  it('holds nothing of a transaction that failed', async () => {
    const failed = transaction(connection.db, async (tx) => {
      await enqueue(tx, [{ topic: 'letter', payload: {} }], new Date());
      throw new Error('no');
    });
    await expect(failed).rejects.toThrow('no');
    expect(await rows()).toEqual([]);
  });

  it('gives an entry to one of many that ask at once', async () => {
    const clock = createTestClock();
    await put(clock.now(), 'a');
    const [due] = await outbox.due(clock.now(), 1);
    if (!due) throw new Error('nothing is due');
    const until = new Date(clock.now().getTime() + 1000);
    const leases = await Promise.all(Array.from({ length: 8 }, () => outbox.lease(due, until)));
    expect(leases.filter(Boolean)).toHaveLength(1);
    expect(await outbox.due(clock.now(), 1)).toEqual([]);
  });

  it('lets several workers share the work without delivering anything twice', async () => {
    const delivered: string[] = [];
    const handler: OutboxHandler = async ({ payload }) => {
      await new Promise((resolve) => setImmediate(resolve));
      delivered.push(payload.name ?? '');
    };
    const clock = createTestClock();
    const names = Array.from({ length: 20 }, (_, at) => String(at));
    await put(clock.now(), ...names);
    const workers = Array.from({ length: 4 }, () => workerWith(handler, clock).worker);
    while ((await rows()).length > 0) await Promise.all(workers.map((worker) => worker.runOnce()));
    expect(delivered.sort()).toEqual([...names].sort());
  });

  it('tries again after a failure, later each time, and forgets no entry', async () => {
    let isDown = true;
    const delivered: string[] = [];
    const { worker, clock, failures } = workerWith(async ({ payload }) => {
      if (isDown) return failing('ECONNREFUSED')();
      delivered.push(payload.name ?? '');
    });
    await put(clock.now(), 'a');
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
    expect(await rows()).toEqual([]);
  });

  it('delivers what a killed process had begun, once its lease has run out', async () => {
    const delivered: string[] = [];
    const { worker, clock } = workerWith(async ({ payload }) => void delivered.push(payload.name ?? ''));
    await put(clock.now(), 'a');
    const [due] = await outbox.due(clock.now(), 1);
    if (!due) throw new Error('nothing is due');
    const stale = await outbox.lease(due, new Date(clock.now().getTime() + 120_000));
    clock.advance(119_000);
    await worker.runOnce();
    expect(delivered).toEqual([]);
    clock.advance(1_000);
    await worker.runOnce();
    expect(delivered).toEqual(['a']);
    if (!stale) throw new Error('the lease was not given');
    await outbox.postpone(stale, clock.now(), 'late');
    expect(await rows()).toEqual([]);
  });

  it('gives up what was refused for good, and keeps it for people to see, without anything a visitor wrote', async () => {
    const { worker, clock, failures } = workerWith(async () => {
      throw Object.assign(new Error('550 <asha@example.in> is unknown'), { code: '550', isPermanent: true });
    });
    await put(clock.now(), 'a');
    await worker.runOnce();
    clock.advance(24 * 3_600_000);
    await worker.runOnce();
    expect(failures).toEqual([['550', true]]);
    expect(await rows()).toMatchObject([{ dueAt: null, attempts: 1, lastError: '550' }]);
    expect(JSON.stringify(await rows())).not.toContain('asha');
  });

  it('waits for a release that knows the topic', async () => {
    const { worker, clock, failures } = workerWith(async () => {});
    await enqueue(connection.db, [{ topic: 'unheard-of', payload: {} }], clock.now());
    await worker.runOnce();
    expect(failures).toEqual([['NO_HANDLER', false]]);
    expect(await rows()).toHaveLength(1);
  });

  it('begins nothing new once it is stopped, and finishes what is under way', async () => {
    const delivered: string[] = [];
    let go = () => {};
    const gate = new Promise<void>((resolve) => {
      go = resolve;
    });
    const { worker, clock } = workerWith(async ({ payload }) => {
      await gate;
      delivered.push(payload.name ?? '');
    });
    await put(clock.now(), 'a', 'b');
    const idle = worker.start(1);
    await expect.poll(async () => (await rows()).some(({ attempts }) => attempts === 1)).toBe(true);
    worker.stop();
    const ended = idle();
    go();
    await ended;
    expect(delivered).toHaveLength(1);
    expect(await rows()).toHaveLength(1);
  });

  it('is read by an index, not by looking at every entry', async () => {
    const [{ indexdef = '' } = {}] = (
      (await connection.db.execute(
        sql`select indexdef from pg_indexes where tablename = 'outbox' and indexname = 'outbox_due_at'`,
      )) as { rows: { indexdef: string }[] }
    ).rows;
    expect(indexdef).toContain('(due_at)');
  });
});

describe('the wait after a failure', () => {
  it.each([
    [1, 5],
    [2, 10],
    [5, 80],
    [9, 900],
    [400, 900],
  ])('after %i tries is %i seconds', (attempts, seconds) => {
    const now = new Date('2026-01-02T03:04:05Z');
    expect(getRetryTime(now, attempts).getTime() - now.getTime()).toBe(seconds * 1000);
  });

  it('names only a code of the failure', () => {
    expect(getFailureCode(Object.assign(new Error('550 <a@b.in>'), { code: 'EENVELOPE', responseCode: 550 }))).toBe(
      'EENVELOPE 550',
    );
    expect(getFailureCode(new TypeError('a@b.in'))).toBe('TypeError');
    expect(getFailureCode(undefined)).toBe('unknown');
  });
});
