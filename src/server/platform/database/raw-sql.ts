import { type SQL, sql } from 'drizzle-orm';
import type { Database } from './database.ts';

/** The one place that runs SQL text: the driver-neutral type does not know what a statement yields. */
export async function queryRows<Row extends Record<string, unknown>>(
  db: Database,
  statement: SQL,
): Promise<readonly Row[]> {
  const result = (await db.execute(statement)) as { rows: Row[] };
  return result.rows;
}

/** Rejects when the database does not answer. */
export async function ping(db: Database): Promise<void> {
  await queryRows(db, sql`select 1`);
}
