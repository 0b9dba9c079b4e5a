import { and, desc, eq, notExists, type SQL } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { inquiries, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { FILL_BATCH_SIZE, fillInBatches } from '#server/platform/jobs/fill-in-batches.ts';
import { type FillOptions, startFilling } from '#server/platform/jobs/start-filling.ts';
import { storeMessageTerms } from './message-terms.ts';

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startFillingMessageTerms = ({ db, ...deps }: FillingDeps) =>
  startFilling({
    ...deps,
    failure: 'search terms of messages not filled in',
    fill: (options) => fillMessageTerms(db, options),
  });

/** Returns whether it got to the end. */
export const fillMessageTerms = (db: Database, options: FillOptions = {}): Promise<boolean> =>
  fillInBatches(db, inquiries, options, async (tx, where) => {
    const messages = await lockUnfilled(tx, where);
    await storeMessageTerms(tx, messages);
    return messages;
  });

/** An erasure waits, and then finds the terms, too. */
const lockUnfilled = (tx: Database, where: SQL | undefined) =>
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
    .limit(FILL_BATCH_SIZE)
    .for('update');

const lacksTerms = (db: Database): SQL =>
  notExists(
    db
      .select({ term: inquirySearchTerms.term })
      .from(inquirySearchTerms)
      .where(eq(inquirySearchTerms.inquiryId, inquiries.id)),
  );
