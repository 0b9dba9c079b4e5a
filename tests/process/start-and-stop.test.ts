import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { findFreePort } from '../../scripts/testing/free-port.ts';
import { type RunningShop, spawnShop, startShop } from '../../scripts/testing/running-shop.ts';
import { readProcessorMs } from '../../tools/bench/machine/processor-time.ts';
import { startUpload } from '../../tools/faults/processes/slow-upload.ts';

const folders: string[] = [];
const createFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the shop with invalid settings and returns its output. */
async function startWithInvalidSettings(
  settings: NodeJS.ProcessEnv,
): Promise<{ code: number | null; lines: string[] }> {
  const PORT = String(await findFreePort());
  // Another program may use the simulator's default, the port after PORT.
  const defaults = { PORT, HOST: '127.0.0.1', SIMULATOR_PORT: '0', DATA_DIR: createFolder() };
  const shop = spawnShop({ ...defaults, ...settings });
  const code = await shop.exited;
  const lines = shop.getErrorOutput().split('\n');
  return { code, lines: lines.filter((line) => line.trim() !== '') };
}

async function expectOneMessage(settings: NodeJS.ProcessEnv, message: RegExp): Promise<void> {
  const { code, lines } = await startWithInvalidSettings(settings);
  expect(lines).toEqual([expect.stringMatching(message)]);
  expect(code).toBeGreaterThan(0);
}

describe('a failed start prints one message and exits with a non-zero code', () => {
  const expectRejection = async (name: string, value: string) =>
    expectOneMessage({ [name]: value }, new RegExp(`\\b${name}\\b.*\\.$`));

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://127.0.0.1/shop'],
    ['SETTINGS_FILE', 'no-such-file.json'],
  ])('when %s is invalid', expectRejection);

  it.each([
    ['SHOP_MODE', 'staging'],
    ['SESSION_HOURS', '-1'],
    ['RATE_LIMIT_FACTOR', 'fast'],
    ['PUBLIC_ORIGIN', 'not an address'],
    ['DATA_DIR', 'package.json'],
  ])('when %s is invalid', { tags: ['extended'] }, expectRejection);

  it('when a setting is misspelt, and names the right one', { tags: ['extended'] }, async () => {
    const settings = { CASHFREE_BASE_URL: 'https://api.cashfree.com/pg', CASHFREE_CLIENT_SECERT: 'x' };
    const { code, lines } = await startWithInvalidSettings(settings);
    expect(lines).toEqual([
      expect.stringMatching(/^CASHFREE_CLIENT_SECERT .* did you mean CASHFREE_CLIENT_SECRET\?$/),
      expect.stringMatching(/^CASHFREE_BASE_URL is a real provider, so set .*\.$/),
    ]);
    expect(code).toBeGreaterThan(0);
  });

  it('when live mode finds an insecure configuration [D-18]', async () => {
    const { code, lines } = await startWithInvalidSettings({ SHOP_MODE: 'live' });
    expect(lines.join('\n')).toMatch(/live/);
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
    expect(code).toBeGreaterThan(0);
  });

  it('when the database cannot be reached, without showing its password', async () => {
    const nowhere = `postgres://shop:hush-hush@127.0.0.1:${await findFreePort()}/shop`;
    const { code, lines } = await startWithInvalidSettings({ DATABASE_URL: nowhere });
    expect(lines).toEqual([expect.stringMatching(/database.*\.$/i)]);
    expect(lines.join('\n')).not.toContain('hush-hush');
    expect(code).toBeGreaterThan(0);
  });
});

/** Stops the shop while a request is in flight. */
async function stopDuringRequest(shop: RunningShop, signal: NodeJS.Signals): Promise<void> {
  const port = Number(new URL(shop.address).port);
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', phone: '9876543210', message: 'Namaste' });
  const upload = await startUpload(port, '/api/Contact', body);
  // A response on another connection proves that the server has read the earlier bytes.
  await (await fetch(`${shop.address}/healthz`)).text();
  const exit = shop.stop(signal);
  await waitUntilRefused(shop.address);
  expect(await upload.finish()).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]*"succeeded":/);
  expect(await exit).toBe(0);
}

/** Resolves once the address accepts no new connection. */
async function waitUntilRefused(address: string): Promise<void> {
  await expect
    .poll(
      () =>
        fetch(`${address}/healthz`).then(
          () => 'open',
          () => 'closed',
        ),
      { timeout: 30_000 },
    )
    .toBe('closed');
}

describe('a data folder', () => {
  const dataDir = createFolder();
  let first: RunningShop;
  let costOfFirst: number | undefined;

  beforeAll(async () => {
    first = await startShop({ dataDir });
    costOfFirst = readProcessorMs(first.child.pid);
  }, 180_000);

  describe('a failed start prints one message and exits with a non-zero code', () => {
    it('when another process uses the data folder', async () => {
      await expectOneMessage({ DATA_DIR: dataDir }, /\.$/);
      const response = await fetch(`${first.address}/readyz`);
      expect(response.status).toBe(200);
    });
  });

  it('SIGTERM completes the request in flight and exits with 0', () => stopDuringRequest(first, 'SIGTERM'));

  it('a second start without changes skips the build; SIGINT stops it cleanly', async () => {
    const second = await startShop({ dataDir });
    const cost = readProcessorMs(second.child.pid);
    console.log('processor time of the starts in ms:', costOfFirst, cost);
    await stopDuringRequest(second, 'SIGINT');
    expect(second.getOutput()).not.toContain('Building');
    // Not every system reports CPU time.
    if (cost !== undefined && costOfFirst !== undefined) expect(cost).toBeLessThan(costOfFirst);
  });

  describe('a failed start prints one message and exits with a non-zero code', () => {
    it('when the port is in use', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      await expectOneMessage({ PORT: String(port), DATA_DIR: dataDir }, new RegExp(`\\b${port}\\b.*\\.$`));
      other.close();
    });
  });
});
