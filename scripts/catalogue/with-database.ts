import {
  CatalogueConflictError,
  type CatalogueRepository,
  createCatalogueRepository,
} from '#server/modules/catalogue/catalogue-repository.ts';
import { databaseSettings, withShopDatabase } from '../shop-database.ts';
import { CatalogueCommandError } from './command-error.ts';

export const withDatabase = (work: (repository: CatalogueRepository) => Promise<void>): Promise<void> =>
  withShopDatabase(
    databaseSettings,
    (db) => work(createCatalogueRepository(db)).catch(explainConflict),
    (sentence) => new CatalogueCommandError(explained(sentence)),
  );

function explainConflict(error: unknown): never {
  throw error instanceof CatalogueConflictError ? new CatalogueCommandError([error.message]) : error;
}

const explained = (sentence: string): string[] =>
  /is in use/.test(sentence)
    ? ['A running shop keeps its embedded database to itself: stop the shop, then run this command again.', sentence]
    : [sentence];
