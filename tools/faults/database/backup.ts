import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { nextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import { withPostgres } from '../checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { compareLedgers } from '../ledger/compare-ledgers.ts';
import type { ProviderLedger } from '../ledger/provider-ledger.ts';
import { readShopLedger, type ShopLedger } from '../ledger/shop-ledger.ts';

const run = promisify(execFile);
const CUSTOMERS_AT_ONCE = 6;

const data = async (command: 'export' | 'import', file: string, databaseUrl: string): Promise<number> => {
  const begun = performance.now();
  await run('npx', ['tsx', 'scripts/data.ts', command, file], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  return (performance.now() - begun) / 1000;
};

async function readLedger(databaseUrl: string): Promise<ShopLedger> {
  const connection = await openDatabase({ databaseUrl, dataDir: '' });
  try {
    return await readShopLedger(connection.db);
  } finally {
    await connection.close();
  }
}

/** `npm run data -- export` while customers pay, read into a new database: all that it holds belongs together. */
export function backupUnderLoad(before: number, after: number): Promise<FaultReport> {
  return withPostgres(async ({ url }) => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const file = join(folder, 'shop.gz');
    const testBed = await startTestBed({ databaseUrl: url });
    const restored = await createTemporaryDatabase(url);
    try {
      let made = 0;
      let isExported = false;
      const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
        await testBed.checkOut(nextBehaviour());
        made += 1;
        return !isExported || made < before + after;
      });
      while (made < before) await testBed.untilAnswered(1);
      const exportSeconds = await data('export', file, url);
      const madeByThen = made;
      isExported = true;
      await shoppers;
      const importSeconds = await data('import', file, restored.url);
      const copy = await readLedger(restored.url);
      const provider = testBed.providerLedger();
      const report = await testBed.report([
        `${made} checkouts; exported in ${exportSeconds.toFixed(1)} s after ${madeByThen} of them, read back in ${importSeconds.toFixed(1)} s`,
        `the copy holds ${copy.orders.length} orders`,
      ]);
      return {
        seen: report.seen,
        broken: [...report.broken, ...findMismatches(copy, await readLedger(url), provider, before)],
      };
    } finally {
      await testBed.close();
      await restored.drop();
      rmSync(folder, { recursive: true, force: true });
    }
  });
}

/** The copy lacks later changes, but must be consistent with itself, the shop and the provider. */
function findMismatches(copy: ShopLedger, original: ShopLedger, provider: ProviderLedger, before: number): string[] {
  const originals = new Map(original.orders.map((order) => [order.id, order]));
  const known = new Set(copy.attempts.map(({ providerOrderId }) => providerOrderId));
  const recorded = new Set(
    copy.payments.filter(({ status }) => status === 'SUCCESS').map(({ paymentId }) => paymentId),
  );
  const seenByThen: ProviderLedger = {
    orders: provider.orders.filter(({ orderId }) => known.has(orderId)),
    payments: provider.payments.filter(({ paymentId }) => recorded.has(paymentId)),
    refunds: [],
  };
  return [
    ...(copy.orders.length < before / 2 ? ['the copy holds too few orders'] : []),
    ...copy.orders
      .filter(({ id, amountPaise }) => originals.get(id)?.amountPaise !== amountPaise)
      .map(({ orderNumber }) => `${orderNumber} of the copy is not so in the shop`),
    ...compareLedgers(seenByThen, copy).broken.map((difference) => `copy: ${difference}`),
  ];
}

export const backup: FaultRun = {
  name: 'backup',
  summary: 'export from PostgreSQL in the middle of 400 checkouts, import into a new database: it holds together',
  run: () => backupUnderLoad(200, 200),
};
