import { join } from 'node:path';
import { JOURNAL_NAME } from '#payment-simulator/start-simulator.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { parseDatabaseSettings } from '../../../scripts/commands/shop-database.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import type { AcknowledgedWrites } from './acknowledged-writes.ts';
import { checkPaidEmails, compareLedgers } from './compare-ledgers.ts';
import { readProviderLedger } from './provider-ledger.ts';
import { readShopLedger } from './shop-ledger.ts';

type LedgerSources = {
  dataDir: string;
  databaseUrl: string | undefined;
  journalFile: string;
  acknowledged?: AcknowledgedWrites;
  /** Of a test bed. In a real shop staff send some again, and release 0.2.0 kept no record. */
  hasEachEmailOnce?: boolean;
};

/** Compares the shop's database with the simulator's journal. The embedded database must not be in use. */
export async function checkLedger(sources: LedgerSources): Promise<FaultReport> {
  const { journalFile, acknowledged, hasEachEmailOnce = false, ...database } = sources;
  const connection = await openMigratedDatabase(database);
  try {
    const shop = await readShopLedger(connection.db);
    const report = compareLedgers(readProviderLedger(journalFile), shop, acknowledged);
    const emailViolations = hasEachEmailOnce ? checkPaidEmails(shop) : [];
    return {
      observations: [...report.observations, `emails about payments: ${shop.paidEmails.length}`],
      violations: [...report.violations, ...emailViolations],
    };
  } finally {
    await connection.close();
  }
}

export const ledger: FaultRun = {
  name: 'ledger',
  summary: "compares the database of DATA_DIR or DATABASE_URL with the simulator's journal in DATA_DIR",
  run() {
    const database = parseDatabaseSettings(process.env);
    return checkLedger({ ...database, journalFile: join(database.dataDir, JOURNAL_NAME) });
  },
};
