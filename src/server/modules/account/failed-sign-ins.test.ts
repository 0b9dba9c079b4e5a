import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createFailedSignIns } from '#server/http/sign-in/failed-sign-ins.ts';
import { MAX_DEVICES_PER_ACCOUNT } from '#server/http/sign-in/known-devices.ts';
import { createPasswordHasher } from '#server/http/sign-in/password-hasher.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { knownDevices, rateLimitPoints, signInFailures } from '#server/platform/database/tables/limit-tables.ts';
import { ASHA, registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
import { createAccountRepository } from './account-repository.ts';
import { createAccountService } from './account-service.ts';

const MINUTE_MS = 60_000;
const OWN_DEVICE = 'the-browser-of-asha-0001';
const OTHER_DEVICE = 'the-browser-of-a-stranger';

const clock = createTestClock();
const env = { RATE_LIMIT_FACTOR: '1000' };
let connection: DatabaseConnection;
let shop: TestApp;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createTestApp({ connection, clock, env });
  await registerCustomer(shop.app);
}, 60_000);
afterAll(async () => {
  await shop.close();
  await connection.close();
});
beforeEach(async () => {
  for (const table of [rateLimitPoints, signInFailures, knownDevices]) await connection.db.delete(table);
});

type SignInOptions = { email?: string; password?: string; device?: string };
const signInFrom = ({ email, password, device }: SignInOptions = {}) =>
  signIn(shop.app, email, password, device === undefined ? {} : { 'x-aangan-device': device });
const getStatus = async (options?: SignInOptions) => (await signInFrom(options)).statusCode;

async function fail(times: number, options: SignInOptions = {}): Promise<number[]> {
  const statuses = [];
  for (let index = 0; index < times; index++) statuses.push(await getStatus({ ...options, password: 'wrong' }));
  return statuses;
}

describe('failed sign-ins of one account', () => {
  it.each([ASHA.email, 'nobody@example.in'])(
    'lock %s for fifteen minutes after five failures, even for the correct password [SRV-12, SRV-23, D-28]',
    async (email) => {
      expect(await fail(5, { email })).toEqual(Array(5).fill(401));
      const wrong = await signInFrom({ email, password: 'wrong' });
      const right = await signInFrom({ email: email.toUpperCase() });
      expect([wrong.statusCode, right.statusCode]).toEqual([429, 429]);
      expect(right.body).toBe(wrong.body);
      expect(right.headers['retry-after']).toBe('900');
      clock.advance(15 * MINUTE_MS);
      expect(await getStatus({ email })).toBe(email === ASHA.email ? 200 : 401);
    },
  );

  it('are counted across processes [SRV-12]', async () => {
    const second = await createTestApp({ connection, clock, env });
    await fail(5);
    expect((await signIn(second.app)).statusCode).toBe(429);
    await second.close();
  });

  it('are counted for concurrent guesses too, in two processes [SRV-12]', async () => {
    const second = await createTestApp({ connection, clock, env });
    const responses = await Promise.all(
      Array.from({ length: 20 }, (_, index) => signIn(index % 2 ? shop.app : second.app, ASHA.email, 'wrong')),
    );
    expect(responses.filter(({ statusCode }) => statusCode === 401)).toHaveLength(5);
    await second.close();
  });

  it('exclude successful sign-ins', async () => {
    for (let index = 0; index < 8; index++) expect(await getStatus()).toBe(200);
  });

  it('are stored without the email', async () => {
    await fail(1);
    expect(JSON.stringify(await connection.db.select().from(signInFailures))).not.toContain('asha');
  });

  it('exclude attempts that a crash interrupted: the right password works a minute later [SRV-12]', async () => {
    const findLogin = vi.fn(() => new Promise<never>(() => undefined));
    const service = createAccountService({
      accounts: { ...createAccountRepository(connection.db), findLogin },
      passwords: createPasswordHasher(),
      failures: createFailedSignIns(connection.db, clock),
      sessions: { start: async () => 'token' },
      clock,
      onRegistered: async () => undefined,
    });
    for (let index = 0; index < 5; index++) void service.signIn({ email: ASHA.email, password: ASHA.password });
    await vi.waitFor(() => expect(findLogin).toHaveBeenCalledTimes(5), { timeout: 30_000 });
    clock.advance(MINUTE_MS);
    expect(await getStatus()).toBe(200);
  });

  it('are forgotten when the lock is lifted, on every device', async () => {
    await getStatus({ device: OWN_DEVICE });
    await fail(5);
    await fail(5, { device: OWN_DEVICE });
    await createFailedSignIns(connection.db, clock).liftLock(ASHA.email);
    expect([await getStatus(), await getStatus({ device: OWN_DEVICE })]).toEqual([200, 200]);
  });
});

describe('a device that has signed in before', () => {
  it('is not locked out by strangers, who get 429 with any device id [D-42]', async () => {
    expect(await getStatus({ device: OWN_DEVICE })).toBe(200);
    await fail(3);
    expect(await fail(3, { device: OTHER_DEVICE })).toEqual([401, 401, 429]);
    expect(await getStatus({ device: OTHER_DEVICE })).toBe(429);
    expect(await getStatus({ device: OWN_DEVICE })).toBe(200);
  });

  it('has its own five failures, which lock nobody else out [D-42]', async () => {
    await getStatus({ device: OWN_DEVICE });
    expect(await fail(6, { device: OWN_DEVICE })).toEqual([401, 401, 401, 401, 401, 429]);
    expect([await getStatus({ device: OWN_DEVICE }), await getStatus()]).toEqual([429, 200]);
    clock.advance(15 * MINUTE_MS);
    expect(await getStatus({ device: OWN_DEVICE })).toBe(200);
  });

  it('is a stranger to other accounts, and a malformed id is none [D-42]', async () => {
    await getStatus({ device: OWN_DEVICE });
    expect(await fail(6, { email: 'ravi@example.in', device: OWN_DEVICE })).toEqual([401, 401, 401, 401, 401, 429]);
    expect(await getStatus({ email: 'ravi@example.in' })).toBe(429);
    await getStatus({ device: 'short' });
    expect(await connection.db.$count(knownDevices)).toBe(1);
  });

  it('is stored as a hash, and the oldest devices are forgotten [D-42]', async () => {
    for (let index = 0; index < MAX_DEVICES_PER_ACCOUNT + 2; index++) {
      clock.advance(1000);
      await getStatus({ device: `${OWN_DEVICE}-${index}` });
    }
    const rows = await connection.db.select().from(knownDevices);
    expect(rows).toHaveLength(MAX_DEVICES_PER_ACCOUNT);
    expect(JSON.stringify(rows)).not.toContain(OWN_DEVICE);
    await fail(5);
    expect(await getStatus({ device: `${OWN_DEVICE}-0` })).toBe(429);
    expect(await getStatus({ device: `${OWN_DEVICE}-${MAX_DEVICES_PER_ACCOUNT + 1}` })).toBe(200);
  });
});
