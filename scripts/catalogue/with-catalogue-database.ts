import { CatalogueConflictError } from '#server/modules/catalogue/catalogue-repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createPictureFolder, type PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { parseStorageSettings, withShopDatabase } from '../commands/shop-database.ts';
import { CatalogueCommandError } from './command-error.ts';

type Work = (db: Database, uploads: PictureStorage) => Promise<void>;

export const withCatalogueDatabase = (work: Work): Promise<void> =>
  withShopDatabase(
    parseStorageSettings,
    (db, { picturesDir }) => work(db, createPictureFolder(picturesDir)).catch(explainConflict),
    (message) => new CatalogueCommandError(explainError(message)),
  );

function explainConflict(error: unknown): never {
  throw error instanceof CatalogueConflictError ? new CatalogueCommandError([error.message]) : error;
}

const explainError = (message: string): string[] =>
  /is in use/.test(message)
    ? ['The running shop is using the embedded database: stop the shop, then run this command again.', message]
    : [message];
