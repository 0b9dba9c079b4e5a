import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { freePort } from '../../scripts/testing/free-port.ts';
import { type RunningShop, spawnShop, startShop } from '../../scripts/testing/running-shop.ts';
import { processorMs } from '../../tools/bench/processor-time.ts';
import { beginUpload } from '../../tools/faults/slow-upload.ts';

const folders: string[] = [];
const freshFolder = () => {
  const folder = mkdtempSync(join(tmpdir(), 'shop-data-'));
  folders.push(folder);
  return folder;
};
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true });
});

/** Starts the shop with settings that it must refuse, and reads what it says to the operator. */
async function refusedStart(settings: NodeJS.ProcessEnv): Promise<{ code: number | null; lines: string[] }> {
  const port = String(await freePort());
  const shop = spawnShop({ PORT: port, HOST: '127.0.0.1', DATA_DIR: freshFolder(), ...settings });
  const code = await shop.exited;
  const lines = shop.errors().split('\n');
  return { code, lines: lines.filter((line) => line.trim() !== '') };
}

async function expectOneSentence(settings: NodeJS.ProcessEnv, says: RegExp): Promise<void> {
  const { code, lines } = await refusedStart(settings);
  expect(lines).toEqual([expect.stringMatching(says)]);
  expect(code).toBeGreaterThan(0);
}

describe('a start that cannot work ends with one sentence and a code that is not zero', () => {
  const refuses = async (name: string, value: string) =>
    expectOneSentence({ [name]: value }, new RegExp(`\\b${name}\\b.*\\.$`));

  it.each([
    ['PORT', 'eighty'],
    ['DATABASE_URL', 'mysql://127.0.0.1/shop'],
    ['SETTINGS_FILE', 'no-such-file.json'],
  ])('when %s is wrong', refuses);

  it.each([
    ['SHOP_MODE', 'staging'],
    ['SESSION_HOURS', '-1'],
    ['RATE_LIMIT_FACTOR', 'fast'],
    ['PUBLIC_ORIGIN', 'not an address'],
  ])('when %s is wrong', { tags: ['extended'] }, refuses);

  it('when live mode finds a weak set-up [D-18]', async () => {
    const { code, lines } = await refusedStart({ SHOP_MODE: 'live' });
    expect(lines.join('\n')).toMatch(/live/);
    expect(lines.filter((line) => /^\s+at /.test(line))).toEqual([]);
    expect(code).toBeGreaterThan(0);
  });

  it('when the database cannot be reached, without showing its password', async () => {
    const nowhere = `postgres://shop:hush-hush@127.0.0.1:${await freePort()}/shop`;
    const { code, lines } = await refusedStart({ DATABASE_URL: nowhere });
    expect(lines).toEqual([expect.stringMatching(/database.*\.$/i)]);
    expect(lines.join('\n')).not.toContain('hush-hush');
    expect(code).toBeGreaterThan(0);
  });
});

/** Stops the shop while a call is in flight. */
async function stopInTheMiddle(shop: RunningShop, signal: NodeJS.Signals): Promise<void> {
  const port = Number(new URL(shop.address).port);
  const body = JSON.stringify({ name: 'Asha', email: 'asha@example.com', phone: '9876543210', message: 'Namaste' });
  const upload = await beginUpload(port, '/api/Contact', body);
  // A second answer on another connection shows that the server has read what was sent before it.
  await (await fetch(`${shop.address}/healthz`)).text();
  const exit = shop.stop(signal);
  await refused(shop.address);
  expect(await upload.finish()).toMatch(/^HTTP\/1\.1 \d{3} [\s\S]*"succeeded":/);
  expect(await exit).toBe(0);
}

/** Resolves once the address accepts no new connection. */
async function refused(address: string): Promise<void> {
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

describe('one data folder', () => {
  const dataDir = freshFolder();
  let first: RunningShop;
  let costOfFirst: number | undefined;

  beforeAll(async () => {
    first = await startShop({ dataDir });
    costOfFirst = processorMs(first.child.pid);
  }, 180_000);

  describe('a start that cannot work ends with one sentence and a code that is not zero', () => {
    it('when another process has the data folder', async () => {
      await expectOneSentence({ DATA_DIR: dataDir }, /\.$/);
      const answer = await fetch(`${first.address}/readyz`);
      expect(answer.status).toBe(200);
    });
  });

  it('a stop by SIGTERM answers the call that is in flight and ends with 0', () => stopInTheMiddle(first, 'SIGTERM'));

  it('a second start with nothing changed builds nothing and takes less work; SIGINT stops it in the same way', async () => {
    const second = await startShop({ dataDir });
    const cost = processorMs(second.child.pid);
    console.log('processor time of the starts in ms:', costOfFirst, cost);
    await stopInTheMiddle(second, 'SIGINT');
    expect(second.output()).not.toContain('Building');
    // Not every system tells what a process has used.
    if (cost !== undefined && costOfFirst !== undefined) expect(cost).toBeLessThan(costOfFirst);
  });

  describe('a start that cannot work ends with one sentence and a code that is not zero', () => {
    it('when the port is taken', async () => {
      const other = createServer().listen(0, '127.0.0.1');
      await once(other, 'listening');
      const { port } = other.address() as AddressInfo;
      await expectOneSentence({ PORT: String(port), DATA_DIR: dataDir }, new RegExp(`\\b${port}\\b.*\\.$`));
      other.close();
    });
  });
});
