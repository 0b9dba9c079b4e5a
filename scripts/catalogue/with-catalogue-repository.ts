import {
  CatalogueConflictError,
  type CatalogueRepository,
  createCatalogueRepository,
} from '#server/modules/catalogue/catalogue-repository.ts';
import { parseDatabaseSettings, withShopDatabase } from '../commands/shop-database.ts';
import { CatalogueCommandError } from './command-error.ts';

export const withCatalogueRepository = (work: (repository: CatalogueRepository) => Promise<void>): Promise<void> =>
  withShopDatabase(
    parseDatabaseSettings,
    (db) => work(createCatalogueRepository(db)).catch(explainConflict),
    (message) => new CatalogueCommandError(explainError(message)),
  );

function explainConflict(error: unknown): never {
  throw error instanceof CatalogueConflictError ? new CatalogueCommandError([error.message]) : error;
}

const explainError = (message: string): string[] =>
  /is in use/.test(message)
    ? ['The running shop is using the embedded database: stop the shop, then run this command again.', message]
    : [message];
