import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { shippedHome } from '#contract/content/shipped/shipped-home.ts';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import { startTemporaryPostgres, type TemporaryPostgres } from '../../scripts/testing/database/test-postgres.ts';
import { type RunningShop, startShop } from '../../scripts/testing/running-shop.ts';
import { findDeskOrigin } from '../../tools/faults/desk/dispatching-staff.ts';
import { signInToDesk } from '../../tools/faults/upgrade/desk-client.ts';

const PASSWORD = 'a long password';
let postgres: TemporaryPostgres;
let shops: RunningShop[] = [];
beforeAll(async () => {
  postgres = await startTemporaryPostgres(['fsync=off']);
  const settings = { DATABASE_URL: postgres.url, SESSION_SECRET: 'the secret of both processes, 32 bytes' };
  // One after the other, because the first one fills the catalogue.
  for (let index = 0; index < 2; index++) shops.push(await startShop({ settings }));
}, 300_000);
afterAll(async () => {
  for (const shop of shops) await shop.stop();
  shops = [];
  await postgres.stop();
}, 60_000);

type Options = { token?: string; body?: object };
function send(shop: RunningShop | undefined, method: string, path: string, { token, body }: Options = {}) {
  const authorization = token === undefined ? {} : { authorization: `Bearer ${token}` };
  const headers = { 'content-type': 'application/json', ...authorization };
  return fetch(`${shop?.address}/api/${path}`, { method, headers, body: body ? JSON.stringify(body) : null });
}
const getStatus = async (shop: RunningShop, token: string) => (await send(shop, 'GET', 'Wishlist', { token })).status;

async function createTokens(count: number): Promise<string[]> {
  const email = `${randomUUID()}@example.in`;
  const account = { name: 'Asha Rao', email, userName: email, phoneNumber: '9876543210' };
  const body = { ...account, password: PASSWORD, confirmPassword: PASSWORD };
  await send(shops[0], 'POST', 'Account/RegisterCustomer', { body });
  const tokens = [];
  for (let index = 0; index < count; index++) {
    const response = await send(shops[index % 2], 'POST', 'Account/Authentication', {
      body: { email, password: PASSWORD },
    });
    tokens.push(((await response.json()) as { data: { jwToken: string } }).data.jwToken);
  }
  return tokens;
}

/** Waits until both processes refuse the token; returns how long it took. */
async function waitUntilRefused(token: string): Promise<number> {
  const startedAt = performance.now();
  for (const shop of shops)
    await expect.poll(() => getStatus(shop, token), { timeout: 30_000, interval: 20 }).toBe(401);
  return performance.now() - startedAt;
}

it('both of two processes refuse an ended session, and accept the others [D-39, D-47]', async () => {
  const [first = '', second = '', third = ''] = await createTokens(3);
  // Both processes have seen and cached all tokens.
  for (const shop of shops) for (const token of [first, second, third]) expect(await getStatus(shop, token)).toBe(200);
  await send(shops[0], 'POST', 'Account/Logout', { token: first });
  const afterLogOut = await waitUntilRefused(first);
  for (const shop of shops) expect(await getStatus(shop, second)).toBe(200);
  await send(shops[1], 'POST', 'Account/LogoutEverywhere', { token: second });
  const afterLogOutEverywhere = await waitUntilRefused(third);
  console.log(`refused by both after ${Math.round(afterLogOut)} ms and ${Math.round(afterLogOutEverywhere)} ms`);
}, 120_000);

it('what one of two processes publishes reaches the other one’s page [D-35]', async () => {
  const [first, second] = shops;
  if (!first || !second) throw new Error('Both shops must run.');
  const desk = await signInToDesk(findDeskOrigin(first), first.dataDir);
  const readHtml = async () => (await fetch(second.address)).text();
  const title = 'Walls for two processes';
  expect(await readHtml()).not.toContain(title);
  const content = { ...shippedHome, hero: { ...shippedHome.hero, title } };
  const { version } = await desk.send(deskEndpoints.saveContentDraft, { version: 0, content }, 'home');
  await desk.send(deskEndpoints.publishContent, { version }, 'home');
  const storedAt = performance.now();
  await expect.poll(readHtml, { timeout: 30_000, interval: 20 }).toContain(title);
  const seconds = (performance.now() - storedAt) / 1000;
  console.log(`in the page of the other process after ${seconds.toFixed(2)} s`);
}, 60_000);
