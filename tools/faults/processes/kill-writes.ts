import { randomInt } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { TEST_SECRET } from '#tests/support/shop/test-app.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { createWritingCustomer, type WritingCustomer } from './writing-customer.ts';

const KILLS = 50;
const CUSTOMERS = 8;
/** Writes between two kills; counted instead of timed, so a slow machine does as many. */
const MIN_WRITES = 20;
const MAX_WRITES = 120;

type KillResult = { engine: string; kills: number; writes: number; lost: readonly string[] };

/** Kills the shop with -9 during writes `kills` times and checks the data after each restart. */
export async function killDuringWrites(engine: string, kills: number, databaseUrl?: string): Promise<KillResult> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-writes-'));
  const database = databaseUrl === undefined ? {} : { DATABASE_URL: databaseUrl };
  const start = () =>
    startShop({ dataDir, settings: { SESSION_SECRET: TEST_SECRET, RATE_LIMIT_FACTOR: '100000', ...database } });
  let shop = await start();
  const productId = await fetchProductId(shop);
  const customers = Array.from({ length: CUSTOMERS }, () => createWritingCustomer(productId));
  const lost: string[] = [];
  try {
    for (let kill = 1; kill <= kills; kill++) {
      const target = countWrites(customers) + randomInt(MIN_WRITES, MAX_WRITES);
      const writing = Promise.all(customers.map((customer) => customer.writeUntilKilled(shop.address)));
      await Promise.race([writing, waitForWrites(customers, target)]);
      await Promise.all([shop.stop('SIGKILL'), writing]);
      shop = await start();
      for (const difference of await findDifferences(customers, shop))
        lost.push(`${engine}, kill ${kill}: ${difference}`);
    }
  } finally {
    await shop.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { engine, kills, writes: countWrites(customers), lost };
}

const countWrites = (customers: readonly WritingCustomer[]): number =>
  customers.reduce((sum, customer) => sum + customer.countWrites(), 0);

async function waitForWrites(customers: readonly WritingCustomer[], writes: number): Promise<void> {
  while (countWrites(customers) < writes) await pause(1);
}

async function findDifferences(customers: readonly WritingCustomer[], { address }: RunningShop): Promise<string[]> {
  const found = await Promise.all(customers.map((customer) => customer.findDifference(address)));
  return found.filter((difference) => difference !== undefined);
}

async function fetchProductId({ address }: RunningShop): Promise<string> {
  const response = await fetch(`${address}/api/Products/category/Wallpaper`);
  const { data } = (await response.json()) as { data: { id: string }[] };
  if (!data[0]) throw new Error('The shop has no wallpaper.');
  return data[0].id;
}

/** The same on PostgreSQL, which keeps running. */
export async function killOnPostgres(kills: number): Promise<KillResult> {
  const server = await startTestPostgres();
  try {
    const { url, drop } = await createTemporaryDatabase(server.url);
    try {
      return await killDuringWrites('PostgreSQL', kills, url);
    } finally {
      await drop();
    }
  } finally {
    await server.stop();
  }
}

async function run(): Promise<FaultReport> {
  const results = [await killDuringWrites('embedded database', KILLS), await killOnPostgres(KILLS)];
  return {
    observations: results.map(
      ({ engine, kills, writes }) => `${engine}: ${kills} kills, ${writes} acknowledged writes`,
    ),
    violations: [
      ...results.flatMap(({ lost }) => lost),
      ...results.filter(({ writes }) => writes < KILLS).map(({ engine }) => `too few writes on ${engine}`),
    ],
  };
}

export const killWrites: FaultRun = {
  name: 'kill-writes',
  summary: 'kill -9 during writes, 50 times on each engine: no acknowledged write is lost',
  run,
};
