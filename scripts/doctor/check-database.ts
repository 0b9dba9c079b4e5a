import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import type { Config } from '#server/platform/config/config.ts';
import { type Database, DatabaseStartError } from '#server/platform/database/database.ts';
import { openEmbeddedDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { readMigrationSteps } from '#server/platform/database/migration-steps.ts';
import { queryRows } from '#server/platform/database/raw-sql.ts';
import { type Finding, look, ok, wrong } from './finding.ts';

const ABOUT = 'database';

/** Read-only: the shop itself migrates. */
export async function checkDatabase({ databaseUrl, dataDir }: Config): Promise<Finding> {
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pg'))) {
    return ok(ABOUT, 'The embedded database will be made at the first start.');
  }
  try {
    const connection = await (databaseUrl
      ? openPostgresDatabase(databaseUrl, { onIdleError() {}, max: 1 })
      : openEmbeddedDatabase(dataDir));
    try {
      return await described(connection.db, databaseUrl ? 'PostgreSQL' : 'The embedded database');
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return /in use by another/.test(error.message)
      ? look(ABOUT, 'The embedded database is in use by the running shop, so it was not looked into.')
      : wrong(ABOUT, error.message);
  }
}

async function described(db: Database, name: string): Promise<Finding> {
  const [found] = await queryRows<{ version: string; there: boolean }>(
    db,
    sql`select current_setting('server_version') as version, to_regclass('schema_migrations') is not null as there`,
  );
  const taken = found?.there ? await queryRows(db, sql`select name from schema_migrations`) : [];
  const missing = readMigrationSteps().length - taken.length;
  const version = `${name} ${found?.version ?? ''}`;
  if (missing < 0)
    return wrong(ABOUT, `${version} holds a newer schema than this release knows: start the newer release.`);
  if (missing > 0) return look(ABOUT, `${version} answers; ${missing} schema steps will be taken at the next start.`);
  return ok(ABOUT, `${version} answers and has the newest schema.`);
}
