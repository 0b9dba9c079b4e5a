import { and, asc, eq, getTableColumns, inArray, sql } from 'drizzle-orm';
import { cartLines, carts } from '../../db/cart-tables.ts';
import type { Database } from '../../db/database.ts';
import { transaction } from '../../db/transaction.ts';
import type { CartLine } from './cart-line.ts';

/** Pure: it may run several times. What it does not touch it hands on as it is. */
export type CartChange = (lines: readonly CartLine[]) => readonly CartLine[];

const { userId: _, ...LINE_COLUMNS } = getTableColumns(cartLines);
const AS_GIVEN = Object.fromEntries(
  Object.entries(LINE_COLUMNS).map(([name, column]) => [name, sql`excluded.${sql.identifier(column.name)}`]),
);

export function createCartRepository(db: Database) {
  return {
    read: (userId: string): Promise<CartLine[]> => linesOf(db, userId),

    change: (userId: string, change: CartChange): Promise<readonly CartLine[]> =>
      transaction(db, (tx) => changeCart(tx, userId, change)),
  };
}

export type CartRepository = ReturnType<typeof createCartRepository>;

/** Inside somebody's transaction; other changes of the same cart wait for its end. */
export async function changeCart(tx: Database, userId: string, change: CartChange): Promise<readonly CartLine[]> {
  await lockCart(tx, userId);
  const before = await linesOf(tx, userId);
  const after = change(before);
  await removeLines(tx, userId, before, after);
  await writeLines(tx, userId, before, after);
  return after;
}

/** A write comes first, so that an engine that does not wait for locks sees the collision too. */
async function lockCart(tx: Database, userId: string): Promise<void> {
  await tx
    .insert(carts)
    .values({ userId, version: 1 })
    .onConflictDoUpdate({ target: carts.userId, set: { version: sql`${carts.version} + 1` } });
}

const linesOf = (db: Database, userId: string): Promise<CartLine[]> =>
  db.select(LINE_COLUMNS).from(cartLines).where(eq(cartLines.userId, userId)).orderBy(asc(cartLines.position));

type Lines = readonly CartLine[];

async function removeLines(tx: Database, userId: string, before: Lines, after: Lines): Promise<void> {
  const kept = new Set(after.map(({ id }) => id));
  const removed = before.filter(({ id }) => !kept.has(id)).map(({ id }) => id);
  if (removed.length === 0) return;
  await tx.delete(cartLines).where(and(eq(cartLines.userId, userId), inArray(cartLines.id, removed)));
}

async function writeLines(tx: Database, userId: string, before: Lines, after: Lines): Promise<void> {
  const untouched = new Set(before);
  const written = after.filter((line) => !untouched.has(line)).map((line) => ({ ...line, userId }));
  if (written.length === 0) return;
  const target = [cartLines.userId, cartLines.id];
  await tx.insert(cartLines).values(written).onConflictDoUpdate({ target, set: AS_GIVEN });
}
