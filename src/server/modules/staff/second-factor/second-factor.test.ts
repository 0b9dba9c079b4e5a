import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { staff, staffRecoveryCodes, staffSessions } from '#server/platform/database/tables/staff-tables.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestClock } from '#tests/support/shop/test-app.ts';
import { createTestDesk, STAFF_PASSWORD, type TestDesk } from '#tests/support/staff/test-desk.ts';
import { createSecretCipher } from './secret-cipher.ts';

const EMAIL = 'owner@shop.example';
const clock = createTestClock();
let connection: DatabaseConnection;
let desk: TestDesk;
beforeAll(async () => {
  connection = await createTestDatabase();
  desk = await createTestDesk({ connection, clock });
}, 60_000);
afterAll(async () => {
  await desk.close();
  await connection.close();
});
beforeEach(async () => {
  for (const table of [staff, staffSessions, staffRecoveryCodes, signInFailures]) await connection.db.delete(table);
  await desk.addStaff('owner', EMAIL);
});

const START = '/api/desk/second-factor/start';
const CONFIRM = '/api/desk/second-factor/confirm';

/** Sets up the second factor and returns its secret and recovery codes. */
async function setUp(at = desk) {
  const cookie = await at.getCookie(EMAIL);
  const { secret } = (await at.send(START, { cookie, body: { password: STAFF_PASSWORD } })).json().data;
  const body = { code: await at.generateCode(secret) };
  const { recoveryCodes } = (await at.send(CONFIRM, { cookie, body })).json().data;
  return { cookie, secret: secret as string, recoveryCodes: recoveryCodes as string[] };
}

const getStatus = async (code: string) => (await desk.signIn(EMAIL, { code })).statusCode;

describe('the second factor', () => {
  it('needs the password, shows a QR code and works after the first code', async () => {
    const cookie = await desk.getCookie(EMAIL);
    expect((await desk.send(START, { cookie, body: { password: 'wrong' } })).statusCode).toBe(403);
    const started = (await desk.send(START, { cookie, body: { password: STAFF_PASSWORD } })).json().data;
    expect(started.qrCodeSvg).toMatch(/^<svg /);
    expect((await desk.signIn(EMAIL)).json().data.isCodeRequired).toBe(false);
    expect((await desk.send(CONFIRM, { cookie, body: { code: 'abc' } })).statusCode).toBe(400);
    const code = await desk.generateCode(started.secret);
    const confirmed = await desk.send(CONFIRM, { cookie, body: { code } });
    expect(confirmed.json().data.recoveryCodes).toHaveLength(10);
    expect((await desk.signIn(EMAIL)).json().data).toEqual({ isCodeRequired: true, staff: null });
    expect(JSON.stringify(await connection.db.select().from(staff))).not.toContain(started.secret);
  });

  it('accepts each code once, and none with a wrong password', async () => {
    const { secret } = await setUp();
    expect(await getStatus(await desk.generateCode(secret))).toBe(401);
    clock.advance(30_000);
    const code = await desk.generateCode(secret);
    expect((await desk.signIn(EMAIL, { password: 'wrong', code })).statusCode).toBe(401);
    expect(await getStatus(code)).toBe(200);
    expect(await getStatus(code)).toBe(401);
    expect(await getStatus('')).toBe(200);
  });

  it('is missing in the log until the code came', async () => {
    const { secret } = await setUp();
    desk.logLines.length = 0;
    await getStatus('');
    clock.advance(30_000);
    await getStatus(await desk.generateCode(secret));
    const readEvents = () => desk.logLines.flatMap((line) => (JSON.parse(line) as { event?: string }).event ?? []);
    await expect.poll(readEvents, { timeout: 20_000 }).toEqual(['password accepted, code missing', 'signed in']);
  });

  it('lets one of 100 parallel uses of a code in', async () => {
    const { secret } = await setUp();
    clock.advance(30_000);
    const code = await desk.generateCode(secret);
    const [row] = await connection.db.select().from(staff);
    if (!row) throw new Error('There is no account.');
    const uses = await Promise.all(Array.from({ length: 100 }, () => desk.services.secondFactor.redeem(row, code)));
    expect(uses.filter(Boolean)).toHaveLength(1);
  });

  it('lets one of 100 parallel sign-ins with a code in', async () => {
    const { secret } = await setUp();
    clock.advance(30_000);
    const code = await desk.generateCode(secret);
    const statuses = await Promise.all(Array.from({ length: 100 }, () => getStatus(code)));
    expect(statuses.filter((status) => status === 200)).toHaveLength(1);
    expect(new Set(statuses)).toEqual(new Set([200, 401, 429]));
  });

  it('can be replaced by each recovery code once', async () => {
    const { recoveryCodes } = await setUp();
    const [first = '', second = ''] = recoveryCodes;
    expect(first).toMatch(/^(\w{4}-){3}\w{4}$/);
    expect([await getStatus(first), await getStatus(first)]).toEqual([200, 401]);
    expect(await getStatus(second.toUpperCase().replaceAll('-', ' '))).toBe(200);
    const stored = JSON.stringify(await connection.db.select().from(staffRecoveryCodes));
    expect(stored).not.toContain(first.replaceAll('-', ''));
  });
});

describe('replacing the second factor', () => {
  const start = async (cookie: string, code: string) =>
    (await desk.send(START, { cookie, body: { password: STAFF_PASSWORD, code } })).statusCode;

  it('needs a code of the present one, or a recovery code', async () => {
    const { cookie, secret, recoveryCodes } = await setUp();
    expect([await start(cookie, ''), await start(cookie, '000000')]).toEqual([400, 403]);
    clock.advance(30_000);
    expect(await start(cookie, await desk.generateCode(secret))).toBe(200);
    expect(await start(cookie, recoveryCodes[0] ?? '')).toBe(200);
  });

  it('ends the other sessions', async () => {
    const other = await desk.getCookie(EMAIL);
    const { cookie } = await setUp();
    const read = (owner: string) => desk.send('/api/desk/session', { method: 'GET', cookie: owner });
    const sessions = [await read(other), await read(cookie)].map((response) => response.json().data.staff?.email);
    expect(sessions).toEqual([undefined, EMAIL]);
  });
});

describe('a live shop', () => {
  it('lets roles that move money in only with a second factor', async () => {
    const live = await createTestDesk({ connection, clock, shopMode: 'live' });
    await live.addStaff('workshop');
    const getAudit = async (cookie: string) =>
      (await live.send('/api/desk/audit/list', { cookie, body: { beforeSeq: null } })).statusCode;
    const cookie = await live.getCookie(EMAIL);
    const current = await live.send('/api/desk/session', { method: 'GET', cookie });
    expect(current.json().data.staff.mustSetUpSecondFactor).toBe(true);
    expect(await getAudit(cookie)).toBe(403);
    expect(await getAudit((await setUp(live)).cookie)).toBe(200);
    expect((await live.signIn('workshop@shop.example')).json().data.staff.mustSetUpSecondFactor).toBe(false);
    await live.close();
  });
});

describe('the stored secret', () => {
  const cipher = createSecretCipher(new TextEncoder().encode('the secret of the tests'));
  it('is readable for its own account only, with the same session secret', () => {
    const stored = cipher.encrypt('SECRET', 'asha');
    expect(cipher.decrypt(stored, 'asha')).toBe('SECRET');
    expect(cipher.decrypt(stored, 'ravi')).toBeUndefined();
    expect(createSecretCipher(new TextEncoder().encode('another')).decrypt(stored, 'asha')).toBeUndefined();
    expect(cipher.decrypt('x', 'asha')).toBeUndefined();
  });
});
