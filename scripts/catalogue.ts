/** `npm run catalogue -- import <file> | export [file] | build-demo`: moves the catalogue in and out of the database. */

import './closed-pipe.ts';
import { buildDemo } from './catalogue/build-demo.ts';
import { CatalogueCommandError } from './catalogue/command-error.ts';
import { exportCatalogueFile } from './catalogue/export-catalogue-file.ts';
import { importCatalogueFile } from './catalogue/import-catalogue-file.ts';
import { withCatalogueRepository } from './catalogue/with-catalogue-repository.ts';

const USAGE = `npm run catalogue -- import <file>    imports a .json or .csv file completely, or not at all
npm run catalogue -- export [file]    writes .json or .csv; without a file, prints JSON
npm run catalogue -- build-demo       writes catalogue/demo-catalogue.json from its sources and pictures`;

async function run([command, file, ...more]: readonly string[]): Promise<void> {
  if (more.length > 0) throw new CatalogueCommandError([USAGE]);
  if (command === 'import' && file)
    return withCatalogueRepository((repository, uploads) => importCatalogueFile(repository, file, uploads));
  if (command === 'export') return withCatalogueRepository((repository) => exportCatalogueFile(repository, file));
  if (command === 'build-demo' && !file) return buildDemo();
  throw new CatalogueCommandError([USAGE]);
}

try {
  await run(process.argv.slice(2));
} catch (error) {
  if (!(error instanceof CatalogueCommandError)) throw error;
  for (const line of error.lines) console.error(line);
  process.exitCode = 1;
}
