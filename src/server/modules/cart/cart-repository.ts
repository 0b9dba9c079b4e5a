import { createCustomerQueue } from '#server/platform/database/customer-queue.ts';
import type { Database } from '#server/platform/database/database.ts';
import { type Lastly, transaction } from '#server/platform/database/transaction.ts';
import type { CartLine } from './cart-line.ts';
import { createCartMemory, type KnownCart } from './cart-memory.ts';
import { deleteLines, linesOf, nextVersion, wholeCart, writeLines } from './cart-sql.ts';
import { createVersionReader } from './version-reader.ts';

/** Pure: it may run several times. What it does not touch it hands on as it is. */
export type CartChange = (lines: readonly CartLine[]) => readonly CartLine[];

export function createCartRepository(db: Database, memory = createCartMemory()) {
  const versionOf = createVersionReader(db);
  const inTurn = createCustomerQueue();
  return {
    async read(userId: string): Promise<readonly CartLine[]> {
      const known = memory.get(userId);
      if (known && known.version === (await versionOf(userId))) return known.lines;
      const cart = await wholeCart(db, userId);
      if (cart) memory.set(userId, cart);
      return cart?.lines ?? [];
    },

    async change(userId: string, change: CartChange): Promise<readonly CartLine[]> {
      const cart = await inTurn(userId, () =>
        transaction(db, (tx, lastly) => nextCart(tx, lastly, { userId, change, known: memory.get(userId) })),
      );
      memory.set(userId, cart);
      return cart.lines;
    },
  };
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Inside somebody's transaction; other changes of the same cart wait for its end. */
export async function changeCart(tx: Database, userId: string, change: CartChange): Promise<readonly CartLine[]> {
  const writes: Promise<unknown>[] = [];
  const lastly = (write: Promise<unknown>) => void writes.push(write);
  const { lines } = await nextCart(tx, lastly, { userId, change, known: undefined });
  await Promise.all(writes);
  return lines;
}

type Next = { userId: string; change: CartChange; known: KnownCart | undefined };

/** A write comes first, so that an engine that does not wait for locks sees the collision too. */
async function nextCart(tx: Database, lastly: Lastly, { userId, change, known }: Next): Promise<KnownCart> {
  const version = await nextVersion(tx, userId);
  const before = known?.version === version - 1 ? known.lines : await linesOf(tx, userId);
  const after = change(before);
  const kept = new Set(after.map(({ id }) => id));
  const untouched = new Set(before);
  const gone = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  lastly(deleteLines(tx, userId, gone));
  const written = after.filter((line) => !untouched.has(line));
  lastly(writeLines(tx, userId, written));
  return { version, lines: after };
}
