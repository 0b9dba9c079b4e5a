import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { getNextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import { withPostgres } from '../checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { compareLedgers } from '../ledger/compare-ledgers.ts';
import type { ProviderLedger } from '../ledger/provider-ledger.ts';
import { readShopLedger, type ShopLedger } from '../ledger/shop-ledger.ts';

const run = promisify(execFile);
const CUSTOMERS_AT_ONCE = 6;

const runDataCommand = async (command: 'export' | 'import', file: string, databaseUrl: string): Promise<number> => {
  const startedAt = performance.now();
  await run('npx', ['tsx', 'scripts/data.ts', command, file], { env: { ...process.env, DATABASE_URL: databaseUrl } });
  return (performance.now() - startedAt) / 1000;
};

async function readLedger(databaseUrl: string): Promise<ShopLedger> {
  const connection = await openMigratedDatabase({ databaseUrl, dataDir: '' });
  try {
    return await readShopLedger(connection.db);
  } finally {
    await connection.close();
  }
}

/** Exports while customers pay and imports into a new database: the copy must be consistent. */
export function backupUnderLoad(before: number, after: number): Promise<FaultReport> {
  return withPostgres(async ({ url }) => {
    const folder = mkdtempSync(join(tmpdir(), 'backup-'));
    const file = join(folder, 'shop.gz');
    const testBed = await startTestBed({ databaseUrl: url });
    const restored = await createTemporaryDatabase(url);
    try {
      let completed = 0;
      let isExported = false;
      const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
        await testBed.checkOut(getNextBehaviour());
        completed += 1;
        return !isExported || completed < before + after;
      });
      while (completed < before) await testBed.waitForSuccesses(1);
      const exportSeconds = await runDataCommand('export', file, url);
      const completedAtExport = completed;
      isExported = true;
      await shoppers;
      const importSeconds = await runDataCommand('import', file, restored.url);
      const copy = await readLedger(restored.url);
      const provider = testBed.readProviderLedger();
      const report = await testBed.report([
        `${completed} checkouts; exported in ${exportSeconds.toFixed(1)} s after ${completedAtExport} of them, imported in ${importSeconds.toFixed(1)} s`,
        `the copy holds ${copy.orders.length} orders`,
      ]);
      return {
        observations: report.observations,
        violations: [...report.violations, ...findMismatches(copy, await readLedger(url), provider, before)],
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
  const copiedOrderIds = new Set(copy.attempts.map(({ providerOrderId }) => providerOrderId));
  const copiedPaymentIds = new Set(
    copy.payments.filter(({ state }) => state === 'SUCCESS').map(({ paymentId }) => paymentId),
  );
  const providerAtExport: ProviderLedger = {
    orders: provider.orders.filter(({ orderId }) => copiedOrderIds.has(orderId)),
    payments: provider.payments.filter(({ paymentId }) => copiedPaymentIds.has(paymentId)),
    refunds: [],
  };
  return [
    ...(copy.orders.length < before / 2 ? ['the copy holds too few orders'] : []),
    ...copy.orders
      .filter(({ id, amountPaise }) => originals.get(id)?.amountPaise !== amountPaise)
      .map(({ orderNumber }) => `${orderNumber} in the copy differs from the shop`),
    ...compareLedgers(providerAtExport, copy).violations.map((difference) => `copy: ${difference}`),
  ];
}

export const backup: FaultRun = {
  name: 'backup',
  summary: 'export from PostgreSQL during 400 checkouts, import into a new database: the copy is consistent',
  run: () => backupUnderLoad(200, 200),
};
