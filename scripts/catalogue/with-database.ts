import { DatabaseStartError } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';
import {
  CatalogueConflict,
  type CatalogueRepository,
  createCatalogueRepository,
} from '#server/features/catalogue/catalogue-repository.ts';
import { CatalogueCommandError } from './command-error.ts';

/** Works on the database that the shop uses with the same settings: DATABASE_URL, else the one in DATA_DIR. */
export async function withDatabase(work: (repository: CatalogueRepository) => Promise<void>): Promise<void> {
  const databaseUrl = process.env.DATABASE_URL?.trim() || undefined;
  const dataDir = process.env.DATA_DIR?.trim() || '.data';
  const connection = await openDatabase({ databaseUrl, dataDir }).catch((error: unknown) => {
    throw error instanceof DatabaseStartError ? new CatalogueCommandError(explained(error)) : error;
  });
  try {
    await work(createCatalogueRepository(connection.db));
  } catch (error) {
    throw error instanceof CatalogueConflict ? new CatalogueCommandError([error.message]) : error;
  } finally {
    await connection.close();
  }
}

const explained = (error: Error): string[] =>
  /is in use/.test(error.message)
    ? [
        'A running shop keeps its embedded database to itself: stop the shop, then run this command again.',
        error.message,
      ]
    : [error.message];
