import { readDatabaseSettings } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import { createEnvReader, type Environment } from '#server/platform/config/env-reader.ts';
import { type Database, DatabaseStartError } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';

type DatabaseSettings = ReturnType<typeof readDatabaseSettings>;
/** Makes the command's own error of a sentence about wrong settings or a database that cannot be used. */
type Refuse = (sentence: string, cause: { readonly isEmbedded: boolean }) => Error;

/** Reads only the database settings, so other invalid settings do not block the command. */
export const databaseSettings = (env: Environment): DatabaseSettings => readDatabaseSettings(createEnvReader(env));

/** Works on the database that the shop uses with the same settings: DATABASE_URL, else the one in DATA_DIR. */
export async function withShopDatabase<Settings extends DatabaseSettings, Result>(
  read: (env: Environment) => Settings,
  work: (db: Database, settings: Settings) => Promise<Result>,
  refuse: Refuse,
): Promise<Result> {
  const settings = readOrRefuse(read, refuse);
  const connection = await openDatabase(settings).catch((error: unknown) => {
    if (error instanceof DatabaseStartError) {
      throw refuse(error.message, { isEmbedded: settings.databaseUrl === undefined });
    }
    throw isUnmadeFolder(error) ? refuse(unmade(settings, error), { isEmbedded: false }) : error;
  });
  try {
    return await work(connection.db, settings);
  } finally {
    await connection.close();
  }
}

function readOrRefuse<Settings>(read: (env: Environment) => Settings, refuse: Refuse): Settings {
  try {
    return read(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? refuse(error.message, { isEmbedded: false }) : error;
  }
}

/** A folder that cannot be created counts as an invalid setting. */
const isUnmadeFolder = (error: unknown): error is NodeJS.ErrnoException =>
  (error as NodeJS.ErrnoException).syscall === 'mkdir';

const unmade = ({ dataDir }: DatabaseSettings, { code }: NodeJS.ErrnoException): string =>
  `DATA_DIR '${dataDir}' cannot be written (${code}).`;
