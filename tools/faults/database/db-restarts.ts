import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { getNextBehaviour, runInLanes } from '../checkouts/customer-mix.ts';
import { startTestBed } from '../checkouts/test-bed.ts';
import { withPostgres } from '../checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';

const CUSTOMERS_AT_ONCE = 10;

/** Kills PostgreSQL without a clean shutdown; it recovers from its log while customers keep paying. */
export function restartDatabase(restarts: number): Promise<FaultReport> {
  return withPostgres(async ({ url, restartImmediately }) => {
    const testBed = await startTestBed({ databaseUrl: url });
    let completed = 0;
    let restarted = 0;
    try {
      const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
        await testBed.checkOut(getNextBehaviour());
        completed += 1;
        return restarted < restarts;
      });
      for (; restarted < restarts; restarted++) {
        await wait(randomInt(500, 3000));
        await restartImmediately();
      }
      await shoppers;
      return await testBed.report([`${completed} checkouts, ${restarted} immediate restarts of the database`]);
    } finally {
      await testBed.close();
    }
  });
}

export const dbRestarts: FaultRun = {
  name: 'db-restarts',
  summary: '20 immediate restarts of PostgreSQL under load: the ledgers agree',
  run: () => restartDatabase(20),
};
