import { and, desc, eq, notExists, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { customerSearchTerms, users } from '#server/platform/database/tables/account/account-tables.ts';
import { normaliseEmailColumn } from '#server/platform/database/tables/columns.ts';
import { FILL_BATCH_SIZE, fillInBatches } from '#server/platform/jobs/fill-in-batches.ts';
import { type FillOptions, startFilling } from '#server/platform/jobs/start-filling.ts';
import { addDetails, storeCustomerTerms } from './customer-terms.ts';

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startFillingCustomerTerms = ({ db, ...deps }: FillingDeps) =>
  startFilling({
    ...deps,
    failure: 'search terms of customers not filled in',
    fill: (options) => fillCustomerTerms(db, options),
  });

/** Returns whether it got to the end. */
export const fillCustomerTerms = (db: Database, options: FillOptions = {}): Promise<boolean> =>
  fillInBatches(db, users, options, async (tx, where) => {
    const unfilled = await lockUnfilled(tx, where);
    // Reads the details after the lock, so that they are as new as the account.
    await storeCustomerTerms(tx, await addDetails(tx, unfilled));
    return unfilled;
  });

/** An erasure waits, and then finds the terms, too. */
const lockUnfilled = (tx: Database, where: SQL | undefined) =>
  tx
    .select()
    .from(users)
    .where(and(where, lacksEmailTerm(tx)))
    .orderBy(desc(users.createdAt), desc(users.id))
    .limit(FILL_BATCH_SIZE)
    .for('update');

/** Every customer has an email, so its term stands for all. */
const lacksEmailTerm = (db: Database): SQL =>
  notExists(
    db
      .select({ term: customerSearchTerms.term })
      .from(customerSearchTerms)
      .where(
        and(eq(customerSearchTerms.userId, users.id), eq(customerSearchTerms.term, normaliseEmailColumn(users.email))),
      ),
  );
