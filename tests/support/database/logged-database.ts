import type { PGlite } from '@electric-sql/pglite';
import { drizzle as drizzlePostgres } from 'drizzle-orm/node-postgres';
import { drizzle as drizzleEmbedded } from 'drizzle-orm/pglite';
import type pg from 'pg';
import type { Database, DatabaseConnection } from '#server/platform/database/database.ts';

type LogQuery = (query: string, params: unknown[]) => void;

/** Returns the same database with query logging. */
export function withQueryLog(connection: DatabaseConnection, logQuery: LogQuery): DatabaseConnection {
  const { $client } = connection.db as unknown as { $client: unknown };
  const logger = { logQuery };
  const db =
    connection.engine === 'postgres'
      ? drizzlePostgres($client as pg.Pool, { logger })
      : drizzleEmbedded($client as PGlite, { logger });
  return { ...connection, db: db as unknown as Database };
}
