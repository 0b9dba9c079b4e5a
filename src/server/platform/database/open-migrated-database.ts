import type { DatabaseSettings } from '../config/config.ts';
import type { DatabaseConnection } from './database.ts';
import { openEmbeddedDatabase } from './engines/embedded-database.ts';
import { openPostgresDatabase } from './engines/postgres-database.ts';
import { migrate } from './migrate.ts';

/** Commands ignore lost idle connections: the pool replaces them, and a failing query throws. */
const ignoreIdleError = () => {};

/** Opens the configured database and migrates it. Only PostgreSQL has idle connections that can fail. */
export async function openMigratedDatabase(
  settings: DatabaseSettings,
  onIdleError: (error: Error) => void = ignoreIdleError,
): Promise<DatabaseConnection> {
  const connection = settings.databaseUrl
    ? await openPostgresDatabase(settings.databaseUrl, { onIdleError })
    : await openEmbeddedDatabase(settings.dataDir);
  try {
    await migrate(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
