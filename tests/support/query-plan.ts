import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';
import { rowsOf } from '#server/platform/database/raw-sql.ts';

export type HeardStatement = { text: string; params: unknown[] };

/** The statement again as the client sent it, with the plan for an answer; nothing is changed by it. */
export async function planOf(db: Database, { text, params }: HeardStatement): Promise<string> {
  const parts = text.split(/\$\d+/);
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  const chunks = parts.flatMap((part, at): SQL[] =>
    at === 0 ? [sql.raw(part)] : [sql`${params[numbers[at - 1] ?? 0]}`, sql.raw(part)],
  );
  const rows = await rowsOf<Record<string, string>>(db, sql`explain ${sql.join(chunks)}`);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}
