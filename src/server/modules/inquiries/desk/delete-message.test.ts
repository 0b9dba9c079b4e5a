import { randomUUID } from 'node:crypto';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { IDEMPOTENCY_HEADER } from '#contract/desk/desk-endpoint.ts';
import type { MessageConflict } from '#contract/desk/messages/desk-message.ts';
import { inquiries, inquiryReplies, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { enqueue } from '#server/platform/jobs/outbox-repository.ts';
import { storeMessage } from '#tests/support/samples/stored-message.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { INQUIRY_TOPICS } from '../inquiry-emails.ts';

let desk: TestDesk;
let owner: string;
let support: string;
beforeAll(async () => {
  desk = await createTestDesk();
  owner = await desk.getCookie((await desk.addStaff('owner')).email);
  support = await desk.getCookie((await desk.addStaff('support')).email);
}, 60_000);
afterAll(() => desk.close());

const store = (changes = {}) => storeMessage(desk.db, { createdAt: desk.clock.now(), ...changes });

async function send(cookie: string, id: string, path: string, body: object, headers = {}) {
  const response = await desk.send(`/api/desk/messages/${id}/${path}`, { cookie, body, headers });
  const { data, message } = response.json<{ data: unknown; message: string }>();
  return { status: response.statusCode, data, message };
}

const DELETION = { version: 1, reason: 'Asked for it by phone' };
const listAudit = (id: string) => desk.db.select().from(auditEntries).where(eq(auditEntries.objectId, id));
const exists = async (id: string) => (await desk.db.$count(inquiries, eq(inquiries.id, id))) > 0;

describe('deleting a message', () => {
  it('removes it with replies, notes, search terms and unsent emails, and nothing of others', async () => {
    const [gone, kept] = [await store(), await store()];
    await desk.db.delete(outbox);
    for (const { id } of [gone, kept]) {
      const emails = Object.values(INQUIRY_TOPICS).map((topic) => ({ topic, payload: { inquiryId: id } }));
      await enqueue(desk.db, emails, desk.clock.now());
      await send(support, id, 'replies', { version: 1, text: 'Yes, by air.' });
      await send(support, id, 'notes', { text: 'Asked the courier' });
    }
    expect(await send(owner, gone.id, 'delete', { ...DELETION, version: 2 })).toMatchObject({ status: 200, data: {} });
    const count = async (id: string) => [
      await desk.db.$count(inquiries, eq(inquiries.id, id)),
      await desk.db.$count(inquiryReplies, eq(inquiryReplies.inquiryId, id)),
      Math.sign(await desk.db.$count(inquirySearchTerms, eq(inquirySearchTerms.inquiryId, id))),
      (await desk.db.select().from(outbox)).filter(({ payload }) => payload.includes(id)).length,
    ];
    expect(await count(gone.id)).toEqual([0, 0, 0, 0]);
    expect(await count(kept.id)).toEqual([1, 2, 1, 3]);
  });

  it('is in the audit log with ticket and reason, without the sender', async () => {
    const { id, ticket } = await store({ name: 'Farah Khan', email: 'farah@example.in', phone: '98765 43210' });
    for (const text of ['Farah called', 'From FARAH@example.in', 'Rang 98765-43210', ' '])
      expect((await send(owner, id, 'delete', { version: 1, reason: text })).status, text).toBe(400);
    expect(await exists(id)).toBe(true);
    await send(owner, id, 'delete', DELETION);
    const audit = await listAudit(id);
    expect(audit).toMatchObject([
      {
        actor: 'The owner',
        permission: 'customers.erase',
        action: 'message deleted',
        object: ticket,
        reason: DELETION.reason,
      },
    ]);
    expect(JSON.stringify(audit)).not.toMatch(/farah|98765/i);
  });

  it('is done once, however often the request arrives', async () => {
    const { id } = await store();
    const key = { [IDEMPOTENCY_HEADER]: randomUUID() };
    for (let time = 0; time < 2; time += 1)
      expect(await send(owner, id, 'delete', DELETION, key)).toMatchObject({ status: 200, data: {} });
    expect(await listAudit(id)).toHaveLength(1);
    expect((await send(owner, id, 'delete', DELETION)).status).toBe(404);
  });

  it('is refused if somebody has changed the message meanwhile', async () => {
    const { id } = await store();
    await send(support, id, 'settle', { version: 1 });
    const { status, data } = await send(owner, id, 'delete', DELETION);
    const { changedBy, message } = data as MessageConflict;
    expect([status, changedBy, message.version]).toEqual([409, 'The support', 2]);
    expect(await exists(id)).toBe(true);
  });

  it('needs the right to erase, except for suspected spam', async () => {
    const [message, spam] = [await store(), await store({ isSuspect: true })];
    expect((await send(support, message.id, 'delete', DELETION)).status).toBe(403);
    expect((await send(support, spam.id, 'delete', DELETION)).status).toBe(403);
    expect(await send(support, message.id, 'delete-suspect', DELETION)).toMatchObject({
      status: 400,
      message: "This message isn't suspected spam.",
    });
    expect((await send(support, spam.id, 'delete-suspect', DELETION)).status).toBe(200);
    expect([await exists(message.id), await exists(spam.id)]).toEqual([true, false]);
    expect(await listAudit(spam.id)).toMatchObject([{ permission: 'messages.reply', action: 'message deleted' }]);
  });
});
