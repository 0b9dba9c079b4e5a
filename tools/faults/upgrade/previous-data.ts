import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import type { FaultReport } from '../fault-run.ts';
import type { AcknowledgedWrites } from '../ledger/acknowledged-writes.ts';
import { compareLedgers } from '../ledger/compare-ledgers.ts';
import type { ProviderLedger } from '../ledger/provider-ledger.ts';
import { readShopLedger } from '../ledger/shop-ledger.ts';
import { type Release, runReleaseCommand } from './previous-release.ts';

type ExportedShop = { databaseUrl: string; provider: ProviderLedger; acknowledged: AcknowledgedWrites };

/** The present release imports a file that the previous one exported, into a new database. */
export async function checkPreviousData(
  previous: Release,
  present: Pick<Release, 'folder'>,
  { databaseUrl, provider, acknowledged }: ExportedShop,
): Promise<FaultReport> {
  const folder = mkdtempSync(join(tmpdir(), 'previous-data-'));
  const copy = await createTemporaryDatabase(databaseUrl);
  try {
    const file = join(folder, 'shop.gz');
    await runReleaseCommand(previous, ['data', 'export', file], { DATABASE_URL: databaseUrl });
    const imported = await runReleaseCommand(present, ['data', 'import', file], { DATABASE_URL: copy.url });
    const { db, close } = await openMigratedDatabase({ databaseUrl: copy.url, dataDir: '' });
    const ledger = await readShopLedger(db).finally(close);
    const { violations } = compareLedgers(provider, ledger, acknowledged);
    return {
      observations: [`data file of the previous release: ${imported.trim().split(' ', 2).join(' ')} imported`],
      violations: violations.map((violation) => `data file: ${violation}`),
    };
  } finally {
    await copy.drop();
    rmSync(folder, { recursive: true, force: true });
  }
}
