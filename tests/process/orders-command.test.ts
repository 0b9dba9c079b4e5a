import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { storeOrder } from '../support/samples/stored-order.ts';

const dataDir = mkdtempSync(join(tmpdir(), 'orders-command-'));
afterAll(() => rmSync(dataDir, { recursive: true }));

type CommandResult = { code: number | null; out: string; err: string };

/** Runs `npm run orders -- ...` with the given settings. */
function runOrders(args: readonly string[], env: Record<string, string> = {}): Promise<CommandResult> {
  const child = spawn(process.execPath, ['--import', 'tsx', 'scripts/orders.ts', ...args], {
    env: { ...process.env, DATABASE_URL: '', DATA_DIR: dataDir, PORT: '0', SIMULATOR_PORT: '0', ...env },
  });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return new Promise((resolve) => {
    child.on('close', (code) => resolve({ code, out: output.out.trim(), err: output.err.trim() }));
  });
}

const openTestDatabase = () => openMigratedDatabase({ databaseUrl: undefined, dataDir });
let number: string;

beforeAll(async () => {
  const connection = await openTestDatabase();
  number = (await storeOrder(connection.db)).orderNumber;
  await connection.close();
});

describe('npm run orders', () => {
  it('uses the database from the settings', async () => {
    expect(await runOrders(['list'])).toMatchObject({ code: 0, out: expect.stringContaining(`${number} `), err: '' });
    expect(await runOrders(['advance', number, 'processing'])).toMatchObject({
      code: 0,
      out: `${number} is now Processing.`,
    });
    const { out } = await runOrders(['show', number.toLowerCase()]);
    expect(out).toContain('Processing (by hand, by shop)');
    expect(await runOrders(['reconcile'])).toMatchObject({
      code: 0,
      out: expect.stringMatching(/checked, 0 orders updated\./),
    });
  });

  it('cancels without a terminal only with --yes', async () => {
    const cancel = ['advance', number, 'cancelled', '--reason', 'Torn'];
    expect(await runOrders(cancel)).toMatchObject({
      code: 1,
      out: expect.stringMatching(new RegExp(`^Cancel order ${number} \\(`)),
      err: 'Nothing was changed: run this command in a terminal to confirm it, or add --yes.',
    });
    const { code, out } = await runOrders([...cancel, '--yes']);
    expect([code, out]).toEqual([0, expect.stringMatching(new RegExp(`\\n${number} is now Cancelled\\.$`))]);
  });

  const expectRejection = async (args: readonly string[], message: RegExp) => {
    const { code, out, err } = await runOrders(args);
    expect([code, out]).toEqual([1, '']);
    expect(err).toMatch(message);
  };
  it.each([
    [['show', 'AAN-2222222222'], /^There is no order AAN-2222222222\.$/],
    [[], /^npm run orders -- list/],
  ])('rejects %j with a message and an exit code', expectRejection);
  it.each([
    [['advance', 'AAN-2222222222', 'lost'], /^lost is not a status\. Valid statuses: pending-payment, paid, .*\.$/],
    [['refund'], /^npm run orders -- list/],
  ])('rejects %j with a message and an exit code', { tags: ['extended'] }, expectRejection);

  it('reports invalid settings', async () => {
    const { code, err } = await runOrders(['list'], { PORT: 'many' });
    expect(code).toBe(1);
    expect(err).toMatch(/^PORT .*\.$/);
  });

  it('reports that a running shop must be stopped first', async () => {
    const shop = await openTestDatabase();
    try {
      const { code, err } = await runOrders(['list']);
      expect(code).toBe(1);
      expect(err).toBe('The running shop is using the embedded database: stop the shop, then run this command again.');
    } finally {
      await shop.close();
    }
  });
});
