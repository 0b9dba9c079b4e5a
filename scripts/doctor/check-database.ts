import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { sql } from 'drizzle-orm';
import { EMPTY_CATALOGUE_MESSAGE } from '#server/modules/catalogue/live-catalogue.ts';
import { hasSampleHistory, SAMPLES_IN_LIVE_MESSAGE } from '#server/modules/sample-history/remove-sample-history.ts';
import { readSettings } from '#server/modules/settings/settings-repository.ts';
import { findAuditProblem } from '#server/platform/audit/audit-log.ts';
import type { Config } from '#server/platform/config/config.ts';
import { type Database, DatabaseInUseError, DatabaseStartError } from '#server/platform/database/database.ts';
import { openEmbeddedDatabase } from '#server/platform/database/engines/embedded-database.ts';
import { openPostgresDatabase } from '#server/platform/database/engines/postgres-database.ts';
import { readMigrationSteps } from '#server/platform/database/migration-steps.ts';
import { products } from '#server/platform/database/tables/catalogue/catalogue-tables.ts';
import { checkFacts } from './check-facts.ts';
import { checkPictures } from './check-pictures.ts';
import { type CheckResult, createErrorResult, createOkResult, createWarningResult } from './check-result.ts';

const SUBJECT = 'database';
const IN_USE_MESSAGE = 'The embedded database is in use by the running shop, so it was not checked.';

/** Reads only; the shop migrates the database when it starts. */
export async function checkDatabase(config: Config): Promise<readonly CheckResult[]> {
  const { databaseUrl, dataDir, shopMode } = config;
  if (databaseUrl === undefined && !existsSync(join(dataDir, 'pg'))) {
    return [
      createOkResult(SUBJECT, 'The first start will create the embedded database.'),
      ...checkFacts(undefined, config),
    ];
  }
  try {
    const connection = await (databaseUrl
      ? openPostgresDatabase(databaseUrl, { onIdleError() {}, max: 1 })
      : openEmbeddedDatabase(dataDir));
    try {
      const schema = await checkSchema(connection.db, databaseUrl ? 'PostgreSQL' : 'The embedded database');
      if (schema.state !== 'ok') return [schema];
      const liveData = shopMode === 'live' ? await checkLiveData(connection.db) : [];
      const facts = checkFacts(await readSettings(connection.db), config);
      const pictures = await checkPictures(connection.db, config.picturesDir);
      return [schema, await checkAuditLog(connection.db), ...facts, ...liveData, ...pictures];
    } finally {
      await connection.close();
    }
  } catch (error) {
    if (!(error instanceof DatabaseStartError)) throw error;
    return [
      error instanceof DatabaseInUseError
        ? createWarningResult(SUBJECT, IN_USE_MESSAGE)
        : createErrorResult(SUBJECT, error.message),
    ];
  }
}

/** A demo shop gets the demo catalogue at its next start, and may have sample history. */
const checkLiveData = async (db: Database): Promise<readonly CheckResult[]> => [
  ...((await db.$count(products)) === 0 ? [createWarningResult('catalogue', EMPTY_CATALOGUE_MESSAGE)] : []),
  ...((await hasSampleHistory(db)) ? [createErrorResult(SUBJECT, SAMPLES_IN_LIVE_MESSAGE)] : []),
];

async function checkAuditLog(db: Database): Promise<CheckResult> {
  const problem = await findAuditProblem(db);
  return problem === undefined
    ? createOkResult('audit log', 'The chain of entries is complete.')
    : createErrorResult('audit log', problem);
}

async function checkSchema(db: Database, name: string): Promise<CheckResult> {
  const [server] = await db.execute<{ version: string; hasMigrations: boolean }>(
    sql`select current_setting('server_version') as version, to_regclass('schema_migrations') is not null as "hasMigrations"`,
  );
  const applied = server?.hasMigrations ? await db.execute(sql`select name from schema_migrations`) : [];
  const missing = readMigrationSteps().length - applied.length;
  const version = `${name} ${server?.version ?? ''}`;
  if (missing < 0)
    return createErrorResult(SUBJECT, `${version} has a newer schema than this release: start the newer release.`);
  if (missing > 0)
    return createWarningResult(SUBJECT, `${version} responds; the next start will apply ${missing} schema steps.`);
  return createOkResult(SUBJECT, `${version} responds and has the latest schema.`);
}
