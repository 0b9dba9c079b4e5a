import type { Logger } from 'drizzle-orm';
import { inject } from 'vitest';
import type { DatabaseConnection } from '#server/platform/database/database.ts';
import { openMemoryDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import {
  createTemporaryDatabase,
  type TemporaryDatabase,
} from '../../../scripts/testing/database/temporary-database.ts';
import { breakDriver, type DriverFault, FaultyClient } from './faulty-driver.ts';

/** The server suite's engine: PostgreSQL with `TEST_ENGINE` and `TEST_DATABASE_URL`, else the embedded one. */
const testEngine: 'embedded' | 'postgres' = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** Fault mode for PostgreSQL, set by `npm run faults -- modes`. */
const faultMode = process.env.TEST_DATABASE_MODE as DriverFault | 'serializable' | undefined;
/** Injected failures cause retries, so query counts vary. */
export const hasExactQueryCounts = !process.env.TEST_DATABASE_MODE;
if (faultMode === 'conflicts' || faultMode === 'lost-commits') breakDriver(faultMode);

/** For tests that inject their own fault, or whose transactions are too long to succeed. */
export const hasRandomConflicts = faultMode === 'conflicts';

/** Statements sent to test databases since the test file started. */
export const recordedStatements = new Set<string>();

/** Creates a migrated database. Close it when the test file ends. */
export function createTestDatabase(logQuery: Logger['logQuery'] = () => {}): Promise<DatabaseConnection> {
  const logger: Logger = {
    logQuery(text, params) {
      recordedStatements.add(text);
      logQuery(text, params);
    },
  };
  return testEngine === 'postgres' ? createPostgresDatabase(logger) : openMemoryDatabase(logger);
}

/** Creates a database on the test server, empty or as a copy of `template`; close all connections before `drop`. */
export function createTestPostgres(template?: string): Promise<TemporaryDatabase> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server when TEST_ENGINE is postgres.');
  const settings = faultMode === 'serializable' ? { default_transaction_isolation: 'serializable' } : {};
  return createTemporaryDatabase(server, { settings, ...(template === undefined ? {} : { template }) });
}

async function createPostgresDatabase(logger: Logger): Promise<DatabaseConnection> {
  const migrated = inject('migratedDatabase');
  const { url, drop } = await createTestPostgres(migrated);
  const connection = await openPostgresDatabase(url, { onIdleError() {}, max: 4, logger, Client: FaultyClient });
  if (migrated === undefined) await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}
