import { readDatabase } from '#server/platform/config/config.ts';
import { ConfigError } from '#server/platform/config/config-error.ts';
import { type Environment, readerOf } from '#server/platform/config/environment.ts';
import { type Database, DatabaseStartError } from '#server/platform/database/database.ts';
import { openDatabase } from '#server/platform/database/engines/open-database.ts';

type DatabaseSettings = ReturnType<typeof readDatabase>;
/** Makes the command's own error of a sentence about wrong settings or a database that cannot be used. */
type Refuse = (sentence: string, cause: { readonly isEmbedded: boolean }) => Error;

/** For commands that need no other settings, so that no other wrong one keeps them from their work. */
export const databaseSettings = (env: Environment): DatabaseSettings => readDatabase(readerOf(env));

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

/** A folder that cannot be made is a wrong setting too, though only the disk says so. */
const isUnmadeFolder = (error: unknown): error is NodeJS.ErrnoException =>
  (error as NodeJS.ErrnoException).syscall === 'mkdir';

const unmade = ({ dataDir }: DatabaseSettings, { code }: NodeJS.ErrnoException): string =>
  `DATA_DIR '${dataDir}' cannot be written (${code}).`;
