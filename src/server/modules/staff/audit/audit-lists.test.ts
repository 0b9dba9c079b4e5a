import { randomUUID } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { AuditFilter, AuditLogEntry } from '#contract/desk/audit.ts';
import { findAuditProblem, recordAudit } from '#server/platform/audit/audit-log.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createAuditLists } from './audit-lists.ts';

const MEERA = randomUUID();
const HOUR_MS = 3_600_000;
/** Midnight in India. */
const START = Date.parse('2026-02-28T18:30:00.000Z');
const ENTRY_COUNT = 120;

const statements: RecordedStatement[] = [];
let desk: TestDesk;
let cookie: string;
let close: () => Promise<void>;
beforeAll(async () => {
  const connection = await createTestDatabase((text, params) => statements.push({ text, params }));
  desk = await createTestDesk({ connection });
  // One entry per hour; Meera made every third, a command every tenth.
  for (let index = 0; index < ENTRY_COUNT; index++) await record(index);
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
  close = async () => {
    await desk.close();
    await connection.close();
  };
}, 120_000);
afterAll(() => close());

const record = (index: number) => {
  const isCommand = index % 10 === 0;
  const staffId = isCommand ? null : index % 3 === 0 ? MEERA : randomUUID();
  const id = `order-${index}`;
  return runInTransaction(desk.db, (tx) =>
    recordAudit(tx, {
      actor: { staffId, name: isCommand ? 'ops' : 'Meera', requestId: `request-${index}` },
      permission: 'orders.move',
      action: 'order moved',
      objectKind: index % 4 === 0 ? 'customer' : 'order',
      objectId: id,
      object: `AAN-${index}`,
      changes: [{ field: 'status', from: 'Paid', to: 'Processing' }],
      reason: index === 5 ? '=1+1, "quoted"' : null,
      at: new Date(START + index * HOUR_MS),
    }),
  );
};

async function readPages(filter: AuditFilter): Promise<AuditLogEntry[]> {
  const entries: AuditLogEntry[] = [];
  let beforeSeq: number | null = null;
  do {
    const response = await desk.send('/api/desk/audit/list', { cookie, body: { ...filter, beforeSeq } });
    expect(response.statusCode, response.body).toBe(200);
    const { data } = response.json();
    expect(data.entries.length).toBeLessThanOrEqual(50);
    entries.push(...data.entries);
    beforeSeq = data.nextBeforeSeq;
  } while (beforeSeq !== null);
  return entries;
}
const listIndexes = async (filter: AuditFilter) =>
  (await readPages(filter)).flatMap(({ object }) => (object.startsWith('AAN-') ? [Number(object.slice(4))] : []));
const listMatching = (isMatching: (index: number) => boolean) =>
  Array.from({ length: ENTRY_COUNT }, (_, index) => ENTRY_COUNT - 1 - index).filter(isMatching);

describe('the audit log', () => {
  it('is read page by page, newest first, without a gap', async () => {
    expect(await listIndexes({})).toEqual(listMatching(() => true));
  });

  it('is filtered by actor and object', async () => {
    const isMeera = (index: number) => index % 10 !== 0 && index % 3 === 0;
    expect(await listIndexes({ actor: MEERA })).toEqual(listMatching(isMeera));
    expect(await listIndexes({ actor: 'command' })).toEqual(listMatching((index) => index % 10 === 0));
    expect(await listIndexes({ actor: MEERA, objectKind: 'customer' })).toEqual(
      listMatching((index) => isMeera(index) && index % 4 === 0),
    );
    const unknown = await desk.send('/api/desk/audit/list', { cookie, body: { actor: 'x', beforeSeq: null } });
    expect(unknown.statusCode).toBe(400);
  });

  it.each([
    { beforeSeq: 1.5 },
    { beforeSeq: 1e20 },
    { beforeSeq: 0 },
    { beforeSeq: null, from: '0001-01-01' },
    { beforeSeq: null, to: '0000-12-31' },
    { beforeSeq: null, from: '9999-12-31' },
  ])('refuses %j', async (body) => {
    const response = await desk.send('/api/desk/audit/list', { cookie, body });
    expect(response.statusCode, response.body).toBe(400);
  });

  it('is filtered by days in India, both included', async () => {
    const isInDays = (first: number, last: number) => (index: number) => index >= first * 24 && index < (last + 1) * 24;
    expect(await listIndexes({ from: '2026-03-02', to: '2026-03-02' })).toEqual(listMatching(isInDays(1, 1)));
    expect(await listIndexes({ to: '2026-03-01' })).toEqual(listMatching(isInDays(0, 0)));
    expect(await listIndexes({ from: '2026-03-05' })).toEqual(listMatching(isInDays(4, 4)));
    expect(await listIndexes({ from: '2027-01-01' })).toEqual([]);
    expect(await listIndexes({ to: '2025-01-01' })).toEqual([]);
  });

  it('keeps entries whose clock was a little behind', async () => {
    const before = await listIndexes({ from: '2026-03-05' });
    // At the beginning of the day, written after a later entry.
    await record(96);
    expect(await listIndexes({ from: '2026-03-05', to: '2026-03-05' })).toEqual([96, ...before]);
    expect(await findAuditProblem(desk.db)).toBeUndefined();
  });

  it('is exported as CSV that spreadsheets don’t run, which is an entry itself', async () => {
    const body = { objectKind: 'order', to: '2026-03-01' };
    const { data } = (await desk.send('/api/desk/audit/export', { cookie, body })).json();
    expect([data.count, data.isComplete]).toEqual([18, true]);
    const lines = data.csv.split('\r\n');
    expect(lines[0]).toBe('Number,Time in India,Who,What,Kind,Object,Changes,Reason,Permission,Request');
    const line = lines.find((text: string) => text.includes('AAN-5,'));
    expect(line).toContain('"1 Mar 2026, 5:00 am",Meera,Order moved,order,AAN-5,status: Paid → Processing,');
    expect(line).toContain(`"'=1+1, ""quoted""",orders.move,request-5`);
    expect((await readPages({}))[0]).toMatchObject({ action: 'audit log exported', object: '18 entries' });
    const lists = createAuditLists({ db: desk.db, clock: desk.clock, maxExported: 7, exportBatchSize: 3 });
    const actor = { staffId: MEERA, name: 'Meera', requestId: 'x' };
    const part = await lists.exportCsv({ objectKind: 'customer' }, actor);
    expect([part.count, part.isComplete, part.csv.match(/AAN-\d+/g)?.length]).toEqual([7, false, 7]);
  });
});

describe('with many entries', () => {
  beforeAll(async () => {
    const rows = Array.from({ length: 6000 }, (_, index) => ({
      seq: 1_000_000 + index,
      at: new Date(Date.UTC(2027, 0, 1) + index * HOUR_MS),
      staffId: index % 500 === 0 ? MEERA : randomUUID(),
      actor: 'Meera',
      permission: 'orders.move',
      action: 'order moved',
      objectKind: index % 500 === 1 ? 'settings' : 'order',
      objectId: String(index),
      object: String(index),
      changes: '[]',
      reason: null,
      requestId: 'x',
      previousHash: '',
      hash: '',
    }));
    for (let from = 0; from < rows.length; from += 1000)
      await desk.db.insert(auditEntries).values(rows.slice(from, from + 1000));
    await desk.db.execute(sql`vacuum analyze`);
  }, 60_000);

  it.each([
    {},
    { actor: MEERA },
    { actor: 'command' },
    { objectKind: 'settings' },
    { from: '2027-01-05', to: '2027-01-06' },
    { to: '2027-01-02' },
    { actor: MEERA, from: '2027-03-01' },
  ])('the list %j needs no full table scan', async (filter) => {
    const lists = createAuditLists({ db: desk.db, clock: desk.clock });
    statements.length = 0;
    await lists.list({ ...filter, beforeSeq: null });
    const recorded = statements.filter(({ text }) => text.includes('"audit_entries"'));
    expect(recorded.length).toBeGreaterThan(0);
    for (const statement of recorded)
      expect(await explainQuery(desk.db, statement), statement.text).not.toMatch(/Seq Scan on audit_entries/);
  });
});
