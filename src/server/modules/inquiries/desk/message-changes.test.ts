import { randomUUID } from 'node:crypto';
import { asc, eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import type { DeskMessage, MessageConflict } from '#contract/desk/messages/desk-message.ts';
import { inquiryReplies } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries, staff } from '#server/platform/database/tables/staff-tables.ts';
import { MailRejectedError } from '#server/platform/mail/mail.ts';
import { createMailCollector, deliverOutbox } from '#tests/support/network/collected-mail.ts';
import { storeMessage } from '#tests/support/samples/stored-message.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createReplyEmailHandlers } from '../reply-email.ts';

/** Shorter than a session without use. */
const LATER_MS = 10 * 60_000;
const HOUR_MS = 3_600_000;
let desk: TestDesk;
let cookie: string;
let support: { id: string };
beforeAll(async () => {
  desk = await createTestDesk();
  const { email, ...row } = await desk.addStaff('support');
  support = row;
  cookie = await desk.getCookie(email);
}, 60_000);
afterAll(() => desk.close());

const store = (changes = {}) => storeMessage(desk.db, { createdAt: desk.clock.now(), ...changes });

async function send(id: string, path: string, body: object, headers = {}) {
  const response = await desk.send(`/api/desk/messages/${id}/${path}`, { cookie, body, headers });
  const { data, message } = response.json<{ data: DeskMessage; message: string }>();
  return { status: response.statusCode, data, message };
}
const read = async (id: string) =>
  (await desk.send(`/api/desk/messages/${id}`, { method: 'GET', cookie })).json<{ data: DeskMessage }>().data;
const listAudit = (id: string) =>
  desk.db.select().from(auditEntries).where(eq(auditEntries.objectId, id)).orderBy(asc(auditEntries.seq));

async function deliverEmails(mail = createMailCollector()) {
  await deliverOutbox(desk.db, desk.clock, createReplyEmailHandlers({ ...desk.config, ...desk, mail }));
  return mail.mails;
}

describe('a reply', () => {
  it('is emailed to the sender, stops the first clock and is in the audit log without its text', async () => {
    const { id, ticket, email } = await store({ email: ' asha@example.in ' });
    desk.clock.advance(LATER_MS);
    const at = desk.clock.now().toISOString();
    const { data } = await send(id, 'replies', { version: 1, text: ' Yes, by air.\nIn two weeks. ' });
    expect(data).toMatchObject({
      version: 2,
      acknowledgedAt: at,
      acknowledge: { stoppedAt: at, isOverdue: false },
      resolve: { stoppedAt: null },
      entries: [{ kind: 'reply', text: 'Yes, by air.\nIn two weeks.', by: 'The support', at, email: 'queued' }],
    });
    const [queued] = await desk.db.select().from(outbox);
    expect(JSON.parse(queued?.payload ?? '')).toEqual({ inquiryId: id, replyId: data.entries[0]?.id });

    const [mail] = await deliverEmails();
    const { shop, publicOrigin } = desk.config;
    expect(mail).toMatchObject({
      to: { name: '', address: String(email).trim() },
      replyTo: { name: shop.name, address: shop.email },
      subject: `Our reply to your message: ${ticket}`,
      isPersonal: true,
    });
    expect(mail?.text).toContain('Yes, by air.\n    In two weeks.');
    expect(mail?.text).toContain(`${publicOrigin}/ticket#${ticket}`);
    expect(`${mail?.text} ${mail?.html}`).not.toMatch(/Asha|Leh|98765/);
    expect((await read(id)).entries).toMatchObject([{ email: 'sent' }]);
    const audit = await listAudit(id);
    expect(audit).toMatchObject([
      { actor: 'The support', permission: 'messages.reply', action: 'message replied to', object: ticket },
    ]);
    expect(JSON.stringify(audit)).not.toContain('by air');
  });

  it('keeps the time of the first one', async () => {
    const { id } = await store();
    const { data } = await send(id, 'replies', { version: 1, text: 'One' });
    desk.clock.advance(LATER_MS);
    const second = await send(id, 'replies', { version: 2, text: 'Two' });
    expect(second.data.acknowledgedAt).toBe(data.acknowledgedAt);
    expect(second.data.entries.map(({ text }) => text)).toEqual(['One', 'Two']);
  });

  it('is sent once, however often the request arrives', async () => {
    const { id } = await store();
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    const body = { version: 1, text: 'Once' };
    const responses = [await send(id, 'replies', body, key), await send(id, 'replies', body, key)];
    expect(responses.map(({ status, data }) => [status, data.entries.length])).toEqual([
      [200, 1],
      [200, 1],
    ]);
  });

  it('shows that the mail server refused it for good, and is sent again on request', async () => {
    const { id } = await store();
    await send(id, 'replies', { version: 1, text: 'Hello' });
    const mail = { mails: [], send: () => Promise.reject(new MailRejectedError('550')) };
    await expect(deliverEmails(mail)).rejects.toThrow('550');
    const message = await read(id);
    expect(message).toMatchObject({ hasFailedEmail: true, entries: [{ email: 'failed' }] });
    const path = `replies/${message.entries[0]?.id}/resend`;
    expect((await send((await store()).id, path, {})).status).toBe(400);
    expect(await send(id, path, {})).toMatchObject({ status: 200, data: { entries: [{ email: 'queued' }] } });
    expect((await send(id, path, {})).message).toBe("This reply hasn't failed. Please check the conversation.");
    expect(await deliverEmails()).toHaveLength(1);
    expect((await read(id)).entries).toMatchObject([{ email: 'sent' }]);
    expect((await listAudit(id)).map(({ action }) => action)).toEqual(['message replied to', 'reply sent again']);
  });

  it('is refused without text, and to suspected spam', async () => {
    const { id } = await store({ isSuspect: true });
    expect(await send(id, 'replies', { version: 1, text: ' ' })).toMatchObject({ status: 400 });
    expect(await send(id, 'replies', { version: 1, text: 'Hi' })).toMatchObject({
      status: 400,
      message: 'This looks like spam. Mark it as not spam before you reply.',
    });
    expect(await send(id, 'accept', { version: 1 })).toMatchObject({ status: 200, data: { isSuspect: false } });
    expect(await send(id, 'replies', { version: 2, text: 'Hi' })).toMatchObject({ status: 200 });
    expect(await deliverEmails()).toHaveLength(1);
  });

  it('to a sample message reaches nobody', async () => {
    const { id } = await store({ isSample: true });
    await send(id, 'replies', { version: 1, text: 'Hi' });
    expect(await deliverEmails()).toEqual([]);
    expect((await read(id)).entries).toMatchObject([{ email: 'none' }]);
  });

  it('is not sent any more when the message was erased', async () => {
    const { id } = await store();
    await send(id, 'replies', { version: 1, text: 'Hi' });
    await desk.db.delete(inquiryReplies).where(eq(inquiryReplies.inquiryId, id));
    expect(await deliverEmails()).toEqual([]);
  });
});

describe('a version that somebody else has changed', () => {
  it('is refused with the current message and the person who changed it', async () => {
    const { id } = await store();
    await send(id, 'settle', { version: 1 });
    for (const [path, body] of [
      ['replies', { text: 'Too late' }],
      ['assign', { staffId: null }],
      ['reopen', {}],
    ] as const) {
      const { status, data } = await send(id, path, { version: 1, ...body });
      const conflict = data as unknown as MessageConflict;
      expect([status, conflict.changedBy, conflict.message.version]).toEqual([409, 'The support', 2]);
    }
    expect(await listAudit(id)).toHaveLength(1);
    expect(await desk.db.select().from(inquiryReplies).where(eq(inquiryReplies.inquiryId, id))).toEqual([]);
  });
});

describe('other changes', () => {
  it('add a note that is no reply', async () => {
    const { id } = await store();
    const { data } = await send(id, 'notes', { text: 'Asked the workshop' });
    expect(data).toMatchObject({
      version: 1,
      acknowledgedAt: null,
      entries: [{ kind: 'note', text: 'Asked the workshop', by: 'The support', email: null }],
    });
    expect(await deliverEmails()).toEqual([]);
    expect((await send(id, 'notes', { text: '' })).message).toBe('Note is required.');
  });

  it('assign it to somebody with the right to reply, or to nobody', async () => {
    const { id } = await store();
    const workshop = await desk.addStaff('workshop');
    const left = await desk.addStaff('manager', 'left@shop.example');
    await desk.db.update(staff).set({ disabledAt: desk.clock.now() }).where(eq(staff.id, left.id));
    const { data } = await send(id, 'assign', { version: 1, staffId: support.id });
    expect(data).toMatchObject({ version: 2, assignedTo: { id: support.id, name: 'The support' } });
    expect(data.assignable).toEqual([{ id: support.id, name: 'The support' }]);
    for (const staffId of [workshop.id, left.id, 'x'])
      expect((await send(id, 'assign', { version: 2, staffId })).status).toBe(400);
    expect((await send(id, 'assign', { version: 2, staffId: null })).data.assignedTo).toBeNull();
    expect((await listAudit(id)).map(({ changes }) => JSON.parse(changes))).toEqual([
      [{ field: 'assigned to', from: null, to: 'The support' }],
      [{ field: 'assigned to', from: 'The support', to: null }],
    ]);
  });

  it('give it to nobody else if it is theirs already, which changes nothing', async () => {
    const { id } = await store({ assignedTo: support.id });
    const assign = (version: number, staffId: string | null) => send(id, 'assign', { version, staffId });
    expect(await assign(1, support.id)).toMatchObject({ status: 200, data: { version: 1 } });
    expect(await listAudit(id)).toEqual([]);
    expect(await assign(1, null)).toMatchObject({ status: 200, data: { version: 2, assignedTo: null } });
    expect(await assign(2, null)).toMatchObject({ status: 200, data: { version: 2 } });
    expect(await listAudit(id)).toHaveLength(1);
  });

  it('mark it as done, which stops both clocks, and open it again', async () => {
    const { id } = await store({ createdAt: new Date(desk.clock.now().getTime() - 49 * HOUR_MS) });
    expect((await read(id)).overdueSince).not.toBeNull();
    const { data } = await send(id, 'settle', { version: 1 });
    const at = desk.clock.now().toISOString();
    expect(data).toMatchObject({
      doneAt: at,
      overdueSince: null,
      acknowledge: { stoppedAt: at },
      resolve: { stoppedAt: at },
    });
    const reopened = await send(id, 'reopen', { version: 2 });
    expect(reopened.data).toMatchObject({ doneAt: null, acknowledge: { isOverdue: true } });
  });

  it('are refused if the message is so already', async () => {
    const { id } = await store();
    const listMessages = async (...paths: string[]) =>
      Promise.all(paths.map(async (path) => (await send(id, path, { version: 1 })).message));
    expect(await listMessages('accept', 'reopen')).toEqual([
      "This message isn't suspected spam.",
      'This message is already open.',
    ]);
    await send(id, 'settle', { version: 1 });
    expect((await send(id, 'settle', { version: 2 })).message).toBe('This message is already done.');
    expect((await listAudit(id)).map(({ action }) => action)).toEqual(['message done']);
  });

  it('need a message that exists, and the permission', async () => {
    for (const id of [randomUUID(), 'x']) {
      expect((await send(id, 'settle', { version: 1 })).status).toBe(404);
      expect((await send(id, 'notes', { text: 'x' })).status).toBe(404);
      expect((await desk.send(`/api/desk/messages/${id}`, { method: 'GET', cookie })).statusCode).toBe(404);
    }
    const { email } = await desk.addStaff('dispatch');
    const other = await desk.getCookie(email);
    const { id } = await store();
    const response = await desk.send(`/api/desk/messages/${id}`, { method: 'GET', cookie: other });
    expect(response.statusCode).toBe(403);
  });
});
