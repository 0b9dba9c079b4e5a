import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { UNATTENDED_HEADER } from '#contract/desk/desk-endpoint.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { staff, staffSessions } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

const MINUTE_MS = 60_000;
const EMAIL = 'owner@shop.example';
const clock = createTestClock();
let connection: DatabaseConnection;
let desk: TestDesk;
/** A second process over the same database. */
let otherDesk: TestDesk;
beforeAll(async () => {
  connection = await createTestDatabase();
  desk = await createTestDesk({ connection, clock });
  otherDesk = await createTestDesk({ connection, clock });
}, 60_000);
afterAll(async () => {
  await desk.close();
  await otherDesk.close();
  await connection.close();
});
beforeEach(async () => {
  for (const table of [staff, staffSessions, signInFailures]) await connection.db.delete(table);
  await desk.addStaff('owner', EMAIL);
});

const getSession = async (cookie: string, at = desk, headers: Record<string, string> = {}) =>
  (await at.send('/api/desk/orders/counts', { method: 'GET', cookie, headers })).statusCode;

describe('signing in', () => {
  it('sets a cookie that scripts and other sites cannot use', async () => {
    const response = await desk.signIn(`  ${EMAIL.toUpperCase()} `);
    expect(response.json().data).toMatchObject({ isCodeRequired: false, staff: { email: EMAIL, role: 'owner' } });
    const [session] = [response.headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^desk-session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict$/);
  });

  it('shows whether the shop has a mail server', async () => {
    const mailingDesk = await createTestDesk({ connection, clock, env: { SMTP_URL: 'smtp://mail.example' } });
    const desks = [desk, mailingDesk];
    const responses = await Promise.all(desks.map((each) => each.signIn(EMAIL)));
    expect(responses.map((response) => response.json().data.staff.hasMailServer)).toEqual([false, true]);
    await mailingDesk.close();
  });

  it('sets a secure cookie of this host alone when the desk has https', async () => {
    const secureDesk = await createTestDesk({ connection, clock, env: { DESK_ORIGIN: 'https://desk.example' } });
    const [session] = [(await secureDesk.signIn(EMAIL)).headers['set-cookie'] ?? []].flat();
    expect(session).toMatch(/^__Host-desk-session=[\w-]{43}; Path=\/; HttpOnly; Secure; SameSite=Strict$/);
    await secureDesk.close();
  });

  it('gives unknown emails, wrong passwords and disabled accounts the same response', async () => {
    const bodies = [await desk.signIn('nobody@shop.example'), await desk.signIn(EMAIL, { password: 'wrong' })];
    await connection.db.update(staff).set({ disabledAt: clock.now() });
    bodies.push(await desk.signIn(EMAIL));
    expect(bodies.map(({ statusCode }) => statusCode)).toEqual([401, 401, 401]);
    expect(new Set(bodies.map(({ body }) => body)).size).toBe(1);
  });

  it('is a security event in the log, without the email', async () => {
    desk.logLines.length = 0;
    await desk.signIn(EMAIL, { password: 'wrong' });
    const cookie = await desk.getCookie(EMAIL);
    await desk.send('/api/desk/audit/list', {
      cookie,
      body: { beforeSeq: null },
      headers: { 'sec-fetch-site': 'none' },
    });
    const readEvents = () => desk.logLines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
    await expect.poll(readEvents, { timeout: 20_000 }).toEqual(['sign-in failed', 'signed in', 'not allowed']);
    expect(desk.logLines.join('')).not.toContain(EMAIL);
  });

  it('is locked after five failures, except on a device that has signed in before', async () => {
    const known = await desk.getCookie(EMAIL);
    for (let failure = 0; failure < 5; failure++)
      expect((await desk.signIn(EMAIL, { password: 'wrong' })).statusCode).toBe(401);
    expect((await otherDesk.signIn(EMAIL)).statusCode).toBe(429);
    const body = { email: EMAIL, password: 'the password of the staff', code: '' };
    expect((await otherDesk.send('/api/desk/session', { body, cookie: known })).statusCode).toBe(200);
    clock.advance(15 * MINUTE_MS + 1);
    expect((await desk.signIn(EMAIL)).statusCode).toBe(200);
  });
});

describe('a session', () => {
  it('ends after 30 minutes without a request', async () => {
    const cookie = await desk.getCookie(EMAIL);
    clock.advance(29 * MINUTE_MS);
    expect(await getSession(cookie)).toBe(200);
    clock.advance(29 * MINUTE_MS);
    expect(await getSession(cookie)).toBe(200);
    clock.advance(30 * MINUTE_MS);
    expect(await getSession(cookie)).toBe(401);
  });

  it('ends after 30 minutes although an open page polls', async () => {
    const cookie = await desk.getCookie(EMAIL);
    clock.advance(29 * MINUTE_MS);
    expect(await getSession(cookie, desk, { [UNATTENDED_HEADER]: '1' })).toBe(200);
    clock.advance(MINUTE_MS);
    expect(await getSession(cookie)).toBe(401);
  });

  it('ends after 12 hours of work', async () => {
    const cookie = await desk.getCookie(EMAIL);
    for (let minutes = 0; minutes < 12 * 60 - 20; minutes += 20) {
      clock.advance(20 * MINUTE_MS);
      expect(await getSession(cookie)).toBe(200);
    }
    clock.advance(20 * MINUTE_MS);
    expect(await getSession(cookie)).toBe(401);
  });

  it('writes the time of the last request at most once a minute', async () => {
    const readLastSeen = async () => (await connection.db.select().from(staffSessions))[0]?.lastSeenAt;
    const cookie = await desk.getCookie(EMAIL);
    const startedAt = clock.now();
    clock.advance(MINUTE_MS - 1);
    await getSession(cookie);
    expect(await readLastSeen()).toEqual(startedAt);
    clock.advance(1);
    await getSession(cookie);
    expect(await readLastSeen()).toEqual(clock.now());
  });

  it('ends in every process at once when it is signed out or revoked', async () => {
    const cookies = [await desk.getCookie(EMAIL), await desk.getCookie(EMAIL), await desk.getCookie(EMAIL)];
    const [first = '', second = '', third = ''] = cookies;
    expect(await Promise.all(cookies.map((cookie) => getSession(cookie, otherDesk)))).toEqual([200, 200, 200]);
    const signedOut = await desk.send('/api/desk/session', { method: 'DELETE', cookie: first });
    expect([signedOut.statusCode, String(signedOut.headers['set-cookie'])]).toEqual([
      200,
      expect.stringMatching(/^desk-session=; /),
    ]);
    expect([await getSession(first), await getSession(first, otherDesk)]).toEqual([401, 401]);
    const { id } = (await desk.addStaff('manager')) ?? {};
    const manager = await desk.getCookie('manager@shop.example');
    const body = { reason: 'A lost phone' };
    const ended = await desk.send(`/api/desk/staff/${id}/end-sessions`, { cookie: second, body });
    expect(ended.statusCode).toBe(200);
    expect([await getSession(manager), await getSession(manager, otherDesk)]).toEqual([401, 401]);
    expect(await getSession(third, otherDesk)).toBe(200);
  });

  it('is stored as a hash', async () => {
    const cookie = await desk.getCookie(EMAIL);
    const token = /desk-session=([^;]+)/.exec(cookie)?.[1] ?? '';
    expect(JSON.stringify(await connection.db.select().from(staffSessions))).not.toContain(token);
  });
});
