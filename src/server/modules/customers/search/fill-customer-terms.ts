import { and, desc, eq, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { customerSearchTerms, userDetails, users } from '#server/platform/database/tables/account-tables.ts';
import { startPeriodicTask } from '#server/platform/periodic-task.ts';
import { storeCustomerTerms } from './customer-terms.ts';

const FILL_INTERVAL_MS = 10 * 60_000;
/** How far back the later runs look. */
const RECENT_MS = 2 * 24 * 60 * 60_000;
const BATCH_SIZE = 200;

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

/**
 * Fills the search terms of all customers now, and every ten minutes those of new ones: during an upgrade, processes of the
 * earlier release still register customers. After a restart it skips what is there.
 */
export function startFillingCustomerTerms({ db, clock, outages, intervalMs = FILL_INTERVAL_MS }: FillingDeps) {
  let isStopped = false;
  let isFilled = false;
  const stop = startPeriodicTask(intervalMs, async () => {
    const since = isFilled ? new Date(clock.now().getTime() - RECENT_MS) : undefined;
    try {
      isFilled = await fillCustomerTerms(db, { since, isStopped: () => isStopped });
    } catch (err) {
      outages.report(err, 'search terms of customers not filled in');
    }
  });
  return () => {
    isStopped = true;
    return stop();
  };
}

type FillOptions = { since?: Date | undefined; isStopped?: () => boolean };

/** Newest first, one batch after another. Returns whether it got to the end. */
export async function fillCustomerTerms(
  db: Database,
  { since, isStopped = () => false }: FillOptions = {},
): Promise<boolean> {
  let last: { id: string; createdAt: Date } | undefined;
  do {
    if (isStopped()) return false;
    const batch = await listUnfilled(db, and(since && gte(users.createdAt, since), last && isOlder(last)));
    await storeCustomerTerms(db, batch);
    last = batch.length === BATCH_SIZE ? batch.at(-1)?.user : undefined;
  } while (last);
  return true;
}

const listUnfilled = (db: Database, where: SQL | undefined) =>
  db
    .select({ user: users, details: userDetails })
    .from(users)
    .leftJoin(userDetails, eq(userDetails.userId, users.id))
    .where(and(where, lacksEmailTerm(db)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(BATCH_SIZE);

/** Every customer has an email, so its term stands for all. */
const lacksEmailTerm = (db: Database): SQL =>
  notExists(
    db
      .select({ term: customerSearchTerms.term })
      .from(customerSearchTerms)
      .where(
        and(eq(customerSearchTerms.userId, users.id), eq(customerSearchTerms.term, sql`lower(trim(${users.email}))`)),
      ),
  );

const isOlder = ({ createdAt, id }: { createdAt: Date; id: string }): SQL =>
  sql`(${users.createdAt}, ${users.id}) < (${createdAt.toISOString()}, ${id})`;
