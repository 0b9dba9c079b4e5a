import { and, desc, eq, notExists, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { inquiries, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { BACKFILL_BATCH_SIZE, backfillInBatches } from '#server/platform/jobs/backfill-in-batches.ts';
import { type BackfillOptions, startBackfill } from '#server/platform/jobs/start-backfill.ts';
import { storeMessageTerms } from './message-terms.ts';

type BackfillDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startMessageTermsBackfill = ({ db, ...deps }: BackfillDeps) =>
  startBackfill({
    ...deps,
    failure: 'search terms of messages not backfilled',
    backfill: (options) => backfillMessageTerms(db, options),
  });

/** Returns whether it reached the last row. */
export const backfillMessageTerms = (db: Database, options: BackfillOptions = {}): Promise<boolean> =>
  backfillInBatches(db, inquiries, options, async (tx, where) => {
    const messages = await lockIncomplete(tx, where);
    await storeMessageTerms(tx, messages);
    return messages;
  });

/** An erasure waits, and then finds the terms, too. */
const lockIncomplete = (tx: Database, where: SQL | undefined) =>
  tx
    .select({
      id: inquiries.id,
      createdAt: inquiries.createdAt,
      ticket: inquiries.ticket,
      name: inquiries.name,
      email: inquiries.email,
      phone: inquiries.phone,
    })
    .from(inquiries)
    .where(and(where, lacksTerms(tx)))
    .orderBy(desc(inquiries.createdAt), desc(inquiries.id))
    .limit(BACKFILL_BATCH_SIZE)
    .for('update');

const lacksTerms = (db: Database): SQL =>
  notExists(
    db
      .select({ term: inquirySearchTerms.term })
      .from(inquirySearchTerms)
      .where(eq(inquirySearchTerms.inquiryId, inquiries.id)),
  );
