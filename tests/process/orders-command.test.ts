import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { storeOrder } from '../support/samples/stored-order.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'orders-command-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

type Ended = { code: number | null; out: string; err: string };

/** Runs `npm run orders -- ...` with the given settings. */
function orders(words: readonly string[], env: Record<string, string> = {}): Promise<Ended> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/orders.ts', ...words], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', SIMULATOR_PORT: '0', ...env },
  });
  const said = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    said.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    said.err += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out: said.out.trim(), err: said.err.trim() }));
  });
}

const open = () => openDatabase({ databaseUrl: undefined, dataDir });
let number: string;

beforeAll(async () => {
  const connection = await open();
  number = (await storeOrder(connection.db)).orderNumber;
  await connection.close();
});

describe('npm run orders', () => {
  it('uses the database from the settings', async () => {
    expect(await orders(['list'])).toMatchObject({ code: 0, out: expect.stringContaining(`${number} `), err: '' });
    expect(await orders(['advance', number, 'processing'])).toMatchObject({
      ...{ code: 0, out: `${number} is now Processing.` },
    });
    const { out } = await orders(['show', number.toLowerCase()]);
    expect(out).toContain('Processing (by hand, by shop)');
    expect(await orders(['reconcile'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/checked, 0 orders moved\./),
    });
  });

  const refuses = async (words: readonly string[], sentence: RegExp) => {
    const { code, out, err } = await orders(words);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(sentence);
  };
  it.each([
    [['show', 'AAN-2222222222'], /^There is no order AAN-2222222222\.$/],
    [[], /^npm run orders -- list/],
  ])('rejects %j with a message and an exit code', refuses);
  it.each([
    [['advance', 'AAN-2222222222', 'lost'], /^lost is no status: there are pending-payment, paid, .*\.$/],
    [['refund'], /^npm run orders -- list/],
  ])('rejects %j with a message and an exit code', { tags: ['extended'] }, refuses);

  it('reports invalid settings', async () => {
    const { code, err } = await orders(['list'], { PORT: 'many' });
    expect(code).toBe(1);
    expect(err).toMatch(/^PORT .*\.$/);
  });

  it('reports that a running shop must be stopped first', async () => {
    const shop = await open();
    try {
      const { code, err } = await orders(['list']);
      expect(code).toBe(1);
      expect(err).toBe(
        'A running shop keeps its embedded database to itself: stop the shop, then run this command again.',
      );
    } finally {
      await shop.close();
    }
  });
});
