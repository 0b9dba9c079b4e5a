import { and, asc, eq, isNull, lte } from 'drizzle-orm';
import type { Erasure } from '#contract/storefront/privacy.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/database/database.ts';
import { erasures } from '#server/platform/database/tables/account/privacy-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import { enqueuePostponedEmail } from './erasure-emails.ts';
import { findSubject } from './find-subject.ts';
import { findObstacles, readKeptRecords, replaceOrderFields } from './order-records.ts';
import { PERSONAL_TABLES } from './personal-tables.ts';

const HOUR_MS = 60 * 60_000;
/** How often a postponed erasure is tried again. */
const RETRY_MS = HOUR_MS;
/** A request that was under way during the erasure may have stored something after it; the next look removes it. */
const SECOND_LOOK_MS = 24 * HOUR_MS;
const BATCH = 50;

type ErasureDeps = {
  db: Database;
  clock: Clock;
  /** Ends all sessions of the account at once, in the same transaction. */
  endSessions: (tx: Database, userId: string, now: Date) => Promise<unknown>;
  /** Makes the customer's checkouts wait for the transaction, or it for them. */
  lockCart: (tx: Database, userId: string) => Promise<void>;
};

type OnRequested = (tx: Database, erasure: Erasure) => Promise<void>;

type RunOptions = {
  /** Gets the error of one customer's erasure, which is tried again later; without it, the run ends. */
  onError?: (error: unknown) => void;
  isStopped?: () => boolean;
};

/** Erases customers' data: on their own request, on the shop's, and what was kept for tax law when its time has come. */
export function createErasureService({ db, clock, endSessions, lockCart }: ErasureDeps) {
  const addMs = (ms: number) => new Date(clock.now().getTime() + ms);

  /** Can run again: it then erases what has come since. Returns what postpones it. */
  async function erase(tx: Database, userId: string): Promise<Erasure> {
    // A checkout in another tab does so too: its order is found below, or it finds an empty cart.
    await lockCart(tx, userId);
    const obstacles = await findObstacles(tx, userId);
    const isRow = eq(erasures.userId, userId);
    if (obstacles.length > 0) {
      await tx
        .update(erasures)
        .set({ dueAt: addMs(RETRY_MS) })
        .where(isRow);
      return { isErased: false, obstacles };
    }
    const now = clock.now();
    const subject = await findSubject(tx, userId);
    await endSessions(tx, userId, now);
    // First: whoever stores search terms of an order holds it, so that what follows sees them.
    await replaceOrderFields(tx, userId, now);
    for (const { table, isOf, onErasure } of PERSONAL_TABLES)
      if (onErasure === 'deleted') await tx.delete(table).where(isOf(subject));
    await tx
      .update(erasures)
      .set({ erasedAt: now })
      .where(and(isRow, isNull(erasures.erasedAt)));
    const [row] = await tx.select({ erasedAt: erasures.erasedAt }).from(erasures).where(isRow);
    const secondLookAt = new Date((row?.erasedAt ?? now).getTime() + SECOND_LOOK_MS);
    const kept = await readKeptRecords(tx, userId, now);
    const dueAt = now < secondLookAt ? secondLookAt : kept.nextErasureAt;
    await tx.update(erasures).set({ dueAt, recordsKeptUntil: kept.until }).where(isRow);
    return { isErased: true, obstacles };
  }

  const postpone = (tx: Database, userId: string) =>
    tx
      .update(erasures)
      .set({ dueAt: addMs(RETRY_MS) })
      .where(and(eq(erasures.userId, userId), lte(erasures.dueAt, clock.now())))
      .returning({ userId: erasures.userId });

  const eraseDue = (userId: string): Promise<void> =>
    runInTransaction(db, async (tx) => {
      // It is no longer due: the customer has withdrawn the request, or another process has erased it.
      if ((await postpone(tx, userId)).length > 0) await erase(tx, userId);
    });

  return {
    /**
     * Erases at once, or stores the request for the scheduled job when open orders or refunds postpone it. `onRequested` runs
     * in the same transaction.
     */
    request: (userId: string, requestedBy: 'customer' | 'shop', onRequested?: OnRequested): Promise<Erasure> =>
      runInTransaction(db, async (tx) => {
        const row = { userId, requestedAt: clock.now(), requestedBy, dueAt: clock.now() };
        const added = await tx
          .insert(erasures)
          .values(row)
          .onConflictDoNothing()
          .returning({ userId: erasures.userId });
        const erasure = await erase(tx, userId);
        if (!erasure.isErased && added.length > 0) await enqueuePostponedEmail(tx, userId, clock.now());
        await onRequested?.(tx, erasure);
        return erasure;
      }),

    /** Has no effect after the erasure. `onWithdrawn` runs in the same transaction, if a request waited. */
    withdraw: (userId: string, onWithdrawn?: (tx: Database) => Promise<void>): Promise<void> =>
      runInTransaction(db, async (tx) => {
        const isWaiting = and(eq(erasures.userId, userId), isNull(erasures.erasedAt));
        const withdrawn = await tx.delete(erasures).where(isWaiting).returning({ userId: erasures.userId });
        if (withdrawn.length > 0) await onWithdrawn?.(tx);
      }),

    async findRequest(userId: string): Promise<typeof erasures.$inferSelect | undefined> {
      const [row] = await db.select().from(erasures).where(eq(erasures.userId, userId));
      return row;
    },

    /** The scheduled job: tries postponed erasures again, and erases records whose time has come. */
    async runDue({ onError, isStopped = () => false }: RunOptions = {}): Promise<void> {
      for (;;) {
        const due = await db
          .select({ userId: erasures.userId })
          .from(erasures)
          .where(lte(erasures.dueAt, clock.now()))
          .orderBy(asc(erasures.dueAt))
          .limit(BATCH);
        for (const { userId } of due) {
          if (isStopped()) return;
          try {
            await eraseDue(userId);
          } catch (error) {
            if (!onError) throw error;
            onError(error);
            await postpone(db, userId);
          }
        }
        if (due.length < BATCH) return;
      }
    },
  };
}

export type ErasureService = ReturnType<typeof createErasureService>;
