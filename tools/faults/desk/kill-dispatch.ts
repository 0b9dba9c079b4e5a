import { randomInt, randomUUID } from 'node:crypto';
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import type { Database } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { type RunningShop, startShop } from '../../../scripts/testing/running-shop.ts';
import { withPostgres } from '../checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import {
  type Dispatch,
  findBatchProblems,
  SHIPPABLE_ORDERS,
  storeBatch,
  UNSHIPPABLE_ORDERS,
} from './dispatch-batch.ts';
import { addDispatchingStaff, createDispatchingStaff } from './dispatching-staff.ts';

/** After a restart, the request is repeated as it was, or with a new key as after a reload of the page. */
type RepeatKey = 'same' | 'new';
const REPEATS: readonly RepeatKey[] = ['new', 'same', 'new', 'same'];
/** A response may overtake a kill; such a round counts for nothing. */
const MAX_TRIES = 4;
/** A killed process keeps an email for two minutes. */
const MAX_EMAIL_MS = 180_000;

type Interruption = { shippedBeforeKill: number; repeatedInMs: number; key: RepeatKey };

/** Kills the shop with -9 in the middle of a batch for each of `repeats`, and checks every order after the repeat. */
export async function killDuringDispatch(
  engine: string,
  repeats: readonly RepeatKey[],
  databaseUrl?: string,
): Promise<FaultReport> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kill-dispatch-'));
  const staff = createDispatchingStaff();
  const interruptions: Interruption[] = [];
  const violations: string[] = [];
  let batches = 0;
  let shop: RunningShop | undefined;

  async function withDatabase<Result>(work: (db: Database) => Promise<Result>): Promise<Result> {
    const connection = await openMigratedDatabase({ dataDir, databaseUrl });
    try {
      return await work(connection.db);
    } finally {
      await connection.close();
    }
  }
  async function start(): Promise<RunningShop> {
    shop = await startShop({
      dataDir,
      // The first start builds if needed; later ones only start the shop.
      ...(shop && { program: 'dist/server/main.js' }),
      settings: { NODE_ENV: 'production', ...(databaseUrl !== undefined && { DATABASE_URL: databaseUrl }) },
    });
    return shop;
  }

  /** Returns how many orders were shipped by then, or nothing if the response was faster. */
  async function interrupt(dispatches: readonly Dispatch[], key: string): Promise<number | undefined> {
    const killed = await start();
    if (batches === 1) await staff.signIn(killed);
    const before = await staff.countShipped(killed);
    const target = randomInt(1, SHIPPABLE_ORDERS - 5);
    let isDone = false;
    const request = staff.dispatch(killed, dispatches, key).then((hasResponse) => {
      isDone = true;
      return hasResponse;
    });
    let shipped = 0;
    while (!isDone && shipped < target) shipped = (await staff.countShipped(killed)) - before;
    await killed.stop('SIGKILL');
    return (await request) ? undefined : shipped;
  }

  async function runRound(repeatKey: RepeatKey): Promise<Interruption | undefined> {
    batches += 1;
    const dispatches = await withDatabase(storeBatch);
    const firstKey = randomUUID();
    const shippedBeforeKill = await interrupt(dispatches, firstKey);
    const restarted = await start();
    const startedAt = performance.now();
    const results = await staff.repeat(restarted, dispatches, repeatKey === 'same' ? firstKey : randomUUID());
    const repeatedInMs = performance.now() - startedAt;
    await restarted.stop();
    const shipped = results.filter(({ isShipped }) => isShipped).length;
    const explained = results.filter(({ isShipped, message }) => !isShipped && message !== '').length;
    if (shipped !== SHIPPABLE_ORDERS || explained !== UNSHIPPABLE_ORDERS)
      violations.push(`${engine}, batch ${batches}: ${shipped} reported as shipped, ${explained} with a reason`);
    const problems = await withDatabase((db) => findBatchProblems(db, dispatches));
    violations.push(...problems.map((problem) => `${engine}, batch ${batches}: ${problem}`));
    return shippedBeforeKill === undefined ? undefined : { shippedBeforeKill, repeatedInMs, key: repeatKey };
  }

  try {
    await withDatabase(addDispatchingStaff);
    for (const repeatKey of repeats) {
      let interruption: Interruption | undefined;
      for (let tries = 0; !interruption && tries < MAX_TRIES; tries++) interruption = await runRound(repeatKey);
      if (interruption) interruptions.push(interruption);
      else violations.push(`${engine}: the shop was never killed in the middle of a batch`);
    }
    await start();
    violations.push(...(await findEmailProblems(join(dataDir, 'outbox'), batches * SHIPPABLE_ORDERS)));
  } finally {
    await shop?.stop();
    rmSync(dataDir, { recursive: true, force: true });
  }
  return { observations: [`${engine}: ${batches} batches`, ...interruptions.map(describe)], violations };
}

const describe = ({ shippedBeforeKill, repeatedInMs, key }: Interruption): string =>
  `killed after ${shippedBeforeKill} of ${SHIPPABLE_ORDERS}; repeated with ${key === 'same' ? 'the same' : 'a new'} key, ` +
  `done after ${(repeatedInMs / 1000).toFixed(1)} s`;

/** Without a mail server, the shop writes each email to a file. */
async function findEmailProblems(folder: string, expected: number): Promise<string[]> {
  const deadline = performance.now() + MAX_EMAIL_MS;
  const listFiles = () => readdirSync(folder).filter((name) => name.endsWith('.eml'));
  while (listFiles().length < expected && performance.now() < deadline) await pause(200);
  const files = listFiles();
  const subjects = files.map((name) => /^Subject:.*/m.exec(readFileSync(join(folder, name), 'utf8'))?.[0]);
  const different = new Set(subjects).size;
  return files.length === expected && different === expected
    ? []
    : [`${files.length} emails about ${different} orders were sent for ${expected} orders`];
}

async function run(): Promise<FaultReport> {
  const embedded = await killDuringDispatch('embedded database', REPEATS);
  const postgres = await withPostgres(({ url }) => killDuringDispatch('PostgreSQL', REPEATS, url));
  return {
    observations: [...embedded.observations, ...postgres.observations],
    violations: [...embedded.violations, ...postgres.violations],
  };
}

export const killDispatch: FaultRun = {
  name: 'kill-dispatch',
  summary: 'kill -9 in the middle of a batch of 50 orders, 4 times on each engine: each is shipped once',
  run,
};
