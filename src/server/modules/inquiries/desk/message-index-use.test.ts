import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { MessageFilter } from '#contract/desk/messages/messages.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { inquiries, inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { explainQuery, type RecordedStatement } from '#tests/support/database/query-plan.ts';
import { createTestDatabase, hasExactQueryCounts } from '#tests/support/database/test-database.ts';
import { createMessageRow } from '#tests/support/samples/stored-message.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { backfillMessageTerms } from '../search/backfill-message-terms.ts';
import { createTicketService } from '../ticket-service.ts';
import { createMessageLists } from './message-lists.ts';
import { createMessageReader } from './message-reader.ts';

const COUNT = 4000;
const BATCH = 500;
const STAFF_ID = '00000000-0000-4000-8000-000000000001';
const TABLES = 'inquiries|inquiry_replies|inquiry_search_terms|outbox';
const DESK_TABLES = new RegExp(`"(${TABLES})"`);
const FULL_SCAN = new RegExp(`Seq Scan on (${TABLES})\\b`);

const clock = createTestClock('2026-03-01T00:00:00.000Z');
const statements: RecordedStatement[] = [];
let connection: DatabaseConnection;
let lists: ReturnType<typeof createMessageLists>;
beforeAll(async () => {
  connection = await createTestDatabase((text, params) => statements.push({ text, params }));
  const { db } = connection;
  lists = createMessageLists({ db, clock });
  for (let from = 0; from < COUNT; from += BATCH) await storeBatch(from);
  await backfillMessageTerms(db);
  // PostgreSQL does this by itself in a running shop.
  await db.execute(sql`vacuum analyze`);
}, 240_000);
afterAll(() => connection.close());

/** Most are done; a few are open, suspect or somebody's. */
async function storeBatch(from: number): Promise<void> {
  const rows = Array.from({ length: BATCH }, (_, offset) => {
    const index = from + offset;
    const createdAt = new Date(Date.UTC(2025, 0, 1) + index * 9_000_000);
    return createMessageRow({
      createdAt,
      name: `Asha${index} Rao${index % 97}`,
      email: `sender${index}@example.in`,
      phone: String(9_000_000_000 + index * 7919),
      doneAt: index % 50 === 0 ? null : createdAt,
      assignedTo: index % 100 === 0 ? STAFF_ID : null,
      isSuspect: index % 200 === 0,
    });
  });
  await connection.db.insert(inquiries).values(rows);
  const reply = { kind: 'reply', text: 'x', by: 'x' } as const;
  await connection.db
    .insert(inquiryReplies)
    .values(rows.map(({ id, createdAt }) => ({ ...reply, id, inquiryId: id, at: createdAt })));
  const email = { topic: 'mail.inquiry-reply', payload: '{}', attempts: 0 };
  await connection.db
    .insert(outbox)
    .values(
      rows.map(({ id, createdAt }, index) => ({ ...email, id, createdAt, dueAt: index === 0 ? null : createdAt })),
    );
}

async function recordStatements(work: () => Promise<unknown>): Promise<RecordedStatement[]> {
  statements.length = 0;
  await work();
  return statements.filter(({ text }) => DESK_TABLES.test(text));
}

const ALL: MessageFilter = { tab: 'all', search: '', kind: null, sort: 'newest' };
const staff = { id: STAFF_ID };
const list = (filter: Partial<MessageFilter>, cursor: string | null = null) =>
  lists.list({ params: {}, body: { ...ALL, ...filter, cursor }, staff });

const FILTERS: readonly Partial<MessageFilter>[] = [
  {},
  { sort: 'oldest' },
  { kind: 'contact' },
  { tab: 'open' },
  { tab: 'open', sort: 'oldest' },
  { tab: 'mine' },
  { tab: 'overdue', sort: 'oldest' },
  { tab: 'failed' },
  { tab: 'done' },
  { tab: 'suspect' },
  { search: 'asha3999' },
  { search: 'sender77@' },
  { search: '+91 90031 67600' },
  { search: 'asha12 rao', tab: 'open' },
];

describe('with many messages', () => {
  it.each(FILTERS)('the list %j needs no full table scan and few statements', async (filter) => {
    const { nextCursor } = await list(filter);
    for (const cursor of [null, ...(nextCursor ? [nextCursor] : [])]) {
      const recorded = await recordStatements(() => list(filter, cursor));
      if (hasExactQueryCounts) expect(recorded.length).toBeLessThanOrEqual(4);
      for (const statement of recorded)
        expect(await explainQuery(connection.db, statement), statement.text).not.toMatch(FULL_SCAN);
    }
  });

  it('counts, one message and a ticket need none either', async () => {
    const [row] = (await list({})).messages;
    const recorded = await recordStatements(async () => {
      await lists.count({ staff });
      await createMessageReader({ db: connection.db, clock }).read(row?.id ?? '');
      await createTicketService(connection.db).find({ ticket: row?.ticket ?? '', email: 'sender3999@example.in' });
    });
    for (const statement of recorded)
      expect(await explainQuery(connection.db, statement), statement.text).not.toMatch(FULL_SCAN);
  });
});
