import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { emailLinks, logins, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { knownDevices, signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { createAccountMailbox } from '#tests/support/customers/account-mailbox.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';

const NEW_PASSWORD = 'another horse';
const NEW_EMAIL = 'Asha.Rao@example.in';
const DEVICE = { 'x-aangan-device': 'the-browser-of-asha-0001' };

const clock = createTestClock();
let connection: DatabaseConnection;
let shop: TestApp;
let mailbox: ReturnType<typeof createAccountMailbox>;
let token: string;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createTestApp({ connection, clock, env: { RATE_LIMIT_FACTOR: '1000' } });
  mailbox = createAccountMailbox(shop);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await connection.close();
});
beforeEach(async () => {
  for (const table of [emailLinks, outbox, signInFailures, knownDevices, logins, userDetails, users])
    await connection.db.delete(table);
  await registerCustomer(shop.app);
  token = (await signIn(shop.app)).json().data.jwToken;
});

const post = (path: string, payload: object, bearer = token) =>
  shop.app.inject({
    method: 'POST',
    url: `/api/Account/${path}`,
    payload,
    headers: { authorization: `Bearer ${bearer}`, ...DEVICE },
  });
const getStatus = async (bearer: string) =>
  (await shop.app.inject({ method: 'GET', url: '/api/Cart', headers: { authorization: `Bearer ${bearer}` } }))
    .statusCode;
const changePassword = (currentPassword: string, password = NEW_PASSWORD, confirmPassword = password) =>
  post('ChangePassword', { currentPassword, password, confirmPassword });
const changeEmail = (email: string, password = ASHA.password) => post('ChangeEmail', { email, password });
const confirm = (linkToken: string) => post('ConfirmEmail', { token: linkToken });
const signInStatus = async (email: string, password = ASHA.password) =>
  (await signIn(shop.app, email, password)).statusCode;

describe('changing the password', () => {
  it('ends all other sessions, returns a new token and tells the customer [D-39]', async () => {
    const other = (await signIn(shop.app)).json().data.jwToken;
    const response = await changePassword(ASHA.password);
    expect(response.statusCode).toBe(200);
    const { jwToken } = response.json().data;
    expect([await getStatus(token), await getStatus(other), await getStatus(jwToken)]).toEqual([401, 401, 200]);
    expect([await signInStatus(ASHA.email), await signInStatus(ASHA.email, NEW_PASSWORD)]).toEqual([401, 200]);
    const [email] = await mailbox.deliver();
    expect([email?.to.address, email?.subject]).toEqual([ASHA.email, 'Your password was changed']);
    expect(email?.text).toContain(`${shop.config.publicOrigin}/forgot`);
  });

  it('needs the current one; five wrong ones lock the account [D-39, D-28]', async () => {
    for (let attempt = 0; attempt < 5; attempt++) {
      const response = await changePassword('wrong');
      expect([response.statusCode, response.json().message]).toEqual([403, "That's not your current password."]);
    }
    expect((await changePassword(ASHA.password)).statusCode).toBe(429);
    expect(await getStatus(token)).toBe(200);
  });

  it.each([
    ['', NEW_PASSWORD, NEW_PASSWORD, 'Password is required'],
    [ASHA.password, 'short', 'short', 'Password must be at least 8 characters'],
    [ASHA.password, NEW_PASSWORD, 'x', 'Passwords do not match'],
  ])('checks %j, %j and %j [D-39]', async (current, password, confirmation, message) => {
    const response = await changePassword(current, password, confirmation);
    expect([response.statusCode, response.json().message]).toEqual([400, message]);
    expect(await getStatus(token)).toBe(200);
  });
});

describe('changing the sign-in email', () => {
  it('takes effect when the new one is confirmed, and is reported to the old one [D-39]', async () => {
    await changeEmail(` ${NEW_EMAIL} `);
    const [email] = await mailbox.deliver();
    expect([email?.to.address, email?.subject]).toEqual([NEW_EMAIL, 'Confirm your new email']);
    expect([await signInStatus(ASHA.email), await signInStatus(NEW_EMAIL)]).toEqual([200, 401]);
    const link = mailbox.readToken(email?.text);
    expect(email?.text).toContain(`${shop.config.publicOrigin}/confirm-email#${link}`);
    const results = await Promise.all([confirm(link), confirm(link)]);
    expect(results.map(({ statusCode }) => statusCode).sort()).toEqual([200, 410]);
    expect([await signInStatus(ASHA.email), await signInStatus(NEW_EMAIL)]).toEqual([401, 200]);
    expect(await connection.db.select().from(users)).toMatchObject([
      { email: NEW_EMAIL, emailVerifiedAt: clock.now() },
    ]);
    expect(await connection.db.select().from(userDetails)).toMatchObject([{ email: NEW_EMAIL }]);
    const [report] = await mailbox.deliver();
    expect([report?.to.address, report?.subject]).toEqual([ASHA.email, 'Your login email was changed']);
    expect(report?.text).toContain(`Please write to ${shop.config.shop.email}`);
    expect(await getStatus(token)).toBe(200);
  });

  it('keeps known devices known [D-42]', async () => {
    await signIn(shop.app, undefined, undefined, DEVICE);
    await changeEmail(NEW_EMAIL);
    await confirm(await mailbox.takeToken());
    for (let attempt = 0; attempt < 5; attempt++) await signInStatus(NEW_EMAIL, 'wrong');
    expect(await signInStatus(NEW_EMAIL)).toBe(429);
    expect((await signIn(shop.app, NEW_EMAIL, ASHA.password, DEVICE)).statusCode).toBe(200);
  });

  it.each([
    [NEW_EMAIL, 'wrong', 403, "That's not your current password."],
    [NEW_EMAIL, '', 400, 'Password is required'],
    ['', ASHA.password, 400, 'Email is required'],
    ['nobody', ASHA.password, 400, 'Please enter a valid email'],
    [ASHA.email.toUpperCase(), ASHA.password, 400, 'This is already your login email.'],
    ['ravi@example.in', ASHA.password, 409, 'An account with this email already exists.'],
  ])('to %j with password %j gets %i: %s [D-39]', async (email, password, status, message) => {
    await registerCustomer(shop.app, { email: 'ravi@example.in', userName: 'ravi@example.in' });
    const response = await changeEmail(email, password);
    expect([response.statusCode, response.json().message]).toEqual([status, message]);
    expect(await connection.db.$count(emailLinks, eq(emailLinks.purpose, 'changeEmail'))).toBe(0);
  });

  it('fails if the new one was taken meanwhile, and then works for another one', async () => {
    await changeEmail(NEW_EMAIL);
    const link = await mailbox.takeToken();
    await registerCustomer(shop.app, { email: NEW_EMAIL, userName: NEW_EMAIL });
    expect((await confirm(link)).statusCode).toBe(409);
    expect(await signInStatus(ASHA.email)).toBe(200);
  });

  it('is cancelled by a second change and by a new password', async () => {
    await changeEmail('first@example.in');
    const first = await mailbox.takeToken();
    await changeEmail('second@example.in');
    const second = await mailbox.takeToken();
    expect((await confirm(first)).statusCode).toBe(410);
    await changePassword(ASHA.password);
    expect((await confirm(second)).statusCode).toBe(410);
  });
});
