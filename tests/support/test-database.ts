import { randomUUID } from 'node:crypto';
import pg from 'pg';
import type { DatabaseConnection } from '#server/db/database.ts';
import { openMemoryDatabase } from '#server/db/embedded-database.ts';
import { migrate } from '#server/db/migrate.ts';
import { openPostgresDatabase } from '#server/db/postgres-database.ts';

/** Which engine the server suite runs on: `TEST_ENGINE=postgres` with `TEST_DATABASE_URL`, else the embedded one. */
export const testEngine: 'embedded' | 'postgres' = process.env.TEST_ENGINE === 'postgres' ? 'postgres' : 'embedded';

/** A fresh, migrated database of its own. Close it when the test file ends. */
export function openTestDatabase(): Promise<DatabaseConnection> {
  return testEngine === 'postgres' ? openFreshPostgres() : openMemoryDatabase();
}

/** An empty database on the test server; `drop` removes it once nothing is connected any more. */
export async function createTestPostgres(): Promise<{ url: string; drop(): Promise<void> }> {
  const server = process.env.TEST_DATABASE_URL;
  if (!server) throw new Error('TEST_DATABASE_URL must name a PostgreSQL server when TEST_ENGINE is postgres.');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return { url: url.href, drop: () => onServer(server, `drop database if exists ${name} with (force)`) };
}

async function openFreshPostgres(): Promise<DatabaseConnection> {
  const { url, drop } = await createTestPostgres();
  const connection = await openPostgresDatabase(url, { onIdleError() {}, max: 4 });
  await migrate(connection.db);
  return {
    ...connection,
    async close() {
      await connection.close();
      await drop();
    },
  };
}

async function onServer(url: string, statement: string): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
}
