import { createCustomerQueue } from '#server/platform/database/customer-queue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DeferUntilCommit, runInTransaction } from '#server/platform/database/transaction.ts';
import { createCartCache, type VersionedCart } from './cart-cache.ts';
import type { CartLine } from './cart-line.ts';
import { deleteLines, incrementVersion, selectCart, selectLines, upsertLines } from './cart-sql.ts';
import { createCartVersionReader } from './cart-version-reader.ts';

/** A pure function: it may run several times. It returns unchanged lines as the same objects. */
export type ChangeLines = (lines: readonly CartLine[]) => readonly CartLine[];

export function createCartRepository(db: Database, cache = createCartCache()) {
  const readVersion = createCartVersionReader(db);
  const runInQueue = createCustomerQueue();
  return {
    async read(userId: string): Promise<readonly CartLine[]> {
      const cached = cache.get(userId);
      if (cached && cached.version === (await readVersion(userId))) return cached.lines;
      const cart = await selectCart(db, userId);
      if (cart) cache.set(userId, cart);
      return cart?.lines ?? [];
    },

    async change(userId: string, changeLines: ChangeLines): Promise<readonly CartLine[]> {
      const cart = await runInQueue(userId, () =>
        runInTransaction(db, (tx, deferUntilCommit) =>
          applyChange(tx, deferUntilCommit, { userId, changeLines, cached: cache.get(userId) }),
        ),
      );
      cache.set(userId, cart);
      return cart.lines;
    },
  };
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Changes the cart inside the caller's transaction; other changes to the cart wait for it. */
export async function changeCart(tx: Database, userId: string, changeLines: ChangeLines): Promise<readonly CartLine[]> {
  const writes: Promise<unknown>[] = [];
  const collectWrite = (write: Promise<unknown>) => void writes.push(write);
  const { lines } = await applyChange(tx, collectWrite, { userId, changeLines, cached: undefined });
  await Promise.all(writes);
  return lines;
}

type ChangeInput = { userId: string; changeLines: ChangeLines; cached: VersionedCart | undefined };

/** Writes first, so that an engine without waiting locks conflicts too. */
async function applyChange(
  tx: Database,
  deferUntilCommit: DeferUntilCommit,
  { userId, changeLines, cached }: ChangeInput,
): Promise<VersionedCart> {
  const version = await incrementVersion(tx, userId);
  const before = cached?.version === version - 1 ? cached.lines : await selectLines(tx, userId);
  const after = changeLines(before);
  const remaining = new Set(after.map(({ id }) => id));
  const untouched = new Set(before);
  const removed = before.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
  deferUntilCommit(deleteLines(tx, userId, removed));
  const written = after.filter((line) => !untouched.has(line));
  deferUntilCommit(upsertLines(tx, userId, written));
  return { version, lines: after };
}
