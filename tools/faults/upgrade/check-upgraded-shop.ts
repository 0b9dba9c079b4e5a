import { setTimeout as wait } from 'node:timers/promises';
import { inArray } from 'drizzle-orm';
import { ORDER_STATUS } from '#domain/orders/order-status.ts';
import type { Database } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { orders } from '#server/platform/database/tables/orders/order-tables.ts';
import { outbox } from '#server/platform/database/tables/outbox-tables.ts';
import type { FaultReport } from '../fault-run.ts';
import { checkDispatch, checkRejectedEmail, checkSearch, checkSentEmails, type KnownOrder } from './check-desk.ts';
import { signInToDesk } from './desk-client.ts';
import type { RollingShops } from './rolling-shops.ts';
import { findEmailViolations, REJECTED_EMAIL, type ReceivedEmail } from './test-mail.ts';

/** Orders by who stored them; all are ids. */
export type UpgradeHistory = {
  /** Stored before the migration. */
  readonly before: ReadonlySet<string>;
  /** Stored by the previous release after the migration, while no email could be sent. */
  readonly afterMigration: ReadonlySet<string>;
  /** Moved by the previous release's command after the migration. */
  readonly moved: string;
  /** Refunded by the previous release's command, before and after the migration. */
  readonly refunded: readonly string[];
};

/** Longer than the retries of an email take. */
const DELIVER_WITHIN_MS = 180_000;
const DISPATCHES_PER_PHASE = 3;
const PAID: readonly number[] = [ORDER_STATUS.paid, ORDER_STATUS.processing, ORDER_STATUS.shipped];

/** What customers did during the upgrade is complete, and staff can work with it in the desk. */
export async function checkUpgradedShop(
  { testBed, accounts, deskOrigin }: RollingShops,
  history: UpgradeHistory,
  databaseUrl: string,
  mail: { listEmails(): readonly ReceivedEmail[] },
): Promise<FaultReport> {
  await accounts.signInAll();
  await testBed.waitUntilSettled();
  const { db, close } = await openMigratedDatabase({ databaseUrl, dataDir: '' });
  try {
    const stored = await db.select().from(orders);
    const paid = stored.filter(({ status }) => PAID.includes(status));
    const select = (ids: ReadonlySet<string>) => paid.filter(({ id }) => ids.has(id));
    const rejected = stored.find(({ customerEmail }) => customerEmail === REJECTED_EMAIL);
    const desk = await signInToDesk(deskOrigin, testBed.getShop(1)?.dataDir ?? '');
    const dispatched: KnownOrder[] = [
      ...[history.before, history.afterMigration].flatMap((ids) => select(ids).slice(0, DISPATCHES_PER_PHASE)),
      ...paid.filter(({ id }) => id === history.moved),
    ];
    const violations = [
      ...(await checkSearch(desk, stored)),
      ...(rejected ? await checkRejectedEmail(desk, rejected) : ['the order of the rejected email is missing']),
      ...(await checkDispatch(desk, [...new Set(dispatched)])),
      ...(await waitForDeliveries(db)),
      ...(await checkSentEmails(desk, select(history.afterMigration))),
      ...(await checkRefunds(db, history.refunded)),
    ];
    const expected = { paidOrderNumbers: paid.map(({ orderNumber }) => orderNumber), tickets: accounts.tickets };
    return {
      observations: [
        `desk: ${stored.length} orders searched, ${select(history.before).length} paid ones of before the migration, ` +
          `${select(history.afterMigration).length} of the previous release after it; ${new Set(dispatched).size} dispatched`,
        `${mail.listEmails().length} emails`,
      ],
      violations: [...violations, ...findEmailViolations(mail.listEmails(), expected)],
    };
  } finally {
    await close();
  }
}

async function waitForDeliveries(db: Database): Promise<string[]> {
  for (const end = Date.now() + DELIVER_WITHIN_MS; Date.now() < end; await wait(500)) {
    if ((await db.$count(outbox)) === 0) return [];
  }
  const rows = await db.select().from(outbox);
  return rows.map(({ topic, lastError }) => `an entry ${topic} of the outbox was not delivered: ${lastError}`);
}

async function checkRefunds(db: Database, ids: readonly string[]): Promise<string[]> {
  const rows = await db
    .select()
    .from(orders)
    .where(inArray(orders.id, [...ids]));
  return rows
    .filter(({ status }) => status !== ORDER_STATUS.refunded)
    .map(({ orderNumber, status }) => `${orderNumber} was refunded by the previous release but has status ${status}`);
}
