import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** Runs raw SQL. All raw SQL goes through here, because the driver-neutral type does not know the shape of a result. */
export async function queryRows<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Rejects when the database does not respond. */
export async function ping(db: Database): Promise<void> {
  await queryRows(db, sql`select 1`);
}
