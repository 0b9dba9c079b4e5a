import { eq } from 'drizzle-orm';
import { decodeJwt } from 'jose';
import { afterAll, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createTokenVerifier } from '#server/http/security/bearer-token.ts';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { deniedTokens, sessionCutoffs, sessions } from '#server/platform/database/tables/account/session-tables.ts';
import { registerCustomer, signIn } from '#tests/support/customers/account-requests.ts';
import { signToken } from '#tests/support/customers/session-tokens.ts';
import { createTestDatabase } from '#tests/support/database/test-database.ts';
import { createTestApp, createTestClock, type TestApp } from '#tests/support/shop/test-app.ts';
import { startLiveRevocations } from './live-revocations.ts';
import { createSessionRepository } from './session-repository.ts';
import { createSessionService } from './session-service.ts';

const clock = createTestClock();
let connection: DatabaseConnection;
let shop: TestApp;
let userId: string;
beforeAll(async () => {
  connection = await createTestDatabase();
  shop = await createTestApp({ connection, clock, env: { RATE_LIMIT_FACTOR: '1000' } });
  userId = (await registerCustomer(shop.app)).json().data.id;
}, 60_000);
afterAll(async () => {
  await shop.close();
  await connection.close();
});
beforeEach(async () => {
  // Moves the account's sessions past those that earlier tests ended.
  clock.advance(60_000);
  await connection.db.delete(sessions);
});

const getToken = async (headers: Record<string, string> = {}): Promise<string> =>
  (await signIn(shop.app, undefined, undefined, headers)).json().data.jwToken;
const send = (token: string, method: 'GET' | 'POST' = 'GET', url = '/api/Wishlist') =>
  shop.app.inject({ method, url, headers: { authorization: `Bearer ${token}` } });
const getStatus = async (token: string) => (await send(token)).statusCode;
const logOut = (token: string) => send(token, 'POST', '/api/Account/Logout');
const logOutEverywhere = (token: string) => send(token, 'POST', '/api/Account/LogoutEverywhere');
const getSeconds = () => Math.floor(clock.now().getTime() / 1000);

describe('logging out', () => {
  it('ends the token on the server, and no other one [D-47]', async () => {
    const [token, other] = [await getToken(), await getToken()];
    expect((await logOut(token)).json()).toEqual({ succeeded: true, data: {}, message: '' });
    const refused = await send(token);
    expect([refused.statusCode, refused.json().message]).toEqual([401, 'Please log in to continue.']);
    expect(refused.headers['www-authenticate']).toBe('Bearer error="invalid_token"');
    expect(await getStatus(other)).toBe(200);
    expect((await logOut(token)).statusCode).toBe(401);
  });

  it('twice at the same time is no error', async () => {
    const token = await getToken();
    const statuses = (await Promise.all([logOut(token), logOut(token)])).map(({ statusCode }) => statusCode);
    expect(statuses.every((status) => status === 200 || status === 401)).toBe(true);
    expect(await getStatus(token)).toBe(401);
  });

  it('everywhere ends all tokens; one of the same second works after that [D-39]', async () => {
    const tokens = [await getToken(), await getToken()];
    expect((await logOutEverywhere(tokens[0] ?? '')).statusCode).toBe(200);
    for (const token of tokens) expect(await getStatus(token)).toBe(401);
    const next = await getToken();
    expect(await getStatus(next)).toBe(200);
    await logOutEverywhere(next);
    expect(await getStatus(next)).toBe(401);
    expect(await getStatus(await getToken())).toBe(200);
  });
});

describe('a token without an id', () => {
  const signFor = (id: string, claims: object) => signToken({ sub: id, exp: getSeconds() + 3600, ...claims });

  it('cannot be ended alone, only with all sessions of the account [D-39]', async () => {
    const token = await signFor(userId, { iat: getSeconds() });
    expect((await logOut(token)).statusCode).toBe(200);
    expect(await getStatus(token)).toBe(200);
    await logOutEverywhere(token);
    expect(await getStatus(token)).toBe(401);
    expect(await getStatus(await signFor(userId, { iat: getSeconds() + 1 }))).toBe(200);
  });

  it.each([{}, { jti: 'with-an-id' }])(
    'or issue time (%j) is accepted until the account’s sessions have ended once [D-39]',
    async (claims) => {
      const { id } = (await registerCustomer(shop.app, { email: `${JSON.stringify(claims).length}@example.in` })).json()
        .data;
      const token = await signFor(id, claims);
      expect(await getStatus(token)).toBe(200);
      await logOutEverywhere(token);
      expect(await getStatus(token)).toBe(401);
      expect(await getStatus(await signFor(id, claims))).toBe(401);
    },
  );
});

describe('a sign-in', () => {
  it('whose password was read before all sessions ended gets a token that has ended too', async () => {
    const repository = createSessionRepository(connection.db);
    const { config, revocations } = shop;
    const service = createSessionService({
      ...shop,
      sessions: repository,
      session: config.session,
      revocations,
      clock,
    });
    const requestedAt = clock.now();
    clock.advance(1_500);
    await service.endAll(userId);
    clock.advance(1_500);
    const start = (sessionsValidFrom: Date | null) =>
      service.start({ userId, userAgent: undefined, requestedAt, sessionsValidFrom });
    expect(await getStatus(await start(null))).toBe(401);
    const [cutoff] = await connection.db.select().from(sessionCutoffs).where(eq(sessionCutoffs.userId, userId));
    expect(await getStatus(await start(cutoff?.validFrom ?? null))).toBe(200);
  });
});

describe('the list of devices', () => {
  const listDevices = async (token: string) => (await send(token, 'GET', '/api/Account/Devices')).json().data.items;
  const CHROME = { 'user-agent': 'Mozilla/5.0 (Linux; Android 10; K) Chrome/140.0.0.0 Mobile Safari/537.36' };
  const FIREFOX = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:143.0) Gecko/20100101 Firefox/143.0' };

  it('names browser, system and time, newest first, without those that have ended [D-39]', async () => {
    const phone = await getToken(CHROME);
    const signedInAt = clock.now().toISOString();
    clock.advance(1_000);
    const laptop = await getToken(FIREFOX);
    expect(await listDevices(phone)).toEqual([
      { device: 'Firefox on Linux', signedInAt: clock.now().toISOString(), isCurrent: false },
      { device: 'Chrome on Android', signedInAt, isCurrent: true },
    ]);
    await logOut(laptop);
    expect(await listDevices(phone)).toHaveLength(1);
    clock.advance(7 * 86_400_000);
    expect(await listDevices(await getToken())).toEqual([expect.objectContaining({ isCurrent: true })]);
  });

  it('is empty after signing out everywhere, and shows no other customer’s devices', async () => {
    const { id } = (await registerCustomer(shop.app, { email: 'ravi@example.in' })).json().data;
    await getToken();
    expect(await listDevices(await signToken({ sub: id, exp: getSeconds() + 3600 }))).toEqual([]);
    await logOutEverywhere(await getToken());
    expect(await connection.db.select().from(sessions)).toEqual([]);
  });
});

describe('another process', () => {
  it('refuses a token within a second after it ended [D-39]', async () => {
    const repository = createSessionRepository(connection.db);
    const failures: unknown[] = [];
    const revocations = await startLiveRevocations({ repository, clock, onError: (error) => failures.push(error) });
    const { secret } = shop.config.session;
    const verifier = createTokenVerifier({ secret, clock, revocations });
    const isAccepted = (token: string) =>
      verifier.verify(`Bearer ${token}`).then(
        () => true,
        () => false,
      );
    const [first, second] = [await getToken(), await getToken()];
    expect(await Promise.all([isAccepted(first), isAccepted(second)])).toEqual([true, true]);
    await logOut(first);
    await vi.waitFor(async () => expect(await isAccepted(first)).toBe(false), { timeout: 30_000, interval: 50 });
    expect(await isAccepted(second)).toBe(true);
    await logOutEverywhere(second);
    await vi.waitFor(async () => expect(await isAccepted(second)).toBe(false), { timeout: 30_000, interval: 50 });
    revocations.close();
    expect(failures).toEqual([]);
  });

  it('knows at its start which tokens have ended', async () => {
    const token = await getToken();
    await logOut(token);
    const repository = createSessionRepository(connection.db);
    const revocations = await startLiveRevocations({ repository, clock, onError() {} });
    const { jti } = decodeJwt(token);
    expect(revocations.isRevoked({ userId, tokenId: jti, issuedAt: getSeconds() })).toBe(true);
    expect(revocations.isRevoked({ userId, tokenId: 'other', issuedAt: getSeconds() })).toBe(false);
    revocations.close();
  });

  it('sees every one of many parallel revocations', async () => {
    const repository = createSessionRepository(connection.db);
    const revocations = await startLiveRevocations({ repository, clock, onError() {}, pollIntervalMs: 60_000 });
    const expiresAt = new Date(clock.now().getTime() + 60_000);
    const tokenIds = Array.from({ length: 20 }, (_, index) => `parallel-${index}`);
    const revoking = tokenIds.map(async (tokenId) => {
      await repository.denyToken({ tokenId, expiresAt });
      await revocations.refresh();
    });
    await Promise.all(revoking);
    const issuedAt = getSeconds();
    expect(tokenIds.filter((tokenId) => !revocations.isRevoked({ userId, tokenId, issuedAt }))).toEqual([]);
    const versions = (await connection.db.select().from(deniedTokens)).map(({ version }) => version);
    expect(new Set(versions).size).toBe(versions.length);
    revocations.close();
  });
});
