import { readFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { CatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { applyCsv } from '#server/modules/catalogue/import/catalogue-csv-import.ts';
import { toCatalogueFile } from '#server/modules/catalogue/import/catalogue-file-products.ts';
import { importCatalogue } from '#server/modules/catalogue/import/catalogue-import.ts';
import { parseJsonFile } from '#server/modules/catalogue/import/json-file.ts';
import { CatalogueCommandError } from './command-error.ts';

const UNCHANGED = 'Nothing was changed.';

export async function importFile(repository: CatalogueRepository, file: string): Promise<void> {
  const outcome = await importCatalogue(repository, await readCatalogueFile(repository, file));
  if (!outcome.ok) throw refusal(file, outcome.problems);
  const { products, version, changed } = outcome;
  console.log(
    changed
      ? `${products} products stored, version ${version}. A running shop shows them within a second.`
      : `The catalogue already is as in ${file}: ${products} products, version ${version}. ${UNCHANGED}`,
  );
}

async function readCatalogueFile(repository: CatalogueRepository, file: string): Promise<unknown> {
  const text = readText(file);
  if (extname(file).toLowerCase() === '.csv') {
    const { products } = await repository.read();
    const changed = applyCsv(toCatalogueFile(products), text);
    if (changed.ok) return changed.value;
    throw refusal(
      file,
      changed.problems.map(({ line, reason }) => `line ${line}: ${reason}`),
    );
  }
  const parsed = parseJsonFile(text);
  if (parsed.ok) return parsed.value;
  throw refusal(file, [parsed.problem]);
}

function readText(file: string): string {
  if (!['.json', '.csv'].includes(extname(file).toLowerCase())) {
    throw new CatalogueCommandError([`${file} must end in .json or .csv.`]);
  }
  try {
    return new TextDecoder('utf-8', { fatal: true, ignoreBOM: true }).decode(readFileSync(file));
  } catch (error) {
    const unreadable = (error as NodeJS.ErrnoException).code === 'ERR_ENCODING_INVALID_ENCODED_DATA';
    throw new CatalogueCommandError([
      unreadable
        ? `${file} is not written in UTF-8. ${UNCHANGED}`
        : `${file} cannot be read: ${(error as Error).message}`,
    ]);
  }
}

const refusal = (file: string, problems: readonly string[]) =>
  new CatalogueCommandError([
    `${file} has ${problems.length === 1 ? 'a problem' : `${problems.length} problems`}. ${UNCHANGED}`,
    ...problems.map((problem) => `  ${problem}`),
  ]);
