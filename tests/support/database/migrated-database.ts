import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Its name on the test server; the databases of the tests are copies of it. */
    migratedDatabase?: string;
  }
}

/** Migrates one database for a run on PostgreSQL; a copy of it costs far less than a migration. */
export default async function makeMigratedDatabase(project: TestProject) {
  const server = process.env.TEST_DATABASE_URL;
  if (process.env.TEST_ENGINE !== 'postgres' || !server) return;
  const { name, url, drop } = await createTemporaryDatabase(server);
  const { db, close } = await openPostgresDatabase(url, { onIdleError() {}, max: 1 });
  await migrate(db);
  // A database must have no connections while it is copied.
  await close();
  project.provide('migratedDatabase', name);
  return drop;
}
