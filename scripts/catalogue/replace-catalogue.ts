import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { importCatalogue, parseJsonFile } from '#server/modules/catalogue/import/catalogue-import.ts';
import type { Database } from '#server/platform/database/database.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { CatalogueCommandError } from './command-error.ts';
import { createImportError, readImportFile } from './import-catalogue-file.ts';

/** Makes a JSON file the whole catalogue: what it does not contain leaves the shop. */
export async function replaceCatalogue(db: Database, file: string, uploads: PictureStorage): Promise<void> {
  const { format, text } = readImportFile(file);
  if (format !== 'json') throw new CatalogueCommandError(['Only a .json file can replace the whole catalogue.']);
  const parsed = parseJsonFile(text);
  if (!parsed.ok) throw createImportError(file, 1, [parsed.problem]);
  const outcome = await importCatalogue(createCatalogueRepository(db), parsed.value, uploads);
  if (!outcome.ok) throw createImportError(file, outcome.problems.length, outcome.problems);
  const { productCount, version, hasChanged } = outcome;
  console.log(
    hasChanged
      ? `${productCount} products stored, version ${version}. A running shop shows them within a second.`
      : `The catalogue is already the same as ${file}: ${productCount} products, version ${version}. Nothing was changed.`,
  );
}
