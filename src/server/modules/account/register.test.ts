import { eq } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest';
import { logins, userDetails, users } from '#server/platform/database/tables/account/account-tables.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createTestApp, type TestApp } from '#tests/support/shop/test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await createTestApp({ env: { RATE_LIMIT_FACTOR: '1000' } });
}, 60_000);
afterAll(() => shop.close());
afterEach(async () => {
  for (const table of [logins, users, userDetails]) await shop.db.delete(table);
});

const register = (changes?: Parameters<typeof registerCustomer>[1]) => registerCustomer(shop.app, changes);
const countRows = (table: typeof logins | typeof users | typeof userDetails) => shop.db.$count(table);

describe('a registration', () => {
  it('creates the account with its details and returns neither token nor password [SRV-21, API-16]', async () => {
    const response = await register({ name: 'Asha Devi Rao' });
    expect(response.statusCode).toBe(201);
    expect(response.headers['cache-control']).toBe('no-store');
    const { data } = response.json();
    expect(data).toEqual({
      id: expect.stringMatching(/^[0-9a-f-]{36}$/),
      name: 'Asha Devi Rao',
      email: 'asha@example.in',
    });
    expect(response.body).not.toContain(ASHA.password);
    const [details] = await shop.db.select().from(userDetails).where(eq(userDetails.userId, data.id));
    expect(details).toEqual({
      userId: data.id,
      firstName: 'Asha',
      lastName: 'Devi Rao',
      email: 'asha@example.in',
      phone: '9876543210',
      addressLine1: '',
      addressLine2: '',
      city: '',
      state: '',
      postalCode: '',
      country: '',
    });
  });

  it.each([
    [{ name: ' ' }, 'First name is required'],
    [{ name: 'Asha' }, 'Last name is required'],
    [{ email: '' }, 'Email is required'],
    [{ email: null }, 'Email is required'],
    [{ email: 'a@b' }, 'Please enter a valid email'],
    [{ phoneNumber: '' }, 'Phone number is required'],
    [{ phoneNumber: '987654321' }, 'Phone number must be exactly 10 digits'],
    [{ phoneNumber: '98765x3210' }, 'Phone number must be exactly 10 digits'],
    [{ password: '', confirmPassword: '' }, 'Password is required'],
    [{ password: '1234567', confirmPassword: '1234567' }, 'Password must be at least 8 characters'],
    [{ confirmPassword: '' }, 'Please confirm your password'],
    [{ confirmPassword: 'correct Horse' }, 'Passwords do not match'],
    [{ email: 'a@b', password: 'x' }, 'Please enter a valid email'],
  ])('with %j is rejected with the message of the first invalid field [SRV-19]', async (changes, message) => {
    const response = await register(changes);
    expect(response.statusCode).toBe(400);
    expect(response.json()).toEqual({ succeeded: false, data: null, message });
    expect(await countRows(users)).toBe(0);
  });

  it('ignores the userName field [SRV-19]', async () => {
    expect((await register({ userName: 'somebody else' })).statusCode).toBe(201);
  });

  it.each(['asha@example.in', ' ASHA@Example.IN '])(
    'with the taken email %j is rejected [SRV-20, D-10]',
    async (email) => {
      await register();
      const response = await register({ email, name: 'Some Other' });
      expect(response.statusCode).toBe(409);
      expect(response.json().message).toBe('An account with this email already exists.');
      expect(await countRows(users)).toBe(1);
    },
  );

  it('sent eight times concurrently creates one account, and its password signs in [SRV-20]', async () => {
    const attempts = Array.from({ length: 8 }, (_, index) => {
      const password = `password number ${index}`;
      return { password, response: register({ password, confirmPassword: password }) };
    });
    const statuses = await Promise.all(attempts.map(async ({ response }) => (await response).statusCode));
    expect([...statuses].sort()).toEqual([201, ...Array(7).fill(409)]);
    expect([await countRows(logins), await countRows(users), await countRows(userDetails)]).toEqual([1, 1, 1]);
    const winner = attempts[statuses.indexOf(201)]?.password;
    expect((await signIn(shop.app, ASHA.email, winner)).statusCode).toBe(200);
  });
});

describe('a stored password', () => {
  it('is an Argon2id hash with OWASP parameters and a salt per account [SRV-12]', async () => {
    await register();
    await register({ email: 'other@example.in' });
    const hashes = (await shop.db.select().from(logins)).map(({ passwordHash }) => passwordHash);
    for (const hash of hashes) expect(hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(new Set(hashes).size).toBe(2);
  });

  it('can be long and in any script, and every byte counts [SRV-12]', async () => {
    const password = `${'पासवर्ड'.repeat(10)} ends with a `;
    await register({ password, confirmPassword: password });
    expect((await signIn(shop.app, ASHA.email, password)).statusCode).toBe(200);
    expect((await signIn(shop.app, ASHA.email, password.trim())).statusCode).toBe(401);
  });
});

describe('long passwords', () => {
  it('are compared to the last character, without trimming, truncation or composition rules [SRV-12]', async () => {
    const long = 'p'.repeat(75);
    await register({ password: `${long}aaaaa`, confirmPassword: `${long}aaaaa` });
    expect((await signIn(shop.app, ASHA.email, `${long}bbbbb`)).statusCode).toBe(401);
    expect((await signIn(shop.app, ASHA.email, long)).statusCode).toBe(401);
    expect((await signIn(shop.app, ASHA.email, `${long}aaaaa `)).statusCode).toBe(401);
    expect((await signIn(shop.app, ASHA.email, `${long}aaaaa`)).statusCode).toBe(200);
  });
});

describe('registrations from one address', () => {
  it('are limited to ten per minute [SRV-12, D-28]', async () => {
    const limited = await createTestApp();
    const statuses = [];
    for (let index = 0; index < 11; index++)
      statuses.push((await registerCustomer(limited.app, { name: '' })).statusCode);
    expect(statuses).toEqual([...Array(10).fill(400), 429]);
    await limited.close();
  });
});
