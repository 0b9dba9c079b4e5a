import { randomUUID } from 'node:crypto';
import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/tables/outbox-tables.ts';

type OutboxEntry = { readonly topic: string; readonly payload: Readonly<Record<string, string>> };
/** With an explicit id, enqueueing the same entry again has no effect. */
type NewEntry = OutboxEntry & { readonly id?: string };
type DueEntry = { readonly id: string; readonly attempts: number };
/** This process holds the lease until `attempts` changes. */
export type LeasedEntry = DueEntry & OutboxEntry & { readonly createdAt: Date };
type GivenUpEntry = LeasedEntry & { readonly lastError: string | null };

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
  }));
  await tx.insert(outbox).values(rows).onConflictDoNothing();
}

export function createOutboxRepository(db: Database) {
  const matchesAttempt = ({ id, attempts }: DueEntry) => and(eq(outbox.id, id), eq(outbox.attempts, attempts));
  return {
    listDue: (now: Date, limit: number): Promise<DueEntry[]> =>
      db
        .select({ id: outbox.id, attempts: outbox.attempts })
        .from(outbox)
        .where(lte(outbox.dueAt, now))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(limit),

    /** Compares and sets `attempts`: of all processes that read the same value, one gets the lease. */
    async lease(entry: DueEntry, until: Date): Promise<LeasedEntry | undefined> {
      const [row] = await db
        .update(outbox)
        .set({ attempts: entry.attempts + 1, dueAt: until })
        .where(matchesAttempt(entry))
        .returning();
      return row && parsePayload(row);
    },

    async remove(entry: LeasedEntry): Promise<void> {
      await db.delete(outbox).where(matchesAttempt(entry));
    },

    /** Sets the next attempt; with `dueAt` null the entry is given up but stays for review. */
    async postpone(entry: LeasedEntry, dueAt: Date | null, lastError: string): Promise<void> {
      await db.update(outbox).set({ dueAt, lastError }).where(matchesAttempt(entry));
    },

    /** Oldest first. */
    async listGivenUp(): Promise<GivenUpEntry[]> {
      const rows = await db
        .select()
        .from(outbox)
        .where(isNull(outbox.dueAt))
        .orderBy(asc(outbox.createdAt), asc(outbox.id));
      return rows.map(parsePayload);
    },

    /** Makes one given-up entry due again, or all of them; returns their number. */
    async retryGivenUp(now: Date, id?: string): Promise<number> {
      const isGivenUp = and(isNull(outbox.dueAt), id === undefined ? undefined : eq(outbox.id, id));
      return (await db.update(outbox).set({ dueAt: now }).where(isGivenUp).returning({ id: outbox.id })).length;
    },
  };
}

const parsePayload = <Row extends { payload: string }>(row: Row) => ({
  ...row,
  payload: JSON.parse(row.payload) as Record<string, string>,
});

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
