import { type DatabaseSettings, readDatabaseSettings, readPicturesDir } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import { createEnvReader, type Environment } from '#server/platform/config/env-reader.ts';
import { type Database, DatabaseStartError } from '#server/platform/database/database.ts';
import { openMigratedDatabase } from '#server/platform/database/open-migrated-database.ts';

/** Wraps a message about invalid settings or an unusable database in the command's own error. */
type CreateError = (message: string, cause: { readonly isEmbedded: boolean }) => Error;

/** Reads only the database settings, so other invalid settings do not block the command. */
export const parseDatabaseSettings = (env: Environment): DatabaseSettings => readDatabaseSettings(createEnvReader(env));

/** For commands that also use the uploaded pictures. */
export function parseStorageSettings(env: Environment): DatabaseSettings & { picturesDir: string } {
  const settings = parseDatabaseSettings(env);
  return { ...settings, picturesDir: readPicturesDir(createEnvReader(env), settings) };
}

/** Opens and migrates the shop's database (DATABASE_URL, else the embedded one in DATA_DIR), runs `work` and closes it. */
export async function withShopDatabase<Settings extends DatabaseSettings, Result>(
  read: (env: Environment) => Settings,
  work: (db: Database, settings: Settings) => Promise<Result>,
  createError: CreateError,
): Promise<Result> {
  const settings = readSettings(read, createError);
  const connection = await openMigratedDatabase(settings).catch((error: unknown) => {
    if (error instanceof DatabaseStartError) {
      throw createError(error.message, { isEmbedded: settings.databaseUrl === undefined });
    }
    throw isFolderError(error) ? createError(describeFolderError(settings, error), { isEmbedded: false }) : error;
  });
  try {
    return await work(connection.db, settings);
  } finally {
    await connection.close();
  }
}

function readSettings<Settings>(read: (env: Environment) => Settings, createError: CreateError): Settings {
  try {
    return read(process.env);
  } catch (error) {
    throw error instanceof ConfigError ? createError(error.message, { isEmbedded: false }) : error;
  }
}

/** Treats a folder that cannot be created as an invalid setting. */
const isFolderError = (error: unknown): error is NodeJS.ErrnoException =>
  (error as NodeJS.ErrnoException).syscall === 'mkdir';

const describeFolderError = ({ dataDir }: DatabaseSettings, { code }: NodeJS.ErrnoException): string =>
  `DATA_DIR '${dataDir}' cannot be written (${code}).`;
