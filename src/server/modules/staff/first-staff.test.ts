import { mkdtempSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import { staff, staffInvitations, staffSessions } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDesk, DESK_ORIGIN, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { DEMO_OWNER_EMAIL, prepareFirstStaff } from './first-staff.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'first-staff-'));
let desk: TestDesk;
beforeAll(async () => {
  desk = await createTestDesk();
}, 60_000);
afterAll(async () => {
  await desk.close();
  rmSync(dataDir, { recursive: true });
});
beforeEach(async () => {
  for (const table of [staff, staffSessions, staffInvitations]) await desk.db.delete(table);
});

const start = (shopMode: 'demo' | 'live') =>
  prepareFirstStaff({
    config: { shopMode, dataDir },
    db: desk.db,
    clock: desk.clock,
    passwords: createPasswordHasher(),
    invitationTokens: desk.services.invitationTokens,
  });

describe('a demo shop', () => {
  it('creates its owner once, with a generated password in a private file', async () => {
    const first = await start('demo');
    if (first?.kind !== 'password') throw new Error('There is no password.');
    expect(first).toMatchObject({ email: DEMO_OWNER_EMAIL, password: expect.stringMatching(/^[\w-]{16}$/) });
    expect(statSync(join(dataDir, 'demo-owner-password')).mode & 0o777).toBe(0o600);
    expect(await start('demo')).toEqual(first);
    expect(await desk.db.$count(staff)).toBe(1);
    const { staff: signedIn } = (await desk.signIn(first.email, { password: first.password })).json().data;
    expect(signedIn).toMatchObject({ name: 'Demo owner', role: 'owner' });
  });

  it('with other staff creates none', async () => {
    await desk.addStaff('owner');
    expect(await start('demo')).toBeUndefined();
    expect(await desk.db.$count(staff)).toBe(1);
  });
});

describe('a live shop', () => {
  it('locks the demo owner out and lets the first owner in by a link that works once', async () => {
    const demo = await start('demo');
    if (demo?.kind !== 'password') throw new Error('There is no password.');
    const signIn = () => desk.signIn(demo.email, { password: demo.password });
    const cookie = [(await signIn()).headers['set-cookie'] ?? ''].flat()[0]?.split(';')[0];
    const live = await start('live');
    if (live?.kind !== 'link') throw new Error('There is no link.');
    expect((await signIn()).statusCode).toBe(401);
    expect((await desk.send('/api/desk/session', { method: 'GET', cookie })).json().data.staff).toBeNull();
    const [address, token = ''] = live.link.split('#');
    expect(address).toBe(`${DESK_ORIGIN}/desk/invitation`);
    expect(JSON.stringify(await desk.db.select().from(staffInvitations))).not.toContain(token);
    const body = { token, email: 'asha@shop.example', name: 'Asha', password: 'a long password' };
    const accepted = await desk.send('/api/desk/invitations/accept', { body });
    expect(accepted.json().data).toMatchObject({ name: 'Asha', role: 'owner' });
    expect((await desk.send('/api/desk/invitations/accept', { body })).statusCode).toBe(404);
    expect(await start('live')).toBeUndefined();
  });

  it('disables everybody whom the demo let in, and cancels its invitations', async () => {
    await start('demo');
    const { email } = await desk.addStaff('manager');
    const cookie = await desk.getCookie(email);
    const actor = { staffId: null, name: 'Demo owner', requestId: 'r' };
    const invitation = { email: 'x@shop.example', role: 'owner', granter: 'owner', actor, sendsEmail: false } as const;
    const token = (await desk.services.invitationService.invite(invitation)).split('#')[1];
    expect(await start('live')).toMatchObject({ kind: 'link' });
    expect((await desk.signIn(email)).statusCode).toBe(401);
    expect((await desk.send('/api/desk/session', { method: 'GET', cookie })).json().data.staff).toBeNull();
    expect((await desk.send('/api/desk/invitations/check', { body: { token } })).statusCode).toBe(404);
  });

  it('leaves its own staff alone at later starts', async () => {
    await start('demo');
    await start('live');
    const { email } = await desk.addStaff('owner');
    expect(await start('live')).toBeUndefined();
    expect((await desk.signIn(email)).statusCode).toBe(200);
  });
});
