import { and, asc, eq, getTableColumns, inArray, type Placeholder, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { createKeyedQueue } from '#server/platform/database/keyed-queue.ts';
import { cartLines, carts } from '#server/platform/database/tables/orders/cart-tables.ts';
import { runInTransaction } from '#server/platform/database/transaction.ts';
import type { CartLine } from './cart-line.ts';

/** A pure function: it may run several times. It returns unchanged lines as the same objects. */
export type ChangeLines = (lines: readonly CartLine[]) => readonly CartLine[];

const { userId: _, ...LINE_COLUMNS } = getTableColumns(cartLines);

export function createCartRepository(db: Database) {
  const runInQueue = createKeyedQueue();
  // Drizzle builds the text of this frequent query only once; the driver sends it unnamed.
  const userLinesQuery = selectLines(db, sql.placeholder('userId')).prepare('cart lines');
  return {
    read: (userId: string): Promise<readonly CartLine[]> => userLinesQuery.execute({ userId }),

    change: (userId: string, changeLines: ChangeLines): Promise<readonly CartLine[]> =>
      runInQueue(userId, () => runInTransaction(db, (tx) => changeCart(tx, userId, changeLines))),
  };
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Changes the cart inside the caller's transaction; other changes to the cart wait for it. */
export async function changeCart(tx: Database, userId: string, changeLines: ChangeLines): Promise<readonly CartLine[]> {
  await lockCart(tx, userId);
  return changeLockedCart(tx, userId, changeLines);
}

export async function changeLockedCart(
  tx: Database,
  userId: string,
  changeLines: ChangeLines,
): Promise<readonly CartLine[]> {
  const before: readonly CartLine[] = await selectLines(tx, userId);
  const after = changeLines(before);
  const replaced = before.filter((line) => !after.includes(line)).map(({ id }) => id);
  if (replaced.length > 0)
    await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.id, replaced)));
  const written = after.filter((line) => !before.includes(line));
  if (written.length > 0) await tx.insert(cartLines).values(written.map((line) => ({ ...line, userId })));
  return after;
}

/** Makes other changes to the cart and checkouts wait. A write, so that an engine without waiting locks conflicts too. */
export async function lockCart(tx: Database, userId: string): Promise<void> {
  await tx
    .insert(carts)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + 1` } });
}

const selectLines = (db: Database, userId: string | Placeholder) =>
  db.select(LINE_COLUMNS).from(cartLines).where(eq(cartLines.userId, userId)).orderBy(asc(cartLines.position));
