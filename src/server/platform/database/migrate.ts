import { eq, sql } from 'drizzle-orm';
import { pgTable, text, timestamp } from 'drizzle-orm/pg-core';
import type { Database } from './database.ts';
import { isAlreadyCreated, isDuplicateKey } from './database-errors.ts';
import { type MigrationStep, readMigrationSteps } from './migration-steps.ts';
import { queryRows } from './raw-sql.ts';
import { transaction } from './transaction.ts';

const schemaMigrations = pgTable('schema_migrations', {
  name: text('name').primaryKey(),
  appliedAt: timestamp('applied_at', { withTimezone: true }).notNull(),
});

const MAX_LEDGER_ATTEMPTS = 5;

/** Brings the database to the newest schema and tells how many steps that took. A broken run continues where it ended. */
export async function migrate(db: Database, steps: readonly MigrationStep[] = readMigrationSteps()): Promise<number> {
  await createLedger(db);
  const applied = new Set(
    (await db.select({ name: schemaMigrations.name }).from(schemaMigrations)).map((row) => row.name),
  );
  let taken = 0;
  for (const step of steps) {
    if (!applied.has(step.name) && (await applyStep(db, step))) taken++;
  }
  return taken;
}

/**
 * The ledger row is written first, in the same transaction: of two processes that start together one waits on the other's
 * row, then finds it taken. No lock outlives the transaction.
 */
async function applyStep(db: Database, { name, statement }: MigrationStep): Promise<boolean> {
  try {
    await transaction(db, async (tx) => {
      await tx.insert(schemaMigrations).values({ name, appliedAt: new Date() });
      await queryRows(tx, sql.raw(statement));
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

async function createLedger(db: Database): Promise<void> {
  const create = sql`create table if not exists schema_migrations (name text primary key, applied_at timestamptz not null)`;
  for (let tries = 1; ; tries++) {
    try {
      await queryRows(db, create);
      return;
    } catch (error) {
      // Created by two processes at once, PostgreSQL refuses one in its own catalogue although 'if not exists' is asked.
      if (!isAlreadyCreated(error) || tries === MAX_LEDGER_ATTEMPTS) throw error;
    }
  }
}
