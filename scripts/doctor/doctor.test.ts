import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, describe, expect, it } from 'vitest';
import type { ShopFacts } from '#contract/public-settings.ts';
import { insertSettings } from '#server/modules/settings/settings-repository.ts';
import { recordAudit } from '#server/platform/audit/audit-log.ts';
import { loadConfig } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import { protectDataFolder } from '#server/platform/data-folder.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { pictures } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { auditEntries } from '#server/platform/database/tables/staff-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { findFreePort } from '../testing/free-port.ts';
import { checkDatabase } from './check-database.ts';
import { checkDataFolder } from './check-disk.ts';
import { checkFacts } from './check-facts.ts';
import { checkMail } from './check-mail.ts';
import { runChecks } from './run-checks.ts';

const folder = mkdtempSync(join(tmpdir(), 'doctor-'));
const servers: Server[] = [];
afterAll(() => {
  for (const server of servers) server.close();
  rmSync(folder, { recursive: true });
});

async function startServer(status: number): Promise<number> {
  const server = createServer((_, response) => response.writeHead(status).end());
  servers.push(server);
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return (server.address() as AddressInfo).port;
}

async function runDoctor(env: Record<string, string>): Promise<string[]> {
  const defaults = { DATA_DIR: join(folder, 'data'), PORT: String(await findFreePort()) };
  return (await runChecks({ ...defaults, ...env })).map(
    ({ state, subject, message }) => `${state} ${subject}: ${message}`,
  );
}

const startProvider = async (status: number) => ({
  CASHFREE_BASE_URL: `http://127.0.0.1:${await startServer(status)}/pg`,
  CASHFREE_SIM: 'off',
});

describe('the doctor', () => {
  it('passes a new demo shop and explains how to go live [D-18]', async () => {
    const lines = await runDoctor({});
    expect(lines.filter((line) => line.startsWith('error'))).toEqual([]);
    const liveReadiness = lines.filter((line) => line.includes('To take real orders')).join('\n');
    for (const name of ['CASHFREE_BASE_URL', 'PUBLIC_ORIGIN', 'SESSION_SECRET', 'DATABASE_URL', 'SETTINGS_FILE']) {
      expect(liveReadiness).toContain(name);
    }
  });

  it('reports an error when a live shop has no SMTP_URL', async () => {
    const keys = {
      CASHFREE_CLIENT_ID: 'id',
      CASHFREE_CLIENT_SECRET: 'secret',
      CASHFREE_WEBHOOK_SECRETS: 'the-webhook-secret',
    };
    const facts = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as object;
    const SETTINGS_FILE = join(folder, 'facts.json');
    writeFileSync(SETTINGS_FILE, JSON.stringify({ ...facts, sample: false }));
    const config = loadConfig({
      SHOP_MODE: 'live',
      PUBLIC_ORIGIN: 'https://shop.example',
      DESK_ORIGIN: 'https://desk.example',
      SESSION_SECRET: 'only-for-tests-0123456789-abcdefghij',
      SETTINGS_FILE,
      ...keys,
      CASHFREE_BASE_URL: 'https://api.cashfree.com/pg',
      CASHFREE_MODE: 'production',
      DATABASE_URL: 'postgres://shop@127.0.0.1/shop',
    });
    expect(await checkMail(config)).toMatchObject({ state: 'error', subject: 'mail' });
  });

  it('says that a shop without delivery times promises no date [D-43]', async () => {
    const { delivery, ...facts } = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as {
      delivery: object;
    };
    const listDeliveryLines = async (content: object) => {
      const SETTINGS_FILE = join(folder, 'delivery.json');
      writeFileSync(SETTINGS_FILE, JSON.stringify(content));
      return (await runDoctor({ SETTINGS_FILE })).filter((line) => line.includes('delivery'));
    };
    expect(await listDeliveryLines(facts)).toEqual([
      'warning settings: The settings have no delivery times, so the shop promises no delivery date.',
    ]);
    expect(await listDeliveryLines({ ...facts, delivery })).toEqual([]);
  });

  it('reports a misspelt setting with its right name', async () => {
    const lines = await runDoctor({ PUBLIC_ORGIN: 'https://shop.example' });
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning settings: PUBLIC_ORGIN .* did you mean PUBLIC_ORIGIN\?$/),
    );
  });

  it('stops at an invalid setting and names it', async () => {
    expect(await runDoctor({ PORT: 'eighty' })).toEqual([expect.stringMatching(/^error settings: PORT must be/)]);
  });

  it.each([
    [404, /^ok payments: .* accepts the keys/],
    [401, /^error payments: .* rejects CASHFREE_CLIENT_ID/],
    [500, /^error payments: .* status 500/],
  ])('explains the provider’s status %i', async (status, expected) => {
    expect(await runDoctor(await startProvider(status))).toContainEqual(expect.stringMatching(expected));
  });

  it('reports an unreachable provider, database and mail server without their passwords', async () => {
    const port = await findFreePort();
    const lines = await runDoctor({
      CASHFREE_BASE_URL: `http://127.0.0.1:${port}/pg`,
      CASHFREE_SIM: 'off',
      DATABASE_URL: `postgres://shop:secret-word@127.0.0.1:${port}/shop`,
      SMTP_URL: `smtp://shop:secret-word@127.0.0.1:${port}`,
    });
    for (const subject of ['payments', 'database', 'mail']) {
      expect(lines).toContainEqual(expect.stringMatching(new RegExp(`^error ${subject}: `)));
    }
    expect(lines.join()).not.toContain('secret-word');
  });

  it('names files of uploaded pictures that are missing, and those that the database does not know', async () => {
    const DATA_DIR = join(folder, 'pictured');
    const { db, close } = await openMigratedDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
    const url = '/pictures/uploads/picture.0123456789abcdef.webp';
    const picture = { url, width: 800, height: 600, dominantColor: '#123456', widths: '360,800' };
    await db.insert(pictures).values({ ...picture, uploadedAt: new Date(), uploadedBy: 'Asha' });
    await close();
    const listLines = async () => (await runDoctor({ DATA_DIR })).filter((line) => line.includes('pictures:'));
    const picturesDir = join(DATA_DIR, 'pictures');
    mkdirSync(picturesDir);
    for (const name of ['picture.0123456789abcdef.webp', 'picture.0123456789abcdef-360.avif'])
      writeFileSync(join(picturesDir, name), '');
    expect(await listLines()).toEqual([
      `error pictures: PICTURES_DIR (${picturesDir}) lacks files of uploaded pictures: picture.0123456789abcdef-800.avif.`,
    ]);
    writeFileSync(join(picturesDir, 'picture.0123456789abcdef-800.avif'), '');
    for (const name of ['picture.fedcba9876543210.webp', 'readme.txt']) writeFileSync(join(picturesDir, name), '');
    expect(await listLines()).toEqual([
      'ok pictures: All uploaded pictures are in PICTURES_DIR.',
      `warning pictures: PICTURES_DIR (${picturesDir}) has files that the database does not know: picture.fedcba9876543210.webp. Delete them, unless another shop uses the folder or a restore follows.`,
    ]);
  });

  it('names the entry of the audit log that someone changed', async () => {
    const DATA_DIR = join(folder, 'audited');
    const { db, close } = await openMigratedDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
    const actor = { staffId: null, name: 'asha', requestId: 'command' };
    const entry = {
      actor,
      permission: 'orders.move',
      action: 'order moved',
      objectKind: 'order',
      at: new Date(0),
    } as const;
    for (const object of ['AB-1', 'AB-2', 'AB-3'])
      await runInTransaction(db, (tx) => recordAudit(tx, { ...entry, objectId: object, object }));
    await db.update(auditEntries).set({ object: 'AB-4' }).where(eq(auditEntries.seq, 2));
    await close();
    expect(await runDoctor({ DATA_DIR })).toContainEqual(
      expect.stringMatching(/^error audit log: Entry 2 of the audit log \(1970-.*\) was changed\.$/),
    );
  });

  it('detects a new, a migrated and a locked database, and the empty catalogue of a live shop', async () => {
    const DATA_DIR = join(folder, 'used');
    expect(await runDoctor({ DATA_DIR })).toContainEqual(expect.stringContaining('will create the embedded database'));
    const shop = await openMigratedDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
    expect(await runDoctor({ DATA_DIR })).toContainEqual(expect.stringContaining('in use by the running shop'));
    await shop.close();
    const results = await checkDatabase({ ...loadConfig({ DATA_DIR }), shopMode: 'live' });
    expect(results.map(({ state, subject, message }) => `${state} ${subject}: ${message}`)).toEqual([
      expect.stringMatching(/^ok database: .* has the latest schema\.$/),
      'ok audit log: The chain of entries is complete.',
      expect.stringMatching(/^error settings: The business facts are still the sample: /),
      'warning catalogue: The catalogue is empty: add products in the desk, or import yours with npm run catalogue -- import FILE.',
    ]);
  });

  it('distinguishes a ready shop, a starting one and another program on the port', async () => {
    for (const [status, expected] of [
      [200, /^ok address: A shop runs/],
      [503, /^error address: .* not ready/],
      [418, /^error address: .* another program/],
    ] as const) {
      const PORT = String(await startServer(status));
      expect(await runDoctor({ PORT })).toContainEqual(expect.stringMatching(expected));
    }
  });

  it('reports a data folder that other users can read', async () => {
    const DATA_DIR = join(folder, 'readable');
    mkdirSync(DATA_DIR);
    chmodSync(DATA_DIR, 0o755);
    expect(await runDoctor({ DATA_DIR })).toContainEqual(
      expect.stringMatching(/^warning disk: DATA_DIR .* can be read by other users \(mode 755\)/),
    );
    chmodSync(DATA_DIR, 0o700);
    expect((await runDoctor({ DATA_DIR })).join('\n')).not.toContain('other users');
  });

  it.each([
    ['755', 'warning'],
    ['750', 'warning'],
    ['1770', 'warning'],
    ['1777', 'error'],
  ])('reports an error only for a data folder that a live shop refuses (mode %s: %s)', (mode, state) => {
    const dataDir = join(folder, `mode-${mode}`);
    mkdirSync(dataDir);
    chmodSync(dataDir, Number.parseInt(mode, 8));
    expect(checkDataFolder({ dataDir, shopMode: 'live' })).toMatchObject([{ state }]);
    const start = () => protectDataFolder({ dataDir, shopMode: 'live' }, { warn: () => undefined });
    if (state === 'error') expect(start).toThrow(ConfigError);
    else expect(start).not.toThrow();
  });

  it('reports a data folder that is not writable', async () => {
    writeFileSync(join(folder, 'file'), '');
    const lines = await runDoctor({ DATA_DIR: join(folder, 'file', 'below') });
    expect(lines).toEqual([expect.stringMatching(/^error settings: DATA_DIR .* cannot be written/)]);
  });
});

describe('the business facts', () => {
  const facts = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as ShopFacts;
  const config = { shop: { ...facts, sample: false }, settingsFile: 'shop.json', shopMode: 'live' } as const;

  it('are those of the desk, not of SETTINGS_FILE, and differences are named [D-51]', async () => {
    const DATA_DIR = join(folder, 'settled');
    const SETTINGS_FILE = join(folder, 'settled.json');
    writeFileSync(SETTINGS_FILE, JSON.stringify(config.shop));
    const { db, close } = await openMigratedDatabase({ databaseUrl: undefined, dataDir: DATA_DIR });
    const { delivery: _, ...changed } = { ...config.shop, phone: '+91 79 5000 0000' };
    await insertSettings(db, { facts: changed, changedAt: new Date(0), changedBy: 'Meera' });
    await close();
    const lines = (await runDoctor({ DATA_DIR, SETTINGS_FILE })).filter((line) => / settings: /.test(line));
    expect(lines.filter((line) => line.includes('still the sample'))).toEqual([]);
    expect(lines).toContain(
      'warning settings: The settings have no delivery times, so the shop promises no delivery date.',
    );
    expect(lines).toContainEqual(
      expect.stringMatching(/^warning settings: SETTINGS_FILE differs .* Phone number, Making wallpaper, .* hold\.$/),
    );
  });

  it('that are still the sample are an error in a live shop [D-51]', () => {
    const stored = { facts, changedBy: 'Meera' };
    expect(checkFacts(stored, { ...config, shop: facts, settingsFile: undefined })).toMatchObject([{ state: 'error' }]);
    expect(checkFacts(stored, config)).toEqual([]);
  });
});
