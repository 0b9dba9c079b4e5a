import { type DatabaseSettings, readDatabaseSettings, readPicturesDir } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import { createEnvReader, type Environment } from '#server/platform/config/env-reader.ts';
import { type Database, DatabaseInUseError, DatabaseStartError } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';
import { CommandError } from './command-error.ts';

/** Reads only the database settings, so other invalid settings do not block the command. */
export const parseDatabaseSettings = (env: Environment): DatabaseSettings => readDatabaseSettings(createEnvReader(env));

/** For commands that also use the uploaded pictures. */
export function parseStorageSettings(env: Environment): DatabaseSettings & { picturesDir: string } {
  const settings = parseDatabaseSettings(env);
  return { ...settings, picturesDir: readPicturesDir(createEnvReader(env), settings) };
}

const IN_USE_MESSAGE = 'The running shop is using the embedded database: stop the shop, then run this command again.';

/** Opens and migrates the shop's database (DATABASE_URL, else the embedded one in DATA_DIR), runs `work` and closes it. */
export async function withShopDatabase<Settings extends DatabaseSettings, Result>(
  read: (env: Environment) => Settings,
  work: (db: Database, settings: Settings) => Promise<Result>,
): Promise<Result> {
  const settings = readSettings(read);
  const connection = await openMigratedDatabase(settings).catch((error: unknown) => {
    if (error instanceof DatabaseInUseError) throw new CommandError(IN_USE_MESSAGE);
    if (error instanceof DatabaseStartError) throw new CommandError(error.message);
    throw isFolderError(error) ? new CommandError(describeFolderError(settings, error)) : error;
  });
  try {
    return await work(connection.db, settings);
  } finally {
    await connection.close();
  }
}

function readSettings<Settings>(read: (env: Environment) => Settings): Settings {
  try {
    return read(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? new CommandError(error.message) : error;
  }
}

/** Treats a folder that cannot be created as an invalid setting. */
const isFolderError = (error: unknown): error is NodeJS.ErrnoException =>
  (error as NodeJS.ErrnoException).syscall === 'mkdir';

const describeFolderError = ({ dataDir }: DatabaseSettings, { code }: NodeJS.ErrnoException): string =>
  `DATA_DIR '${dataDir}' cannot be written (${code}).`;
