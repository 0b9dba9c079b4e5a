/** `npm run catalogue -- import <file> | export [file] | build-demo`: moves the catalogue in and out of the database. */

import { buildDemo } from './catalogue/build-demo.ts';
import { CatalogueCommandError } from './catalogue/command-error.ts';
import { exportCatalogue } from './catalogue/export-catalogue.ts';
import { importFile } from './catalogue/import-file.ts';
import { withDatabase } from './catalogue/with-database.ts';

const USAGE = `npm run catalogue -- import <file>    takes a .json or .csv file whole, or not at all
npm run catalogue -- export [file]    writes .json or .csv; without a file, JSON to the screen
npm run catalogue -- build-demo       writes catalogue/demo-catalogue.json from its sources and pictures`;

async function run([command, file, ...more]: readonly string[]): Promise<void> {
  if (more.length > 0) throw new CatalogueCommandError([USAGE]);
  if (command === 'import' && file) return withDatabase((repository) => importFile(repository, file));
  if (command === 'export') return withDatabase((repository) => exportCatalogue(repository, file));
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
