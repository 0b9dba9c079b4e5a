/** `npm run catalogue -- import <file> | export [file] | build-demo`: moves the catalogue in and out of the database. */

import './closed-pipe.ts';
import { parseArgs } from 'node:util';
import { buildDemo } from './catalogue/build-demo.ts';
import { exportCatalogueFile } from './catalogue/export-catalogue-file.ts';
import { importCatalogueFile } from './catalogue/import-catalogue-file.ts';
import { replaceByFile } from './catalogue/replace-catalogue.ts';
import { withCatalogueDatabase } from './catalogue/with-catalogue-database.ts';
import { CommandError } from './commands/command-error.ts';
import { runCommandLine } from './commands/run-command-line.ts';

const USAGE = `npm run catalogue -- import <file>             adds and changes the products of a .json or .csv file, all or none
npm run catalogue -- import --replace <file>   makes a .json file the whole catalogue: what it lacks is hidden
npm run catalogue -- import --dry-run <file>   prints what that would change, and every problem; also with --replace
npm run catalogue -- export [file]             writes .json or .csv; without a file, prints JSON
npm run catalogue -- build-demo                writes catalogue/demo-catalogue.json from its sources and pictures`;

async function run(args: readonly string[]): Promise<void> {
  const { command, file, isDryRun, isReplacement } = readArguments(args);
  if (command === 'import' && file && isReplacement)
    return withCatalogueDatabase((db, uploads) => replaceByFile(db, file, uploads, { isDryRun }));
  if (command === 'import' && file) return withCatalogueDatabase((db) => importCatalogueFile(db, file, { isDryRun }));
  if (isDryRun || isReplacement) throw new CommandError(USAGE);
  if (command === 'export') return withCatalogueDatabase((db) => exportCatalogueFile(db, file));
  if (command === 'build-demo' && !file) return buildDemo();
  throw new CommandError(USAGE);
}

function readArguments(args: readonly string[]) {
  const options = { 'dry-run': { type: 'boolean' }, replace: { type: 'boolean' } } as const;
  const { values, positionals, tokens } = parseArgs({
    args: [...args],
    options,
    strict: false,
    allowPositionals: true,
    tokens: true,
  });
  const hasUnknownOption = tokens.some((token) => token.kind === 'option' && !(token.name in options));
  if (positionals.length > 2 || hasUnknownOption) throw new CommandError(USAGE);
  const [command, file] = positionals;
  return { command, file, isDryRun: values['dry-run'] === true, isReplacement: values.replace === true };
}

await runCommandLine(run);
