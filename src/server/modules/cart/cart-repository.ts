import { createCustomerQueue } from '#server/platform/database/customer-queue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type DeferUntilCommit, transaction } from '#server/platform/database/transaction.ts';
import { createCartCache, type VersionedCart } from './cart-cache.ts';
import type { CartLine } from './cart-line.ts';
import { deleteLines, incrementVersion, selectCart, selectLines, upsertLines } from './cart-sql.ts';
import { createCartVersionReader } from './cart-version-reader.ts';

/** A pure function: it may run several times. It returns unchanged lines as the same objects. */
export type CartChange = (lines: readonly CartLine[]) => readonly CartLine[];

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

    async change(userId: string, change: CartChange): Promise<readonly CartLine[]> {
      const cart = await runInQueue(userId, () =>
        transaction(db, (tx, lastly) => applyChange(tx, lastly, { userId, change, cached: cache.get(userId) })),
      );
      cache.set(userId, cart);
      return cart.lines;
    },
  };
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Changes the cart inside the caller's transaction; other changes to the cart wait for it. */
export async function changeCart(tx: Database, userId: string, change: CartChange): Promise<readonly CartLine[]> {
  const writes: Promise<unknown>[] = [];
  const lastly = (write: Promise<unknown>) => void writes.push(write);
  const { lines } = await applyChange(tx, lastly, { userId, change, cached: undefined });
  await Promise.all(writes);
  return lines;
}

type ChangeInput = { userId: string; change: CartChange; cached: VersionedCart | undefined };

/** Writes first, so that an engine without waiting locks conflicts too. */
async function applyChange(
  tx: Database,
  lastly: DeferUntilCommit,
  { userId, change, cached }: ChangeInput,
): Promise<VersionedCart> {
  const version = await incrementVersion(tx, userId);
  const before = cached?.version === version - 1 ? cached.lines : await selectLines(tx, userId);
  const after = change(before);
  const remaining = new Set(after.map(({ id }) => id));
  const untouched = new Set(before);
  const removed = before.filter(({ id }) => !remaining.has(id)).map(({ id }) => id);
  lastly(deleteLines(tx, userId, removed));
  const written = after.filter((line) => !untouched.has(line));
  lastly(upsertLines(tx, userId, written));
  return { version, lines: after };
}
