import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries, staff, staffInvitations, staffSessions } from '#server/platform/database/tables/staff-tables.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createInvitationEmailHandlers } from './invitation-email.ts';

let desk: TestDesk;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [staff, staffSessions, staffInvitations, outbox]) await desk.db.delete(table);
  cookie = await desk.getCookie((await desk.addStaff('owner')).email);
});

const post = (path: string, body: object = {}) => desk.send(`/api/desk/staff/${path}`, { cookie, body });
const checkToken = async (token: string) =>
  (await desk.send('/api/desk/invitations/check', { body: { token } })).statusCode;
const listInvitations = async (): Promise<{ id: string; email: string; memberName: string | null }[]> =>
  (await desk.send('/api/desk/staff', { method: 'GET', cookie })).json().data.invitations;

/** Delivers what waits in the outbox. */
async function deliver(): Promise<Mail[]> {
  const sent: Mail[] = [];
  const mail = { send: async (message: Mail) => void sent.push(message) };
  const { db, services, config } = desk;
  const handlers = createInvitationEmailHandlers({
    db,
    invitationTokens: services.invitationTokens,
    mail,
    shop: config.shop,
  });
  for (const entry of await db.select().from(outbox))
    await handlers['mail.staff-invitation']({ ...entry, payload: JSON.parse(entry.payload) as Record<string, string> });
  return sent;
}
const readToken = (text = '') => /#([\w-]{43})/.exec(text)?.[1] ?? '';

describe('an open invitation', () => {
  it('is taken back once, with an audit entry', async () => {
    await post('invitations', { email: 'ravi@shop.example', role: 'support' });
    const token = readToken((await deliver())[0]?.text);
    expect(await checkToken(token)).toBe(200);
    const [invitation] = await listInvitations();
    expect(invitation).toMatchObject({ email: 'ravi@shop.example' });
    expect((await post(`invitations/${invitation?.id}/cancel`)).statusCode).toBe(200);
    expect(await checkToken(token)).toBe(404);
    expect(await listInvitations()).toEqual([]);
    for (const id of [invitation?.id, randomUUID(), 'x'])
      expect((await post(`invitations/${id}/cancel`)).statusCode).toBe(404);
    const actions = (await desk.db.select().from(auditEntries)).map(({ action }) => action);
    expect(actions.filter((action) => action === 'invitation cancelled')).toHaveLength(1);
  });
});

describe('resetting access in the desk', () => {
  it('ends password and sessions, and emails a link that sets a new password', async () => {
    const ravi = await desk.addStaff('support', 'ravi@shop.example');
    const raviCookie = await desk.getCookie(ravi.email);
    expect((await post(`${ravi.id}/reset`, { version: 1, reason: '' })).statusCode).toBe(400);
    const response = await post(`${ravi.id}/reset`, { version: 1, reason: 'Lost the phone' });
    expect([response.statusCode, response.json().data]).toEqual([200, {}]);
    expect((await desk.send('/api/desk/session', { method: 'GET', cookie: raviCookie })).json().data.staff).toBeNull();
    expect((await desk.signIn(ravi.email)).statusCode).toBe(401);
    const [mail] = await deliver();
    expect(mail?.subject).toMatch(/^Your access to the desk of /);
    const body = { token: readToken(mail?.text), email: '', name: 'Ravi', password: 'a new long password' };
    const accepted = await desk.send('/api/desk/invitations/accept', { body });
    expect(accepted.json().data).toMatchObject({ id: ravi.id, role: 'support' });
    expect((await desk.signIn(ravi.email, { password: body.password })).statusCode).toBe(200);
  });

  it('is marked among the open invitations with whom it is for', async () => {
    const ravi = await desk.addStaff('support', 'ravi@shop.example');
    await post('invitations', { email: 'tara@shop.example', role: 'support' });
    await post(`${ravi.id}/reset`, { version: 1, reason: 'Lost the phone' });
    const marks = (await listInvitations()).map(({ email, memberName }) => [email, memberName]);
    expect(marks).toContainEqual(['tara@shop.example', null]);
    expect(marks).toContainEqual(['ravi@shop.example', ravi.name]);
  });

  it('is refused for one’s own account', async () => {
    const tara = await desk.addStaff('owner', 'tara@shop.example');
    cookie = await desk.getCookie(tara.email);
    const response = await post(`${tara.id}/reset`, { version: 1, reason: 'Lost the phone' });
    expect(response.statusCode).toBe(400);
    expect((await desk.signIn(tara.email)).statusCode).toBe(200);
  });

  it('with an older version gets 409 with the account as it is', async () => {
    const ravi = await desk.addStaff('support', 'ravi@shop.example');
    await post(`${ravi.id}/role`, { version: 1, role: 'dispatch' });
    const response = await post(`${ravi.id}/reset`, { version: 1, reason: 'Lost the phone' });
    expect([response.statusCode, response.json().data]).toMatchObject([409, { role: 'dispatch', version: 2 }]);
    expect((await desk.signIn(ravi.email)).statusCode).toBe(200);
  });
});
