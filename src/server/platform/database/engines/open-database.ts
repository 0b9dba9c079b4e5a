import type { DatabaseConnection } from '../database.ts';
import { migrate } from '../migrate.ts';
import { openEmbeddedDatabase } from './embedded-database.ts';
import { openPostgresDatabase } from './postgres-database.ts';

type Settings = { readonly databaseUrl: string | undefined; readonly dataDir: string };
type ConnectionEvents = { onIdleError(error: Error): void };

/** Opens the configured database and brings it to the newest schema. */
export async function openDatabase(
  settings: Settings,
  watch: ConnectionEvents = { onIdleError() {} },
): Promise<DatabaseConnection> {
  const connection = settings.databaseUrl
    ? await openPostgresDatabase(settings.databaseUrl, watch)
    : await openEmbeddedDatabase(settings.dataDir);
  try {
    await migrate(connection.db);
    return connection;
  } catch (error) {
    await connection.close();
    throw error;
  }
}
