import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inLanes, nextManner } from './checkouts/crowd.ts';
import { openStand } from './checkouts/stand.ts';
import { withPostgres } from './checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from './fault-run.ts';

const CUSTOMERS_AT_ONCE = 10;

/** PostgreSQL stops at once, without a word to anybody, and recovers from its log while customers keep paying. */
export function databaseRestarts(restarts: number): Promise<FaultReport> {
  return withPostgres(async ({ url, restartImmediately }) => {
    const stand = await openStand({ databaseUrl: url });
    let made = 0;
    let restarted = 0;
    try {
      const shoppers = inLanes(CUSTOMERS_AT_ONCE, async () => {
        await stand.checkOut(nextManner());
        made += 1;
        return restarted < restarts;
      });
      for (; restarted < restarts; restarted++) {
        await wait(randomInt(500, 3000));
        await restartImmediately();
      }
      await shoppers;
      return await stand.report([`${made} checkouts, ${restarted} immediate restarts of the database`]);
    } finally {
      await stand.close();
    }
  });
}

export const dbRestarts: FaultRun = {
  name: 'db-restarts',
  summary: '20 immediate restarts of PostgreSQL under load: the ledger stays clean',
  run: () => databaseRestarts(20),
};
