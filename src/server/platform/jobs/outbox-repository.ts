import { randomUUID } from 'node:crypto';
import { and, asc, eq, lte } from 'drizzle-orm';
import type { Database } from '../database/database.ts';
import { outbox } from '../database/tables/outbox-tables.ts';

type OutboxEntry = { readonly topic: string; readonly payload: Readonly<Record<string, string>> };
/** An id of the caller's makes an entry that is put in twice one entry. */
type NewEntry = OutboxEntry & { readonly id?: string };
type DueEntry = { readonly id: string; readonly attempts: number };
/** An entry whose lease this process holds, until `attempts` changes again. */
export type LeasedEntry = DueEntry & OutboxEntry & { readonly createdAt: Date };

/** Puts entries into the outbox, inside the transaction of what caused them: both happen or neither does. */
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
  const sameTry = ({ id, attempts }: DueEntry) => and(eq(outbox.id, id), eq(outbox.attempts, attempts));
  return {
    due: (now: Date, limit: number): Promise<DueEntry[]> =>
      db
        .select({ id: outbox.id, attempts: outbox.attempts })
        .from(outbox)
        .where(lte(outbox.dueAt, now))
        .orderBy(asc(outbox.dueAt), asc(outbox.id))
        .limit(limit),

    /** Compare and set: of all processes that saw the same number of attempts, one gets the entry. */
    async lease(entry: DueEntry, until: Date): Promise<LeasedEntry | undefined> {
      const [row] = await db
        .update(outbox)
        .set({ attempts: entry.attempts + 1, dueAt: until })
        .where(sameTry(entry))
        .returning();
      return row && { ...row, payload: JSON.parse(row.payload) as Record<string, string> };
    },

    async remove(entry: LeasedEntry): Promise<void> {
      await db.delete(outbox).where(sameTry(entry));
    },

    /** `dueAt` null gives the entry up; it stays for people to see. */
    async postpone(entry: LeasedEntry, dueAt: Date | null, lastError: string): Promise<void> {
      await db.update(outbox).set({ dueAt, lastError }).where(sameTry(entry));
    },
  };
}

export type OutboxRepository = ReturnType<typeof createOutboxRepository>;
