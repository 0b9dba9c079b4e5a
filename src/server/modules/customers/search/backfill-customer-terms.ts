import { and, desc, eq, notExists, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { customerSearchTerms, users } from '#server/platform/database/tables/account/account-tables.ts';
import { normaliseEmailColumn } from '#server/platform/database/tables/columns.ts';
import { BACKFILL_BATCH_SIZE, backfillInBatches } from '#server/platform/jobs/backfill-in-batches.ts';
import { type BackfillOptions, startBackfill } from '#server/platform/jobs/start-backfill.ts';
import { addDetails, storeCustomerTerms } from './customer-terms.ts';

type BackfillDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startCustomerTermsBackfill = ({ db, ...deps }: BackfillDeps) =>
  startBackfill({
    ...deps,
    failure: 'search terms of customers not backfilled',
    backfill: (options) => backfillCustomerTerms(db, options),
  });

/** Returns whether it reached the last row. */
export const backfillCustomerTerms = (db: Database, options: BackfillOptions = {}): Promise<boolean> =>
  backfillInBatches(db, users, options, async (tx, where) => {
    const incomplete = await lockIncomplete(tx, where);
    // Reads the details after the lock, so that they are as new as the account.
    await storeCustomerTerms(tx, await addDetails(tx, incomplete));
    return incomplete;
  });

/** An erasure waits, and then finds the terms, too. */
const lockIncomplete = (tx: Database, where: SQL | undefined) =>
  tx
    .select()
    .from(users)
    .where(and(where, lacksEmailTerm(tx)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(BACKFILL_BATCH_SIZE)
    .for('update');

/** Every customer has an email, so without its term all terms are missing. */
const lacksEmailTerm = (db: Database): SQL =>
  notExists(
    db
      .select({ term: customerSearchTerms.term })
      .from(customerSearchTerms)
      .where(
        and(eq(customerSearchTerms.userId, users.id), eq(customerSearchTerms.term, normaliseEmailColumn(users.email))),
      ),
  );
