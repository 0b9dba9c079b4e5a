import { and, desc, eq, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { customerSearchTerms, userDetails, users } from '#server/platform/database/tables/account-tables.ts';
import { type FillOptions, startFilling } from '#server/platform/jobs/start-filling.ts';
import { storeCustomerTerms } from './customer-terms.ts';

const BATCH_SIZE = 200;

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startFillingCustomerTerms = ({ db, ...deps }: FillingDeps) =>
  startFilling({
    ...deps,
    failure: 'search terms of customers not filled in',
    fill: (options) => fillCustomerTerms(db, options),
  });

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
