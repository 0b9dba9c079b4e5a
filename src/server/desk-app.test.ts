import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { DeskEndpoint } from '#contract/desk/desk-endpoint.ts';
import { deskEndpoints } from '#contract/desk/desk-endpoints.ts';
import { hasPermission, ROLES, type Role } from '#domain/staff/permissions.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { createTestApp } from '#tests/support/shop/test-app.ts';
import { createTestDesk, type TestDesk } from '#tests/support/staff/test-desk.ts';

const UNKNOWN_ID = '00000000-0000-4000-8000-000000000000';
let desk: TestDesk;
const cookies = new Map<Role, string>();
beforeAll(async () => {
  desk = await createTestDesk();
  for (const role of ROLES) {
    const { email } = await desk.addStaff(role);
    cookies.set(role, await desk.getCookie(email));
  }
}, 60_000);
afterAll(() => desk.close());

const isServed = ({ method, path }: DeskEndpoint) => desk.app.hasRoute({ method, url: path });
const request = ({ method, path }: DeskEndpoint, cookie?: string) =>
  desk.send(path.replace(/:\w+/g, UNKNOWN_ID), {
    method: method as 'GET',
    cookie,
    ...(method === 'GET' ? {} : { body: {} }),
  });

const endpoints: [string, DeskEndpoint][] = Object.entries(deskEndpoints);
const guarded = endpoints.filter(([, { access }]) => access !== 'anyone');

describe.each(guarded)('%s', (name, endpoint) => {
  it('is refused without a session', async () => {
    const response = await request(endpoint);
    expect([response.statusCode, response.json().data]).toEqual([401, null]);
  });

  it.each(ROLES)('follows the table for %s', async (role) => {
    // Signing out would end the session of later tests.
    if (name === 'signOutStaff') return;
    const { access } = endpoint;
    const isAllowed = access === 'staff' || access === 'anyone' || hasPermission(role, access);
    const response = await request(endpoint, cookies.get(role));
    const { message, data } = response.json();
    const isRefused = response.statusCode === 403 && message === 'Your role may not do this. Please ask the owner.';
    expect([isRefused, response.statusCode === 401]).toEqual([!isAllowed, false]);
    if (!isAllowed) expect(data).toBeNull();
  });
});

describe('the desk', () => {
  it('registers every endpoint of the table', () => {
    const missing = endpoints.filter(([, endpoint]) => !isServed(endpoint)).map(([name]) => name);
    expect(missing).toEqual([]);
  });

  it('has no path on the port of the shop', async () => {
    const shop = await createTestApp();
    try {
      for (const [, { method, path }] of endpoints) {
        const url = path.replace(/:\w+/g, UNKNOWN_ID);
        expect(shop.app.hasRoute({ method, url: path }), path).toBe(false);
        const headers = { 'sec-fetch-site': 'same-origin', 'content-type': 'application/json' };
        const response = await shop.app.inject({
          method,
          url,
          headers,
          ...(method === 'GET' ? {} : { payload: '{}' }),
        });
        expect(response.statusCode, path).toBe(404);
      }
    } finally {
      await shop.close();
    }
  });

  it('sends strict headers, and no personal data to the log', async () => {
    const response = await desk.send('/api/desk/session', { method: 'GET', cookie: cookies.get('owner') });
    expect(response.json().data.staff).toMatchObject({ role: 'owner', shopMode: 'demo', hasSecondFactor: false });
    expect(response.headers).toMatchObject({
      'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
      'x-robots-tag': 'noindex, nofollow',
      'cache-control': 'no-store',
    });
    const page = await desk.app.inject({ method: 'GET', url: '/desk' });
    expect(page.headers['content-security-policy']).not.toMatch(/https?:/);
    expect(desk.logLines.join('')).not.toMatch(/@shop\.example|The owner/);
  });

  it('responds with 404 and 405 to other addresses', async () => {
    expect((await desk.send('/api/desk/nothing', { method: 'GET' })).statusCode).toBe(404);
    expect((await desk.send('/api/desk/audit/list', { method: 'GET' })).statusCode).toBe(405);
    expect((await desk.send('/cart', { method: 'GET' })).statusCode).toBe(404);
  });

  it('shows sign-ins in the audit log, newest first', async () => {
    const response = await desk.send('/api/desk/audit/list', {
      cookie: cookies.get('owner'),
      body: { beforeSeq: null },
    });
    const { entries, nextBeforeSeq } = response.json().data;
    expect(entries).toHaveLength(await desk.db.$count(auditEntries));
    // The requests above, whose bodies are empty, have exported the log.
    const [latest] = entries.filter(({ action }: { action: string }) => action !== 'audit log exported');
    expect([latest.action, entries.at(-1).seq, nextBeforeSeq]).toEqual(['logged in', 1, null]);
  });
});
