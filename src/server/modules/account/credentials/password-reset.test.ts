import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import {
  customerSearchTerms,
  emailLinks,
  logins,
  userDetails,
  users,
} from '#server/platform/database/tables/account/account-tables.ts';
import { rateLimitPoints, signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createAccountMailbox } from '#tests/support/customers/account-mailbox.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';

const MINUTE_MS = 60_000;
const NEW_PASSWORD = 'another horse';
const EXPIRED = 'This link has expired or was already used. Please ask for a new one.';

const clock = createTestClock();
const statements: string[] = [];
let connection: DatabaseConnection;
let shop: TestApp;
/** A new one per test, because the limiter remembers blocked ones. */
let ownAddress = '';
let testCount = 0;
let mailbox: ReturnType<typeof createAccountMailbox>;
beforeAll(async () => {
  connection = await createTestDatabase((text) => void statements.push(text));
  shop = await createTestApp({ connection, clock });
  mailbox = createAccountMailbox(shop);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await connection.close();
});
beforeEach(async () => {
  clock.advance(MINUTE_MS);
  ownAddress = `203.0.113.${++testCount}`;
  for (const table of [emailLinks, outbox, rateLimitPoints, signInFailures, logins, users])
    await connection.db.delete(table);
  await registerCustomer(shop.app);
  await connection.db.delete(rateLimitPoints);
});

const post = (path: string, payload: object, remoteAddress = ownAddress) =>
  shop.app.inject({ method: 'POST', url: `/api/Account/${path}`, payload, remoteAddress });
const askForLink = (email: string, remoteAddress?: string) => post('ForgotPassword', { email }, remoteAddress);
const reset = (token: string, password = NEW_PASSWORD, confirmPassword = password) =>
  post('ResetPassword', { token, password, confirmPassword });
const getToken = async (): Promise<string> => {
  await askForLink(ASHA.email);
  return mailbox.takeToken();
};
const signInStatus = async (password: string) => (await signIn(shop.app, ASHA.email, password)).statusCode;

describe('a forgotten password', () => {
  it('undoes a contact email that a stranger may have saved', async () => {
    const findTerm = (term: string) => connection.db.$count(customerSearchTerms, eq(customerSearchTerms.term, term));
    const { jwToken } = (await signIn(shop.app, ASHA.email, ASHA.password)).json().data;
    const headers = { authorization: `Bearer ${jwToken}` };
    const payload = { email: 'stranger@example.com' };
    await shop.app.inject({ method: 'PUT', url: '/api/UserDetails', headers, payload });
    expect(await findTerm('stranger@example.com')).toBe(1);
    await reset(await getToken());
    expect(await connection.db.select().from(userDetails)).toMatchObject([{ email: ASHA.email }]);
    expect(await findTerm('stranger@example.com')).toBe(0);
  });

  it('is replaced with the link that the customer gets by email [D-39]', async () => {
    const response = await askForLink(` ${ASHA.email.toUpperCase()} `);
    expect(response.json()).toEqual({ succeeded: true, data: {}, message: '' });
    const [email] = await mailbox.deliver();
    expect([email?.to.address, email?.subject]).toEqual([ASHA.email, 'Reset your password']);
    expect(email?.text).toContain('works once, for 30 minutes');
    expect(email?.text).toContain("Wasn't it you? Then ignore this email");
    const token = mailbox.readToken(email?.text);
    expect(email?.text).toContain(`${shop.config.publicOrigin}/reset#${token}`);
    expect((await reset(token)).json()).toEqual({ succeeded: true, data: {}, message: '' });
    expect([await signInStatus(ASHA.password), await signInStatus(NEW_PASSWORD)]).toEqual([401, 200]);
    expect((await mailbox.deliver()).map(({ subject }) => subject)).toEqual(['Your password was changed']);
  });

  it('is reset once: a used, expired or unknown link gets one sentence [D-39]', async () => {
    const token = await getToken();
    const statuses = (await Promise.all([reset(token), reset(token)])).map(({ statusCode }) => statusCode);
    expect(statuses.sort()).toEqual([200, 410]);
    const late = await getToken();
    clock.advance(30 * MINUTE_MS);
    for (const refused of [token, late, 'x', '']) {
      const response = await reset(refused, 'a third password');
      expect([response.statusCode, response.json().message]).toEqual([410, EXPIRED]);
    }
    expect(await signInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('ends all sessions and the other links, and verifies the email [D-39]', async () => {
    const { jwToken } = (await signIn(shop.app)).json().data;
    const [first, second] = [await getToken(), await getToken()];
    await reset(first);
    const headers = { authorization: `Bearer ${jwToken}` };
    const refused = await shop.app.inject({ method: 'GET', url: '/api/Cart', headers });
    expect([refused.statusCode, refused.headers['www-authenticate']]).toEqual([401, 'Bearer error="invalid_token"']);
    expect((await reset(second)).statusCode).toBe(410);
    expect(await connection.db.select().from(users)).toMatchObject([{ emailVerifiedAt: clock.now() }]);
  });

  it('lifts the lock after failed sign-ins [D-39, D-42]', async () => {
    for (let attempt = 0; attempt < 5; attempt++) await signInStatus('wrong');
    expect(await signInStatus(ASHA.password)).toBe(429);
    await reset(await getToken());
    expect(await signInStatus(NEW_PASSWORD)).toBe(200);
  });

  it('forgets known devices, which may be those of an intruder [D-39, D-42]', async () => {
    const device = { 'x-aangan-device': 'the-browser-of-asha-0001' };
    await signIn(shop.app, undefined, undefined, device);
    await reset(await getToken());
    for (let attempt = 0; attempt < 5; attempt++) await signInStatus('wrong');
    expect((await signIn(shop.app, ASHA.email, NEW_PASSWORD, device)).statusCode).toBe(429);
  });

  it.each([
    ['', '', 'Password is required'],
    ['seven77', 'seven77', 'Password must be at least 8 characters'],
    [NEW_PASSWORD, 'different', 'Passwords do not match'],
  ])('keeps the link for a new password %j that breaks a rule', async (password, confirmation, message) => {
    const token = await getToken();
    const response = await reset(token, password, confirmation);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    expect((await reset(token)).statusCode).toBe(200);
  });

  it('cannot be reset after the account got another email', async () => {
    const token = await getToken();
    await connection.db.update(logins).set({ emailLower: 'new@example.in' }).where(eq(logins.emailLower, ASHA.email));
    expect((await reset(token)).statusCode).toBe(410);
  });
});

describe('an unknown email', () => {
  it('gets the same response for the same work as a known one, and no email [D-39]', async () => {
    const record = async (email: string) => {
      statements.length = 0;
      const { statusCode, headers, body } = await askForLink(email);
      const { date: _, 'x-request-id': _id, ...sameHeaders } = headers;
      return { statusCode, headers: sameHeaders, body, statements: [...statements] };
    };
    expect(await record('nobody@example.in')).toEqual(await record(ASHA.email));
    expect((await mailbox.deliver()).map(({ to }) => to.address)).toEqual([ASHA.email]);
  });

  it.each([
    ['', 'Email is required'],
    ['nobody', 'Please enter a valid email'],
  ])('that is malformed (%j) gets 400', async (email, message) => {
    const response = await askForLink(email);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
  });
});

describe('requests for links', () => {
  it.each(['ravi@example.in', 'nobody@example.in'])(
    'are limited to three in fifteen minutes for %s [D-39]',
    async (email) => {
      await registerCustomer(shop.app, { email: 'ravi@example.in', userName: 'ravi@example.in' });
      const statuses = [];
      for (let index = 0; index < 4; index++)
        statuses.push((await askForLink(email, `198.51.${testCount}.${index}`)).statusCode);
      expect(statuses).toEqual([200, 200, 200, 429]);
      expect((await askForLink('other@example.in')).statusCode).toBe(200);
      const keys = (await connection.db.select().from(rateLimitPoints)).map(({ key }) => key);
      expect(keys.join()).not.toContain(email);
    },
  );

  it('to change an email are limited to three in fifteen minutes for the new one [D-39]', async () => {
    const target = 'stranger@example.in';
    const { jwToken } = (await signIn(shop.app)).json().data;
    const changeEmail = async (email: string) =>
      (
        await shop.app.inject({
          method: 'POST',
          url: '/api/Account/ChangeEmail',
          payload: { email, password: ASHA.password },
          headers: { authorization: `Bearer ${jwToken}` },
        })
      ).statusCode;
    const statuses = [];
    for (let index = 0; index < 4; index++) statuses.push(await changeEmail(target));
    expect(statuses).toEqual([200, 200, 200, 429]);
    expect(await changeEmail('asha.rao@example.in')).toBe(200);
    expect((await askForLink(target)).statusCode).toBe(429);
  });

  it('are limited to five per minute and address [D-39]', async () => {
    const statuses = [];
    for (let index = 0; index < 6; index++) statuses.push((await askForLink(`${index}@example.in`)).statusCode);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
    const response = await askForLink('7@example.in');
    expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  });
});

it('neither token nor passwords nor email appear in the log [D-39, SRV-12]', async () => {
  const token = await getToken();
  await reset(token);
  await reset(token);
  const log = shop.logLines.join('');
  expect(log).toContain('/api/Account/ResetPassword');
  for (const secret of [token, NEW_PASSWORD, ASHA.email]) expect(log).not.toContain(secret);
});
