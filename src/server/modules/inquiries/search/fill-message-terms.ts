import { and, desc, eq, gte, notExists, type SQL, sql } from 'drizzle-orm';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { OutageLog } from '#server/platform/database/outage-log.ts';
import { inquiries, inquirySearchTerms } from '#server/platform/database/tables/inquiry-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { type FillOptions, startFilling } from '#server/platform/jobs/start-filling.ts';
import { storeMessageTerms } from './message-terms.ts';

const BATCH_SIZE = 200;

type FillingDeps = { db: Database; clock: Clock; outages: OutageLog; intervalMs?: number };

export const startFillingMessageTerms = ({ db, ...deps }: FillingDeps) =>
  startFilling({
    ...deps,
    failure: 'search terms of messages not filled in',
    fill: (options) => fillMessageTerms(db, options),
  });

/** Newest first, one batch after another. Returns whether it got to the end. */
export async function fillMessageTerms(
  db: Database,
  { since, isStopped = () => false }: FillOptions = {},
): Promise<boolean> {
  let last: { id: string; createdAt: Date } | undefined;
  do {
    if (isStopped()) return false;
    const where = and(since && gte(inquiries.createdAt, since), last && isOlder(last));
    const batch = await runInTransaction(db, async (tx) => {
      const messages = await lockUnfilled(tx, where);
      await storeMessageTerms(tx, messages);
      return messages;
    });
    last = batch.length === BATCH_SIZE ? batch.at(-1) : undefined;
  } while (last);
  return true;
}

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
    .limit(BATCH_SIZE)
    .for('update');

const lacksTerms = (db: Database): SQL =>
  notExists(
    db
      .select({ term: inquirySearchTerms.term })
      .from(inquirySearchTerms)
      .where(eq(inquirySearchTerms.inquiryId, inquiries.id)),
  );

const isOlder = ({ createdAt, id }: { createdAt: Date; id: string }): SQL =>
  sql`(${inquiries.createdAt}, ${inquiries.id}) < (${createdAt.toISOString()}, ${id})`;
