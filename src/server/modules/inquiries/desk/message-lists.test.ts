import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskData } from '#contract/desk/desk-endpoint.ts';
import type { countMessages, exportMessages, listMessages, MessageFilter } from '#contract/desk/messages/messages.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createMessageRow, storeMessage } from '#tests/support/samples/stored-message.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { REPLY_TOPIC } from '../reply-email.ts';
import { backfillMessageTerms } from '../search/backfill-message-terms.ts';
import { createMessageLists } from './message-lists.ts';

const DAY = 86_400_000;
let desk: TestDesk;
let cookie: string;
let staffId: string;
beforeAll(async () => {
  desk = await createTestDesk();
  const { id, email } = await desk.addStaff('manager');
  staffId = id;
  cookie = await desk.getCookie(email);
  const now = desk.clock.now();
  const store = (name: string, daysAgo: number, changes = {}) =>
    storeMessage(desk.db, { name, createdAt: new Date(now.getTime() - daysAgo * DAY), ...changes });
  await store('New', 1, { kind: 'project', subject: 'Hotel', details: `${'Many rooms '.repeat(20)}` });
  await store('Unanswered', 3, { assignedTo: staffId, phone: '+91 90000 11111' });
  await storeReply(await store('Answered', 5, { acknowledgedAt: now, email: 'Answered@Example.in' }), { dueAt: null });
  await storeReply(await store('Unsolved', 31, { acknowledgedAt: now }), { dueAt: now });
  const done = await store('Done', 40, { acknowledgedAt: now, doneAt: now, assignedTo: staffId });
  for (let time = 0; time < 2; time += 1) await storeReply(done, { dueAt: null });
  await store('Spam', 2.5, { isSuspect: true });
}, 60_000);
afterAll(() => desk.close());

/** Stores a reply with its email, which has failed for good if it is never due. */
async function storeReply({ id: inquiryId }: { id: string }, { dueAt }: { dueAt: Date | null }): Promise<void> {
  const [id, at] = [randomUUID(), desk.clock.now()];
  await desk.db.insert(inquiryReplies).values({ id, inquiryId, kind: 'reply', text: 'Yes', by: 'Meera', at });
  const email = { id, topic: REPLY_TOPIC, payload: '{}', createdAt: at, attempts: 8 };
  await desk.db.insert(outbox).values({ ...email, dueAt });
}

const ALL = { tab: 'all', search: '', kind: null, sort: 'newest', cursor: null } as const;
async function list(filter: Partial<MessageFilter>, cursor: string | null = null) {
  const response = await desk.send('/api/desk/messages/list', { cookie, body: { ...ALL, ...filter, cursor } });
  return response.json<{ data: DeskData<typeof listMessages> }>().data;
}
const listNames = async (filter: Partial<MessageFilter>) => (await list(filter)).messages.map(({ name }) => name);

describe('the list of messages', () => {
  it.each<[Partial<MessageFilter>, string[]]>([
    [{ tab: 'open' }, ['New', 'Unanswered', 'Answered', 'Unsolved']],
    [{ tab: 'open', sort: 'oldest' }, ['Unsolved', 'Answered', 'Unanswered', 'New']],
    [{ tab: 'mine' }, ['Unanswered']],
    [{ tab: 'overdue' }, ['Unanswered', 'Unsolved']],
    [{ tab: 'failed' }, ['Answered', 'Done']],
    [{ tab: 'failed', search: 'answered' }, ['Answered']],
    [{ tab: 'done' }, ['Done']],
    [{ tab: 'suspect' }, ['Spam']],
    [{ kind: 'project' }, ['New']],
    [{ kind: 'project', tab: 'done' }, []],
    [{ search: 'un' }, ['Unanswered', 'Unsolved']],
    [{ search: 'answered@' }, ['Answered']],
    [{ search: '90000 11' }, ['Unanswered']],
    [{ search: 'nobody' }, []],
    [{ search: 'un', tab: 'mine' }, ['Unanswered']],
  ])('with %j', async (filter, names) => {
    expect(await listNames(filter)).toEqual(names);
  });

  it('shows what a row needs', async () => {
    const [first] = (await list({ tab: 'overdue' })).messages;
    expect(first).toMatchObject({
      assignedTo: { id: staffId, name: 'The manager' },
      overdueSince: new Date(desk.clock.now().getTime() - DAY).toISOString(),
      isSuspect: false,
    });
    const [project] = (await list({ kind: 'project' })).messages;
    expect(project).toMatchObject({ subject: 'Hotel', overdueSince: null });
    expect(project?.excerpt).toHaveLength(141);
  });

  it('finds a message by its ticket, with or without the prefix', async () => {
    const { ticket } = await storeMessage(desk.db, { name: 'By ticket', createdAt: new Date(0), doneAt: new Date(1) });
    for (const search of [ticket, ticket.toLowerCase(), ticket.slice(4), ` ${ticket} `])
      expect(await listNames({ search })).toEqual(['By ticket']);
  });

  it('counts what waits in each tab', async () => {
    const response = await desk.send('/api/desk/messages/counts', { method: 'GET', cookie });
    expect(response.json<{ data: DeskData<typeof countMessages> }>().data).toEqual({
      open: 4,
      mine: 1,
      overdue: 2,
      failed: 2,
      suspect: 1,
    });
  });

  it('is exported as a file with every page, and only with the permission', async () => {
    const exportAs = (sender: string) =>
      desk.send('/api/desk/messages/export', { cookie: sender, body: { ...ALL, tab: 'overdue' } });
    const { csv, count, isComplete } = (await exportAs(cookie)).json<{ data: DeskData<typeof exportMessages> }>().data;
    expect([count, isComplete, csv.split('\r\n').length]).toEqual([2, true, 4]);
    expect(csv).toMatch(/Contact message.*Unanswered.*90000 11111/);
    const support = await desk.addStaff('support');
    expect((await exportAs(await desk.getCookie(support.email))).statusCode).toBe(403);
    const lists = createMessageLists({ db: desk.db, clock: desk.clock, maxExported: 3, exportBatchSize: 2 });
    const { cursor: _, ...filter } = ALL;
    const part = await lists.exportCsv({ params: {}, body: filter, staff: { id: staffId } });
    expect([part.count, part.isComplete]).toEqual([3, false]);
  });

  it('continues with the next page', async () => {
    const rows = Array.from({ length: 60 }, (_, index) =>
      createMessageRow({ name: `Page ${index}`, kind: 'customization', createdAt: new Date(index % 3) }),
    );
    await desk.db.insert(inquiries).values(rows);
    const first = await list({ kind: 'customization' });
    const second = await list({ kind: 'customization' }, first.nextCursor);
    expect([first.messages.length, second.messages.length, second.nextCursor]).toEqual([50, 10, null]);
    expect(new Set([...first.messages, ...second.messages].map(({ id }) => id)).size).toBe(60);
  });
});

describe('messages of an earlier release', () => {
  it('get their search terms, and only once', async () => {
    await desk.db.delete(inquirySearchTerms);
    expect(await listNames({ search: 'unsolved' })).toEqual([]);
    expect(await backfillMessageTerms(desk.db, { since: new Date(desk.clock.now().getTime() - 10 * DAY) })).toBe(true);
    expect(await listNames({ search: 'unsolved' })).toEqual([]);
    expect(await backfillMessageTerms(desk.db)).toBe(true);
    expect(await listNames({ search: 'unsolved' })).toEqual(['Unsolved']);
    const count = await desk.db.$count(inquirySearchTerms);
    await backfillMessageTerms(desk.db);
    expect(await desk.db.$count(inquirySearchTerms)).toBe(count);
    expect(await backfillMessageTerms(desk.db, { isStopped: () => true })).toBe(false);
  });
});
