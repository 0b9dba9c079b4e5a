import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { CatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { applyCsv } from '#server/modules/catalogue/import/catalogue-csv-import.ts';
import { toCatalogueFile } from '#server/modules/catalogue/import/catalogue-file-products.ts';
import { importCatalogue, parseJsonFile } from '#server/modules/catalogue/import/catalogue-import.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { CatalogueCommandError } from './command-error.ts';

const UNCHANGED = 'Nothing was changed.';

export async function importCatalogueFile(
  repository: CatalogueRepository,
  file: string,
  uploads?: PictureStorage,
): Promise<void> {
  const outcome = await importCatalogue(repository, await readCatalogueFile(repository, file), uploads);
  if (!outcome.ok) throw createImportError(file, outcome.problems);
  const { productCount, version, hasChanged } = outcome;
  console.log(
    hasChanged
      ? `${productCount} products stored, version ${version}. A running shop shows them within a second.`
      : `The catalogue is already the same as ${file}: ${productCount} products, version ${version}. ${UNCHANGED}`,
  );
}

async function readCatalogueFile(repository: CatalogueRepository, file: string): Promise<unknown> {
  const text = readText(file);
  if (extname(file).toLowerCase() === '.csv') {
    const { products } = await repository.read();
    const edited = applyCsv(toCatalogueFile(products), text);
    if (edited.ok) return edited.value;
    throw createImportError(
      file,
      edited.problems.map(({ line, reason }) => `line ${line}: ${reason}`),
    );
  }
  const parsed = parseJsonFile(text);
  if (parsed.ok) return parsed.value;
  throw createImportError(file, [parsed.problem]);
}

function readText(file: string): string {
  if (!['.json', '.csv'].includes(extname(file).toLowerCase())) {
    throw new CatalogueCommandError([`${file} must end in .json or .csv.`]);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    const isNotUtf8 = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new CatalogueCommandError([
      isNotUtf8 ? `${file} is not UTF-8. ${UNCHANGED}` : `${file} cannot be read: ${(error as Error).message}`,
    ]);
  }
}

const createImportError = (file: string, problems: readonly string[]) =>
  new CatalogueCommandError([
    `${file} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}. ${UNCHANGED}`,
    ...problems.map((problem) => `  ${problem}`),
  ]);
