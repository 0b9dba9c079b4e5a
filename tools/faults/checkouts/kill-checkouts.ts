import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { getNextBehaviour, runInLanes } from './customer-mix.ts';
import { startTestBed, type TestBedOptions } from './test-bed.ts';
import { withPostgres } from './with-postgres.ts';

type Size = { kills: number; checkouts: number };
const CUSTOMERS_AT_ONCE = 6;
/** A checkout needs at least four, so kills hit every step but leave time for the last customers. */
const RESPONSES_PER_CHECKOUT = 2;

/** Kills shops with -9 during checkouts and restarts them. */
export async function killCheckouts({ kills, checkouts }: Size, options: TestBedOptions = {}): Promise<FaultReport> {
  const testBed = await startTestBed(options);
  const slots = options.shops ?? 1;
  const responsesPerKill = Math.ceil((checkouts * RESPONSES_PER_CHECKOUT) / kills);
  let completed = 0;
  let killed = 0;
  try {
    const shoppers = runInLanes(CUSTOMERS_AT_ONCE, async () => {
      await testBed.checkOut(getNextBehaviour());
      completed += 1;
      return completed < checkouts || killed < kills;
    });
    for (; killed < kills; killed++) {
      await testBed.waitForSuccesses(randomInt(1, 2 * responsesPerKill));
      await wait(randomInt(0, 30));
      await testBed.kill(killed % slots);
      await testBed.start(killed % slots);
    }
    await shoppers;
    return await testBed.report([`${completed} checkouts, ${killed} kills`]);
  } finally {
    await testBed.close();
  }
}

const LONG: Size = { kills: 200, checkouts: 1000 };

export const killCheckoutsEmbedded: FaultRun = {
  name: 'kill-checkouts',
  summary: '200 times kill -9 during 1,000 checkouts on the embedded database: the ledgers agree',
  run: () => killCheckouts(LONG),
};

export const killCheckoutsPostgres: FaultRun = {
  name: 'kill-checkouts-pg',
  summary: '200 times kill -9 during 1,000 checkouts on PostgreSQL with two shops: the ledgers agree',
  run: () => withPostgres(({ url }) => killCheckouts(LONG, { shops: 2, databaseUrl: url })),
};
