import { eq, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { isAlreadyCreated, isDuplicateKey } from './database-errors.ts';
import { type MigrationStep, readMigrationSteps } from './migration-steps.ts';
import { runInTransaction } from './transaction.ts';

const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

const MAX_CREATE_ATTEMPTS = 5;

/** Applies pending migration steps and returns their number. An interrupted run resumes where it stopped. */
export async function migrate(db: Database, steps: readonly MigrationStep[] = readMigrationSteps()): Promise<number> {
  await createMigrationsTable(db);
  const applied = new Set(
    (await db.select({ name: schemaMigrations.name }).from(schemaMigrations)).map((row) => row.name),
  );
  let appliedCount = 0;
  for (const step of steps) {
    if (!applied.has(step.name) && (await applyStep(db, step))) appliedCount++;
  }
  return appliedCount;
}

/**
 * Inserts the `schema_migrations` row first, in the same transaction: a second process waits for the row, then skips the
 * step. No lock outlives the transaction.
 */
async function applyStep(db: Database, { name, statement }: MigrationStep): Promise<boolean> {
  try {
    await runInTransaction(db, async (tx) => {
      await tx.insert(schemaMigrations).values({ name, appliedAt: new Date() });
      await tx.execute(sql.raw(statement));
    });
    return true;
  } catch (error) {
    if (isDuplicateKey(error) && (await isApplied(db, name))) return false;
    throw error;
  }
}

async function isApplied(db: Database, name: string): Promise<boolean> {
  const rows = await db.select().from(schemaMigrations).where(eq(schemaMigrations.name, name));
  return rows.length > 0;
}

async function createMigrationsTable(db: Database): Promise<void> {
  const create = sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null)`;
  for (let attempts = 1; ; attempts++) {
    try {
      await db.execute(create);
      return;
    } catch (error) {
      // PostgreSQL can fail despite 'if not exists' when two processes create the table at once.
      if (!isAlreadyCreated(error) || attempts === MAX_CREATE_ATTEMPTS) throw error;
    }
  }
}
