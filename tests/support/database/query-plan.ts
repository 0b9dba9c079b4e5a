import { type SQL, sql } from 'drizzle-orm';
import type { Database } from '#server/platform/database/database.ts';

export type RecordedStatement = { text: string; params: unknown[] };

/** Returns the statement's query plan without executing it. */
export async function explainQuery(db: Database, { text, params }: RecordedStatement): Promise<string> {
  const parts = text.split(/\$\d+/);
  const numbers = [...text.matchAll(/\$(\d+)/g)].map(([, number]) => Number(number) - 1);
  const chunks = parts.flatMap((part, index): SQL[] =>
    index === 0 ? [sql.raw(part)] : [sql`${params[numbers[index - 1] ?? 0]}`, sql.raw(part)],
  );
  const rows = await db.execute<Record<string, string>>(sql`explain ${sql.join(chunks)}`);
  return rows.map((row) => Object.values(row)[0]).join('\n');
}
