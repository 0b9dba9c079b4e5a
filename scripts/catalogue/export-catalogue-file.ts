import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { CatalogueFile } from '#contract/catalogue-file.ts';
import { createCatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { toCatalogueFile } from '#server/modules/catalogue/content/catalogue-file-products.ts';
import { formatCatalogueCsv } from '#server/modules/catalogue/import/files/write-csv-products.ts';
import { formatCatalogueJson } from '#server/modules/catalogue/import/files/write-json-products.ts';
import type { Database } from '#server/platform/database/database.ts';
import { CommandError } from '../commands/command-error.ts';

const WRITERS: Readonly<Record<string, (file: CatalogueFile) => string>> = {
  '.json': formatCatalogueJson,
  '.csv': formatCatalogueCsv,
};

export async function exportCatalogueFile(db: Database, file: string | undefined): Promise<void> {
  const write = WRITERS[file === undefined ? '.json' : extname(file).toLowerCase()];
  if (!write) throw new CommandError(`${file} must end in .json or .csv.`);
  const { products } = await createCatalogueRepository(db).read();
  const text = write(toCatalogueFile(products));
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(file, text);
    console.log(`${products.length} products written to ${file}.`);
  }
}
