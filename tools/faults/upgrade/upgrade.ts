import { setTimeout as wait } from 'node:timers/promises';
import { eq, isNull } from 'drizzle-orm';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { withPostgres } from '../checkouts/with-postgres.ts';
import type { FaultReport, FaultRun } from '../fault-run.ts';
import { checkUpgradedShop, type UpgradeHistory } from './check-upgraded-shop.ts';
import { checkPreviousData } from './previous-data.ts';
import {
  buildPreviousRelease,
  buildRelease,
  ReleaseError,
  removeRelease,
  runReleaseCommand,
} from './previous-release.ts';
import { type Releases, type RollingShops, startRollingShops } from './rolling-shops.ts';
import { REJECTED_EMAIL, startTestMail } from './test-mail.ts';

/** In each phase of the upgrade. */
const CHECKOUTS = 12;
const GIVE_UP_WITHIN_MS = 180_000;

type TestMail = Awaited<ReturnType<typeof startTestMail>>;

/** Rolls two shops from the previous release to the present one, with one step back, while customers buy. */
async function upgradeUnderLoad(releases: Releases, databaseUrl: string): Promise<FaultReport> {
  const mail = await startTestMail();
  const shops = await startRollingShops(releases, databaseUrl, mail.url).catch(async (error: unknown) => {
    await mail.stop();
    throw error;
  });
  try {
    const { history, report } = await rollUpgrade(shops, releases, databaseUrl, mail);
    const upgraded = await checkUpgradedShop(shops, history, databaseUrl, mail);
    const ledger = await shops.testBed.report([
      `${shops.countCheckouts()} checkouts, ${shops.accounts.emails.length} sign-ups, ${shops.accounts.tickets.length} inquiries`,
      `${shops.failures.countRepeats()} requests repeated because their process was stopped`,
      ...report.observations,
      ...upgraded.observations,
    ]);
    return {
      observations: [`from ${releases.previous.description}`, ...ledger.observations],
      violations: [
        ...shops.failures.listFailures(),
        ...report.violations,
        ...upgraded.violations,
        ...ledger.violations,
      ],
    };
  } finally {
    await shops.testBed.close();
    await mail.stop();
  }
}

async function rollUpgrade(
  shops: RollingShops,
  releases: Releases,
  databaseUrl: string,
  mail: TestMail,
): Promise<{ history: UpgradeHistory; report: FaultReport }> {
  const { testBed } = shops;
  const { acknowledged } = testBed;
  const runPreviousCommand = async (...command: [string, ...string[]]) => {
    await runReleaseCommand(releases.previous, command, { ...testBed.shopSettings, LOG_LEVEL: 'silent' });
  };
  /** The ledger check expects acknowledged orders to stay paid. */
  const refund = async (id: string) => {
    acknowledged.paidOrderIds.delete(id);
    for (const [key, order] of acknowledged.orders) if (order.id === id) acknowledged.orders.delete(key);
    await runPreviousCommand('orders', 'refund', id);
    return id;
  };
  const takePaidOrder = (known: ReadonlySet<string> = new Set()): string => {
    const id = [...acknowledged.paidOrderIds].find((candidate) => !known.has(candidate));
    if (id === undefined) throw new Error('No customer has paid yet.');
    return id;
  };
  const listOrderIds = () => new Set([...acknowledged.orders.values()].map(({ id }) => id));

  reportProgress('both processes run the previous release');
  shops.startCustomers();
  await shops.waitForCheckouts(CHECKOUTS);
  await shops.stopCustomers();
  await testBed.waitUntilSettled();
  const provider = testBed.readProviderLedger();
  const report = await checkPreviousData(releases.previous, releases.present, { databaseUrl, provider, acknowledged });
  const before = listOrderIds();
  const refunded = [await refund(takePaidOrder())];

  reportProgress('one process runs the present release, which migrates the database');
  shops.startCustomers();
  await shops.replace(1, 'present');
  await shops.waitForCheckouts(CHECKOUTS);
  refunded.push(await refund(takePaidOrder(before)));
  const moved = takePaidOrder();
  await runPreviousCommand('orders', 'advance', moved, 'processing');

  reportProgress('a step back: both processes run the previous release on the new schema');
  await shops.replace(1, 'previous');
  await testBed.checkOut({ outcomes: ['success'], returns: true }, REJECTED_EMAIL);
  await withDatabase(databaseUrl, waitForFailedEmail);
  mail.makeUnavailable();
  const known = listOrderIds();
  await shops.waitForCheckouts(CHECKOUTS);
  const afterMigration = new Set([...listOrderIds()].filter((id) => !known.has(id)));

  reportProgress('both processes run the present release');
  await shops.replace(1, 'present');
  await shops.replace(0, 'present');
  mail.acceptAll();
  await shops.waitForCheckouts(CHECKOUTS);
  await shops.stopCustomers();
  return { history: { before, afterMigration, moved, refunded }, report };
}

const reportProgress = (phase: string): void => console.log(`   ${new Date().toISOString().slice(11, 19)} ${phase}`);

async function withDatabase<Result>(databaseUrl: string, work: (db: Database) => Promise<Result>): Promise<Result> {
  const { db, close } = await openMigratedDatabase({ databaseUrl, dataDir: '' });
  return work(db).finally(close);
}

async function waitForFailedEmail(db: Database): Promise<void> {
  for (const end = Date.now() + GIVE_UP_WITHIN_MS; Date.now() < end; await wait(200)) {
    if ((await db.$count(outbox, isNull(outbox.dueAt))) > 0) return;
  }
  const paid = await db.$count(orders, eq(orders.status, ORDER_STATUS.paid));
  throw new Error(`The previous release did not give up the rejected email; ${paid} orders are paid.`);
}

async function run(): Promise<FaultReport> {
  const present = { folder: getPackageRoot() };
  try {
    reportProgress('building both releases');
    const previous = await buildPreviousRelease(present.folder);
    try {
      await buildRelease(present.folder, '--if-changed');
      return await withPostgres(({ url }) => upgradeUnderLoad({ previous, present }, url));
    } finally {
      removeRelease(previous);
    }
  } catch (error) {
    if (!(error instanceof ReleaseError)) throw error;
    return { observations: [], violations: [error.message] };
  }
}

export const upgrade: FaultRun = {
  name: 'upgrade',
  summary:
    'a rolling upgrade from the previous release and one step back while customers buy: nothing fails or is lost',
  run,
};
