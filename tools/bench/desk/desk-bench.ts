import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Database } from '#server/platform/database/database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';
import { startTestPostgres } from '../../../scripts/testing/database/test-postgres.ts';
import type { EngineName } from '../api/engine-shop.ts';
import { openRecordingDatabase, type RecordingDatabase } from '../baseline/record-statements.ts';
import type { Bench, BenchReport, Row } from '../bench.ts';
import { type DeskMemory, measureMemory } from './desk-memory.ts';
import { type DeskPlan, explainDesk } from './desk-plans.ts';
import { type KnownOrder, pickKnownOrders } from './desk-queries.ts';
import { type DeskTiming, measureTimings } from './desk-timings.ts';
import { type DeskDatabase, startDesk } from './running-desk.ts';
import { seedAudit } from './seed-audit.ts';
import { seedOrders } from './seed-orders.ts';
import { seedPeople } from './seed-people.ts';

const POSTGRES_ORDERS = 100_000;
const EMBEDDED_ORDERS = 5000;
const ROUNDS = 40;
const MAX_DESK_MEGABYTES = 60;

type Log = (line: string) => void;
type Scale = { orders: number; rounds: number; log: Log };
type Measured = {
  engine: EngineName;
  orders: number;
  timings: readonly DeskTiming[];
  plans: readonly DeskPlan[];
};

async function explainOn(database: RecordingDatabase, fill: (db: Database) => Promise<void> = async () => {}) {
  try {
    await fill(database.db);
    const known = await pickKnownOrders(database.db);
    return { known, plans: await explainDesk(database, known) };
  } finally {
    await database.close();
  }
}

async function measureOnPostgres(database: Required<DeskDatabase>, { orders, rounds, log }: Scale) {
  log(`filling PostgreSQL with ${orders} orders, customers, messages and audit entries`);
  const { known, plans } = await explainOn(await openRecordingDatabase(database.databaseUrl), async (db) => {
    await migrate(db);
    await seedOrders(db, orders, log);
    await seedPeople(db, orders, log);
    await seedAudit(db, orders);
  });
  log('timing the desk');
  const timings = await timeDesk(database, known, rounds);
  log('measuring memory');
  const memory = await measureMemory(database, known);
  const measured: Measured = { engine: 'PostgreSQL', orders, timings, plans };
  return { measured, memory };
}

/** Only its own process can open an embedded database: one in memory is explained, one in a folder is timed. */
async function measureOnEmbedded(dataDir: string, { orders, rounds, log }: Scale): Promise<Measured> {
  log(`filling the embedded database with ${orders} orders`);
  const fill = async (db: Database) => {
    await seedOrders(db, orders);
    await seedPeople(db, orders);
    await seedAudit(db, orders);
  };
  const { plans } = await explainOn(await openRecordingDatabase(), fill);
  const connection = await openMigratedDatabase({ databaseUrl: undefined, dataDir });
  await fill(connection.db);
  const known = await pickKnownOrders(connection.db);
  await connection.close();
  log('timing the desk');
  return { engine: 'embedded', orders, plans, timings: await timeDesk({ dataDir }, known, rounds) };
}

async function timeDesk(database: DeskDatabase, known: readonly KnownOrder[], rounds: number): Promise<DeskTiming[]> {
  const desk = await startDesk(database);
  try {
    return await measureTimings(desk, known, rounds);
  } finally {
    await desk.shop.stop();
  }
}

function toRow({ query, found, bestMs, medianMs, p95Ms, maxP95Ms }: DeskTiming, plan: DeskPlan | undefined): Row {
  return {
    query,
    found: found ?? '',
    'best ms': bestMs.toFixed(1),
    'median ms': medianMs.toFixed(1),
    'p95 ms': p95Ms.toFixed(1),
    '': p95Ms > maxP95Ms ? 'SLOW' : '',
    'full scans': plan?.fullScans.join(', ') || 'none',
    indexes: plan?.indexes.join(', ') ?? '',
  };
}

const toTable = ({ engine, orders, timings, plans }: Measured) => ({
  heading: `The desk with ${orders} orders, ${engine}`,
  rows: timings.map((timing) =>
    toRow(
      timing,
      plans.find(({ query }) => query === timing.query),
    ),
  ),
});

function report(measured: readonly Measured[], memory: DeskMemory): BenchReport {
  const difference = memory.afterRequests - memory.withoutDesk;
  const describe = ({ engine, timings }: Measured) =>
    timings
      .filter(({ p95Ms, maxP95Ms }) => p95Ms > maxP95Ms)
      .map(({ query, p95Ms, maxP95Ms }) => `${engine}, ${query}: p95 ${p95Ms.toFixed(0)} ms, goal ${maxP95Ms} ms`);
  const scans = measured
    .filter(({ engine }) => engine === 'PostgreSQL')
    .flatMap(({ plans }) => plans.filter(({ fullScans, mayScan }) => fullScans.length > 0 && !mayScan))
    .map(({ query, fullScans }) => `${query} reads all of ${fullScans.join(', ')}`);
  return {
    tables: [
      ...measured.map(toTable),
      {
        heading: 'Resident memory of the shop on PostgreSQL, median of three starts',
        rows: [
          {
            'DESK=off MB': Math.round(memory.withoutDesk),
            'DESK=on MB': Math.round(memory.withDesk),
            'after 200 desk requests MB': Math.round(memory.afterRequests),
            'difference MB': Math.round(difference),
          },
        ],
      },
    ],
    missed: [
      ...measured.flatMap(describe),
      ...scans,
      ...(difference > MAX_DESK_MEGABYTES
        ? [`the desk takes ${Math.round(difference)} MB, goal ${MAX_DESK_MEGABYTES} MB`]
        : []),
    ],
    figures: { measured, memory },
  };
}

async function measure(args: readonly string[], log: Log): Promise<BenchReport> {
  const folder = mkdtempSync(join(tmpdir(), 'bench-desk-'));
  const server = await startTestPostgres();
  try {
    const { url, drop } = await createTemporaryDatabase(server.url);
    try {
      const [orders = POSTGRES_ORDERS, rounds = ROUNDS] = args.map(Number);
      const onServer = { dataDir: folder, databaseUrl: url };
      const { measured, memory } = await measureOnPostgres(onServer, { orders, rounds, log });
      const embedded = await measureOnEmbedded(folder, { orders: EMBEDDED_ORDERS, rounds, log });
      return report([measured, embedded], memory);
    } finally {
      await drop();
    }
  } finally {
    await server.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

export const deskBench: Bench = {
  name: 'desk',
  summary:
    'the back office with many orders, customers, messages and audit entries: lists, searches, reports, query plans and memory; arguments set their number and rounds',
  run: ({ args, log }) => measure(args, log),
};
