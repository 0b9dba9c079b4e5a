import { randomUUID } from 'node:crypto';
import { and, asc, eq, inArray, isNull, like, lte, notExists, notInArray, sql } from 'drizzle-orm';
import { isOrderEmail } from '#domain/orders/order-notifications.ts';
import type { Database } from '../database/database.ts';
import { orders } from '../database/tables/orders/order-tables.ts';
import { outbox, sentOrderEmails } from '../database/tables/outbox-tables.ts';
import { runInTransaction } from '../database/transaction.ts';

type OutboxEntry = { readonly topic: string; readonly payload: Readonly<Record<string, string>> };
/** Enqueueing an entry with an explicit id again has no effect. */
type NewEntry = OutboxEntry & { readonly id?: string };
/** The holder of a lease may start the entry unless another process has started it, which changes `attempts`. */
type Lease = { readonly id: string; readonly attempts: number };
export type LeasedEntry = Lease & OutboxEntry & { readonly createdAt: Date };
type LeaseOptions = {
  now: Date;
  until: Date;
  limit: number;
  /** Default: all. */
  topics?: readonly string[] | undefined;
  /** Topics that another worker or process delivers. */
  skippedTopics?: readonly string[] | undefined;
};
/** The fields of an entry that email handlers read. */
export type EmailEntry = Pick<LeasedEntry, 'id' | 'payload' | 'createdAt'>;
type FailedEntry = LeasedEntry & { readonly lastError: string | null };

/** A handler returns it if there was no recipient. */
export const SKIPPED = 'skipped';

/** Adds entries inside the transaction that causes them. */
export async function enqueue(tx: Database, entries: readonly NewEntry[], now: Date): Promise<void> {
  if (entries.length === 0) return;
  const rows = entries.map(({ id = randomUUID(), topic, payload }) => ({
    id,
    topic,
    payload: JSON.stringify(payload),
    createdAt: now,
    dueAt: now,
    attempts: 0,
    orderId: payload.orderId ?? null,
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing();
}

/** Matches entries that failed permanently and need staff. The emails of sample orders have no recipient. */
export const isFailedForGood = (db: Database) =>
  and(
    isNull(outbox.dueAt),
    notExists(
      db
        .select({ id: orders.id })
        .from(orders)
        .where(and(eq(orders.id, outbox.orderId), eq(orders.isSample, true))),
    ),
  );

export function createOutboxRepository(db: Database) {
  const matchesAttempt = ({ id, attempts }: Lease) => and(eq(outbox.id, id), eq(outbox.attempts, attempts));
  return {
    /**
     * Leases the entries that have been due longest; they are not due again before `until`. Of several processes that
     * choose the same entry one gets it: the others wait for its update and find that the entry is no longer due. If their
     * clocks differ, or a lease expires, several hold it and `startAttempt` decides.
     */
    async lease({ now, until, limit, topics, skippedTopics = [] }: LeaseOptions): Promise<LeasedEntry[]> {
      const isDue = lte(outbox.dueAt, now);
      const isOurs = and(topics && inArray(outbox.topic, [...topics]), notInArray(outbox.topic, [...skippedTopics]));
      const longestDue = db
        .select({ id: outbox.id })
        .from(outbox)
        .where(and(isDue, isOurs))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(limit);
      const rows = await db
        .update(outbox)
        .set({ dueAt: until })
        .where(and(inArray(outbox.id, longestDue), isDue))
        .returning();
      return rows.map(parsePayload).sort((a, b) => a.createdAt.getTime() - b.createdAt.getTime());
    },

    /** Counts the attempt and renews the lease, unless the entry was dropped or another process has started it. */
    async startAttempt(lease: LeasedEntry, until: Date): Promise<LeasedEntry | undefined> {
      const [started] = await db
        .update(outbox)
        .set({ attempts: lease.attempts + 1, dueAt: until })
        .where(matchesAttempt(lease))
        .returning();
      return started && parsePayload(started);
    },

    /** Gives back an entry whose delivery has not started. */
    async release(entry: LeasedEntry, now: Date): Promise<void> {
      await db.update(outbox).set({ dueAt: now }).where(matchesAttempt(entry));
    },

    /** Removes a delivered entry; an email about an order leaves a record, unless nobody got it. */
    async remove(entry: LeasedEntry, now: Date, { isSkipped = false } = {}): Promise<void> {
      const { id, topic, payload } = entry;
      const { orderId } = payload;
      if (isSkipped || orderId === undefined || !isOrderEmail(topic)) {
        await db.delete(outbox).where(matchesAttempt(entry));
        return;
      }
      await runInTransaction(db, async (tx) => {
        await tx.delete(outbox).where(matchesAttempt(entry));
        await tx.insert(sentOrderEmails).values({ id, orderId, topic, sentAt: now }).onConflictDoNothing();
      });
    },

    /** Sets the next attempt; with `dueAt` null the entry has failed for good but stays for review. */
    async postpone(entry: LeasedEntry, dueAt: Date | null, lastError: string): Promise<void> {
      // Processes of earlier releases don't store the order.
      const orderId = entry.payload.orderId ?? null;
      await db.update(outbox).set({ dueAt, lastError, orderId }).where(matchesAttempt(entry));
    },

    /** Stores the order of entries that a process of an earlier release wrote. Returns that it is complete. */
    async backfillOrders(): Promise<true> {
      const orderId = sql`cast(substring(${outbox.payload} from '"orderId":"([0-9a-f-]{36})"') as uuid)`;
      const isOfEarlierRelease = and(isNull(outbox.orderId), like(outbox.payload, '%"orderId":"%'));
      await db.update(outbox).set({ orderId }).where(isOfEarlierRelease);
      return true;
    },

    /** Oldest first. */
    async listFailedForGood(): Promise<FailedEntry[]> {
      const rows = await db
        .select()
        .from(outbox)
        .where(isFailedForGood(db))
        .orderBy(asc(outbox.createdAt), asc(outbox.id));
      return rows.map(parsePayload);
    },

    /** Makes one entry that failed for good due again, or all of them; returns their number. */
    async retryFailedForGood(now: Date, id?: string): Promise<number> {
      const isWanted = and(isFailedForGood(db), id === undefined ? undefined : eq(outbox.id, id));
      return (await db.update(outbox).set({ dueAt: now }).where(isWanted).returning({ id: outbox.id })).length;
    },
  };
}

const parsePayload = <Row extends { payload: string }>(row: Row) => ({
  ...row,
  payload: JSON.parse(row.payload) as Record<string, string>,
});

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
