import { writeFileSync } from 'node:fs';
import { extname } from 'node:path';
import type { CatalogueFile } from '#contract/catalogue-file.ts';
import type { CatalogueRepository } from '#server/modules/catalogue/catalogue-repository.ts';
import { formatCatalogueCsv } from '#server/modules/catalogue/import/catalogue-csv-lines.ts';
import { toCatalogueFile } from '#server/modules/catalogue/import/catalogue-file-products.ts';
import { formatCatalogueJson } from './catalogue-json.ts';
import { CatalogueCommandError } from './command-error.ts';

const FORMATS: Readonly<Record<string, (file: CatalogueFile) => string>> = {
  '.json': formatCatalogueJson,
  '.csv': formatCatalogueCsv,
};

export async function exportCatalogueFile(repository: CatalogueRepository, file: string | undefined): Promise<void> {
  const format = FORMATS[file === undefined ? '.json' : extname(file).toLowerCase()];
  if (!format) throw new CatalogueCommandError([`${file} must end in .json or .csv.`]);
  const { products } = await repository.read();
  const text = format(toCatalogueFile(products));
  if (file === undefined) process.stdout.write(text);
  else {
    writeFileSync(file, text);
    console.log(`${products.length} products written to ${file}.`);
  }
}
