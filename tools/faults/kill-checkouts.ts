import { randomInt } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { inLanes, nextManner } from './checkouts/crowd.ts';
import { openStand, type StandOptions } from './checkouts/stand.ts';
import { withPostgres } from './checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from './fault-run.ts';

type Size = { kills: number; checkouts: number };
const CUSTOMERS_AT_ONCE = 6;
/** A checkout needs four and more, so that the kills fall on all of them but leave time for the last customers. */
const ANSWERS_PER_CHECKOUT = 2;

/** Shops are killed with -9 while customers are in the middle of paying, and started again. */
export async function killCheckouts({ kills, checkouts }: Size, options: StandOptions = {}): Promise<FaultReport> {
  const stand = await openStand(options);
  const slots = options.shops ?? 1;
  const answersPerKill = Math.ceil((checkouts * ANSWERS_PER_CHECKOUT) / kills);
  let made = 0;
  let killed = 0;
  try {
    const shoppers = inLanes(CUSTOMERS_AT_ONCE, async () => {
      await stand.checkOut(nextManner());
      made += 1;
      return made < checkouts || killed < kills;
    });
    for (; killed < kills; killed++) {
      await stand.untilAnswered(randomInt(1, 2 * answersPerKill));
      await wait(randomInt(0, 30));
      await stand.kill(killed % slots);
      await stand.open(killed % slots);
    }
    await shoppers;
    return await stand.report([`${made} checkouts, ${killed} kills`]);
  } finally {
    await stand.close();
  }
}

const LONG: Size = { kills: 200, checkouts: 1000 };

export const killCheckoutsEmbedded: FaultRun = {
  name: 'kill-checkouts',
  summary: '200 times kill -9 during 1,000 checkouts on the embedded database: the ledger stays clean',
  run: () => killCheckouts(LONG),
};

export const killCheckoutsPostgres: FaultRun = {
  name: 'kill-checkouts-pg',
  summary: '200 times kill -9 during 1,000 checkouts on PostgreSQL with two shops: the ledger stays clean',
  run: () => withPostgres(({ url }) => killCheckouts(LONG, { shops: 2, databaseUrl: url })),
};
