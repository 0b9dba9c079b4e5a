import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, describe, expect, it } from 'vitest';
import { parseConfig } from '#server/platform/config/config.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { checkMail } from './check-mail.ts';
import { examine } from './run-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function answering(status: number): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end());
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

const freePort = async () => {
  const port = await answering(200);
  await new Promise((resolve) => servers.pop()?.close(resolve));
  return port;
};

async function sentences(env: Record<string, string>): Promise<string[]> {
  const place = { DATA_DIR: join(folder, 'data'), PORT: String(await freePort()) };
  return (await examine({ ...place, ...env })).map(({ state, about, sentence }) => `${state} ${about}: ${sentence}`);
}

const provider = async (status: number) => ({
  CASHFREE_BASE_URL: `http://127.0.0.1:${await answering(status)}/pg`,
  CASHFREE_SIM: 'off',
});

describe('the doctor', () => {
  it('passes a new demo shop and explains how to go live [D-18]', async () => {
    const found = await sentences({});
    expect(found.filter((line) => line.startsWith('wrong'))).toEqual([]);
    const way = found.find((line) => line.includes('To take real orders')) ?? '';
    for (const name of ['CASHFREE_BASE_URL', 'PUBLIC_ORIGIN', 'SESSION_SECRET', 'DATABASE_URL', 'SETTINGS_FILE']) {
      expect(way).toContain(name);
    }
  });

  it('reports an error when a live shop has no SMTP_URL', async () => {
    const keys = { CASHFREE_CLIENT_ID: 'id', CASHFREE_CLIENT_SECRET: 'secret', CASHFREE_WEBHOOK_SECRETS: 'secret' };
    const facts = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as object;
    const SETTINGS_FILE = join(folder, 'facts.json');
    writeFileSync(SETTINGS_FILE, JSON.stringify({ ...facts, sample: false }));
    const config = parseConfig({
      ...{ SHOP_MODE: 'live', PUBLIC_ORIGIN: 'https://shop.example', SESSION_SECRET: 's'.repeat(32), SETTINGS_FILE },
      ...{ ...keys, CASHFREE_BASE_URL: 'https://api.cashfree.com/pg', CASHFREE_MODE: 'production' },
      DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
    });
    expect(await checkMail(config)).toMatchObject({ state: 'wrong', about: 'mail' });
  });

  it('stops at an invalid setting and names it', async () => {
    expect(await sentences({ PORT: 'eighty' })).toEqual([expect.stringMatching(/^wrong settings: PORT must be/)]);
  });

  it.each([
    [404, /^ok payments: .* accepts the keys/],
    [401, /^wrong payments: .* refuses CASHFREE_CLIENT_ID/],
    [500, /^wrong payments: .* status 500/],
  ])('explains the provider’s status %i', async (status, expected) => {
    expect(await sentences(await provider(status))).toContainEqual(expect.stringMatching(expected));
  });

  it('reports an unreachable provider, database and mail server without their passwords', async () => {
    const port = await freePort();
    const found = await sentences({
      CASHFREE_BASE_URL: `http://127.0.0.1:${port}/pg`,
      CASHFREE_SIM: 'off',
      DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${port}/shop`,
      SMTP_URL: `smtp://shop:secret-word@127.0.0.1:${port}`,
    });
    for (const about of ['payments', 'database', 'mail']) {
      expect(found).toContainEqual(expect.stringMatching(new RegExp(`^wrong ${about}: `)));
    }
    expect(found.join()).not.toContain('secret-word');
  });

  it('detects a new, a migrated and a locked database', async () => {
    const DATA_DIR = join(folder, 'used');
    expect(await sentences({ DATA_DIR })).toContainEqual(expect.stringContaining('will be made at the first start'));
    const shop = await openDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
    expect(await sentences({ DATA_DIR })).toContainEqual(expect.stringContaining('in use by the running shop'));
    await shop.close();
    expect(await sentences({ DATA_DIR })).toContainEqual(expect.stringContaining('has the newest schema'));
  });

  it('distinguishes a ready shop, a starting one and another program on the port', async () => {
    for (const [status, expected] of [
      [200, /^ok address: A shop runs/],
      [503, /^wrong address: .* not ready/],
      [418, /^wrong address: .* another program/],
    ] as const) {
      const PORT = String(await answering(status));
      expect(await sentences({ PORT })).toContainEqual(expect.stringMatching(expected));
    }
  });

  it('reports a data folder that is not writable', async () => {
    writeFileSync(join(folder, 'file'), '');
    const found = await sentences({ DATA_DIR: join(folder, 'file', 'below') });
    expect(found).toEqual([expect.stringMatching(/^wrong settings: DATA_DIR .* cannot be written/)]);
  });
});
