import type { TestProject } from 'vitest/node';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { migrate } from '#server/platform/database/migrate.ts';
import { createTemporaryDatabase } from '../../../scripts/testing/database/temporary-database.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Name of the template database that tests copy. */
    migratedDatabase?: string;
  }
}

/** Migrates one database per PostgreSQL run; copying it is much faster than migrating. */
export default async function createMigratedDatabase(project: TestProject) {
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
