import { CatalogueConflictError } from '#server/modules/catalogue/catalogue-repository.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createPictureFolder, type PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { CommandError } from '../commands/command-error.ts';
import { parseStorageSettings, withShopDatabase } from '../commands/shop-database.ts';

type Work = (db: Database, uploads: PictureStorage) => Promise<void>;

export const withCatalogueDatabase = (work: Work): Promise<void> =>
  withShopDatabase(parseStorageSettings, (db, { picturesDir }) =>
    work(db, createPictureFolder(picturesDir)).catch(explainConflict),
  );

function explainConflict(error: unknown): never {
  throw error instanceof CatalogueConflictError ? new CommandError(error.message) : error;
}
