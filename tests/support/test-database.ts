import { inject } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createOwnDatabase, type OwnDatabase } from '../../scripts/testing/own-database.ts';
import { breakDriver, type DriverFault } from './unreliable-driver.ts';

/** Which engine the server suite runs on: `TEST_ENGINE=postgres` with `TEST_DATABASE_URL`, else the embedded one. */
const testEngine: 'embedded' | 'postgres' = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** A harder life for PostgreSQL than usual, for `npm run faults -- modes`. */
const mode = process.env.TEST_DATABASE_MODE as DriverFault | 'serializable' | undefined;
/** Work that failed on purpose is done again, so that nobody can say how often the database is asked. */
export const countsAreCertain = !process.env.TEST_DATABASE_MODE;
if (mode === 'conflicts' || mode === 'lost-commits') breakDriver(mode);

/** For tests that bring about a fault of their own, or whose transactions are too long to get through at all. */
export const collidesAtRandom = mode === 'conflicts';

/** A fresh, migrated database of its own. Close it when the test file ends. */
export function openTestDatabase(): Promise<DatabaseConnection> {
  return testEngine === 'postgres' ? openFreshPostgres() : openMemoryDatabase();
}

/** A database on the test server, empty or a copy of another one; `drop` removes it once nothing is connected any more. */
export function createTestPostgres(template?: string): Promise<OwnDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server when TEST_ENGINE is postgres.');
  const settings = mode === 'serializable' ? { default_transaction_isolation: 'serializable' } : {};
  return createOwnDatabase(server, { settings, ...(template === undefined ? {} : { template }) });
}

async function openFreshPostgres(): Promise<DatabaseConnection> {
  const migrated = inject('migratedDatabase');
  const { url, drop } = await createTestPostgres(migrated);
  const connection = await openPostgresDatabase(url, { onIdleError() {}, max: 4 });
  if (migrated === undefined) await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}
