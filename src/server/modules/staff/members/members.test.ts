import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { ROLES, type Role } from '#domain/staff/permissions.ts';
import { findAuditProblem } from '#server/platform/audit/audit-log.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { auditEntries, staff, staffInvitations, staffSessions } from '#server/platform/database/tables/staff-tables.ts';
import type { Mail } from '#server/platform/mail/mail.ts';
import { createTestDesk, DESK_ORIGIN, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createInvitationEmailHandlers } from './invitation-email.ts';

let desk: TestDesk;
let owner: Awaited<ReturnType<TestDesk['addStaff']>>;
let cookie: string;
beforeAll(async () => {
  desk = await createTestDesk();
}, 60_000);
afterAll(() => desk.close());
beforeEach(async () => {
  for (const table of [staff, staffSessions, staffInvitations, outbox]) await desk.db.delete(table);
  owner = await desk.addStaff('owner');
  cookie = await desk.getCookie(owner.email);
});

const COMMAND = { actor: { staffId: null, name: 'operator', requestId: 'command' }, role: undefined };
const readActions = async () =>
  (await desk.db.select().from(auditEntries).orderBy(auditEntries.seq)).map((e) => e.action);
const post = (path: string, body: object) => desk.send(`/api/desk/${path}`, { cookie, body });
const setRole = (id: string, version: number, role: Role) => post(`staff/${id}/role`, { version, role });
const accept = (token: string, values: object = {}) =>
  desk.send('/api/desk/invitations/accept', {
    body: { token, email: '', name: 'Ravi', password: 'a long password', ...values },
  });

/** Invites, delivers the email and returns the token of its link. */
async function invite(email = 'ravi@shop.example', role: Role = 'support'): Promise<string> {
  expect((await post('staff/invitations', { email, role })).statusCode).toBe(200);
  const sent: Mail[] = [];
  const mail = { send: async (message: Mail) => void sent.push(message) };
  const handlers = createInvitationEmailHandlers({
    db: desk.db,
    invitationTokens: desk.services.invitationTokens,
    mail,
    shop: desk.config.shop,
  });
  const entries = await desk.db.select().from(outbox);
  for (const entry of entries)
    await handlers['mail.staff-invitation']({ ...entry, payload: JSON.parse(entry.payload) as Record<string, string> });
  const { text = '', to } = sent.at(-1) ?? {};
  expect(to?.address).toBe(email);
  return new RegExp(`${DESK_ORIGIN}/desk/invitation#([\\w-]{43})`).exec(text)?.[1] ?? '';
}

it.each(["'", '__proto__', '7'])('changes of %j are refused, because it is no account', async (id) => {
  const body = { version: 1, role: 'support', reason: 'test', sendsEmail: false };
  for (const action of ['role', 'disable', 'end-sessions', 'reset'])
    expect((await post(`staff/${encodeURIComponent(id)}/${action}`, body)).statusCode).toBe(404);
});

describe('an invitation', () => {
  it('creates an account with its role, once, and signs in', async () => {
    const token = await invite();
    const checked = await desk.send('/api/desk/invitations/check', { body: { token } });
    expect(checked.json().data).toEqual({ email: 'ravi@shop.example', role: 'support' });
    expect((await accept(token, { password: 'short' })).statusCode).toBe(400);
    const statuses = (await Promise.all([accept(token), accept(token), accept(token)])).map((r) => r.statusCode);
    expect(statuses.toSorted()).toEqual([200, 404, 404]);
    expect((await desk.signIn('ravi@shop.example', { password: 'a long password' })).json().data.staff).toMatchObject({
      name: 'Ravi',
      role: 'support',
    });
    expect((await desk.send('/api/desk/invitations/check', { body: { token } })).statusCode).toBe(404);
    expect(await readActions()).toEqual(expect.arrayContaining(['invited', 'invitation accepted']));
  });

  it('expires after 30 minutes, and with a newer one', async () => {
    const replaced = await invite();
    const token = await invite();
    expect((await accept(replaced)).statusCode).toBe(404);
    desk.clock.advance(30 * 60_000);
    expect((await accept(token)).statusCode).toBe(404);
  });

  it('ends with the account of the person who sent it', async () => {
    const token = await invite();
    await desk.services.members.disable({ id: owner.id, version: 1, reason: 'x' }, COMMAND).catch(() => undefined);
    await desk.addStaff('owner', 'second@shop.example');
    await desk.services.members.disable({ id: owner.id, version: 1, reason: 'Left' }, COMMAND);
    expect((await accept(token)).statusCode).toBe(404);
  });

  it('is refused for an email with an account, and opens a disabled account again', async () => {
    const ravi = await desk.addStaff('support', 'ravi@shop.example');
    expect((await post('staff/invitations', { email: ravi.email, role: 'support' })).statusCode).toBe(409);
    expect((await post(`staff/${ravi.id}/disable`, { version: 1, reason: 'Left' })).statusCode).toBe(200);
    const accepted = await accept(await invite(ravi.email, 'dispatch'));
    expect(accepted.json().data).toMatchObject({ id: ravi.id, role: 'dispatch' });
  });

  it('for the first owner works only while there is no other account', async () => {
    const create = () =>
      desk.services.invitationTokens.create(desk.db, { email: null, role: 'owner', invitedBy: null });
    const tokens = await Promise.all(
      [await create(), await create()].map(
        async (id) => desk.services.invitationTokens.buildLink(id).split('#')[1] ?? '',
      ),
    );
    expect((await accept(tokens[0] ?? '', { email: 'asha@shop.example' })).statusCode).toBe(404);
    await desk.db.delete(staff);
    const accepted = await Promise.all(tokens.map((token, i) => accept(token, { email: `asha${i}@shop.example` })));
    expect(accepted.map(({ statusCode }) => statusCode).toSorted()).toEqual([200, 404]);
  });
});

describe('a role', () => {
  it('changes at once, with an audit entry', async () => {
    const ravi = await desk.addStaff('support');
    const raviCookie = await desk.getCookie(ravi.email);
    const response = await setRole(ravi.id, 1, 'manager');
    expect(response.json().data).toMatchObject({ role: 'manager', version: 2 });
    const current = await desk.send('/api/desk/session', { method: 'GET', cookie: raviCookie });
    expect(current.json().data.staff.role).toBe('manager');
    const [last] = (await post('audit/list', { beforeSeq: null })).json().data.entries;
    expect(last).toMatchObject({
      actor: 'The owner',
      action: 'role changed',
      object: 'The support',
      changes: [{ field: 'role', from: 'support', to: 'manager' }],
    });
  });

  it('with an older version gets 409 with the account as it is', async () => {
    const ravi = await desk.addStaff('support');
    await setRole(ravi.id, 1, 'manager');
    const response = await setRole(ravi.id, 1, 'dispatch');
    expect([response.statusCode, response.json().data]).toMatchObject([
      409,
      { id: ravi.id, role: 'manager', version: 2 },
    ]);
  });

  it('is granted only by someone with the same permissions', async () => {
    const { members, invitationService } = desk.services;
    const ravi = await desk.addStaff('support');
    const manager = { ...COMMAND, role: 'manager' } as const;
    const change = { id: ravi.id, version: 1, role: 'owner' } as const;
    await expect(members.changeRole(change, manager)).rejects.toMatchObject({ status: 403 });
    const others = { id: owner.id, version: 1, role: 'support' } as const;
    await expect(members.changeRole(others, manager)).rejects.toMatchObject({ status: 403 });
    const invitation = { email: 'x@shop.example', role: 'owner', granter: 'manager', sendsEmail: false } as const;
    await expect(invitationService.invite({ ...invitation, actor: COMMAND.actor })).rejects.toMatchObject({
      status: 403,
    });
  });
});

describe('the last owner', () => {
  it.each(ROLES.filter((role) => role !== 'owner'))('cannot become %s', async (role) => {
    expect((await setRole(owner.id, 1, role)).statusCode).toBe(409);
    expect((await post('staff', {})).statusCode).toBe(405);
    expect(await desk.db.$count(staff)).toBe(1);
  });

  it('cannot be disabled', async () => {
    expect((await post(`staff/${owner.id}/disable`, { version: 1, reason: 'Left' })).statusCode).toBe(409);
    expect((await desk.signIn(owner.email)).statusCode).toBe(200);
  });

  it('stays when two owners remove each other at the same time', async () => {
    const second = await desk.addStaff('owner', 'second@shop.example');
    const changes = [owner, second].map(({ id }) =>
      desk.services.members.disable({ id, version: 1, reason: 'Dispute' }, { ...COMMAND, role: 'owner' }),
    );
    const results = await Promise.allSettled(changes);
    expect(results.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
  });
});

describe('disabling', () => {
  it('needs a reason, ends the sessions, and leaves a complete audit log', async () => {
    desk.clock.advance(60_000);
    const ravi = await desk.addStaff('support');
    const raviCookie = await desk.getCookie(ravi.email);
    expect((await post(`staff/${ravi.id}/disable`, { version: 1, reason: ' ' })).statusCode).toBe(400);
    const response = await post(`staff/${ravi.id}/disable`, { version: 1, reason: 'Left' });
    expect(response.json().data).toMatchObject({ isDisabled: true, version: 2 });
    expect((await desk.send('/api/desk/session', { method: 'GET', cookie: raviCookie })).json().data.staff).toBeNull();
    const { members, invitations } = (await desk.send('/api/desk/staff', { method: 'GET', cookie })).json().data;
    expect(members).toMatchObject([
      { role: 'owner', isDisabled: false, lastSeenAt: desk.clock.now().toISOString() },
      { role: 'support', isDisabled: true, lastSeenAt: null },
    ]);
    expect(invitations).toEqual([]);
    expect(await findAuditProblem(desk.db)).toBeUndefined();
  });
});
