import { join } from 'node:path';
import { JOURNAL_NAME } from '#payment-simulator/start-simulator.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';
import { databaseSettings } from '../../../scripts/shop-database.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import type { Acknowledged } from './acknowledged.ts';
import { compareLedgers } from './compare-ledgers.ts';
import { readProviderLedger } from './provider-ledger.ts';
import { readShopLedger } from './shop-ledger.ts';

type Place = { dataDir: string; databaseUrl: string | undefined; journalFile: string; acknowledged?: Acknowledged };

/** Opens the shop's database beside its simulator's journal. The embedded database must not be in use. */
export async function checkLedger({ journalFile, acknowledged, ...place }: Place): Promise<FaultReport> {
  const connection = await openDatabase(place);
  try {
    return compareLedgers(readProviderLedger(journalFile), await readShopLedger(connection.db), acknowledged);
  } finally {
    await connection.close();
  }
}

export const ledger: FaultRun = {
  name: 'ledger',
  summary: "compares the database of DATA_DIR or DATABASE_URL with the simulator's journal in DATA_DIR",
  run() {
    const place = databaseSettings(process.env);
    return checkLedger({ ...place, journalFile: join(place.dataDir, JOURNAL_NAME) });
  },
};
