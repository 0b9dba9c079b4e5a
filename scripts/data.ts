/** `npm run data -- export | import FILE`: exports and imports all of the shop's data as one file; removes sample history. */

import './closed-pipe.ts';
import { DataFileError } from '#server/platform/database/data-file/data-file-error.ts';
import { exportData } from '#server/platform/database/data-file/export-data.ts';
import { importData } from '#server/platform/database/data-file/import-data.ts';
import type { Database } from '#server/platform/database/database.ts';
import { createPictureFolder, type PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import { CommandError } from './commands/command-error.ts';
import { runCommandLine } from './commands/run-command-line.ts';
import { parseStorageSettings, withShopDatabase } from './commands/shop-database.ts';
import { removeSamples } from './data/remove-samples.ts';

const USAGE = `npm run data -- export FILE      writes all of the shop's data and uploaded pictures to one file
npm run data -- import FILE      reads such a file into a new database, completely or not at all
npm run data -- remove-samples   deletes the sample orders, customers and messages of a demo shop
Uses DATABASE_URL, else the embedded database in DATA_DIR (stop the shop first), and PICTURES_DIR.`;

async function run([command, file, ...more]: readonly string[]): Promise<string> {
  if (more.length > 0) throw new CommandError(USAGE);
  if (command === 'remove-samples' && file === undefined) return withDatabase(removeSamples);
  if ((command !== 'export' && command !== 'import') || !file) throw new CommandError(USAGE);
  const rows = await withDatabase((db, pictures) =>
    (command === 'export' ? exportData : importData)(db, file, pictures),
  );
  return `${rows} rows ${command === 'export' ? `written to ${file}` : `read from ${file}`}.`;
}

const withDatabase = <Result>(work: (db: Database, pictures: PictureStorage) => Promise<Result>): Promise<Result> =>
  withShopDatabase(parseStorageSettings, (db, { picturesDir }) =>
    work(db, createPictureFolder(picturesDir)).catch(explainFileError),
  );

function explainFileError(error: unknown): never {
  throw error instanceof DataFileError ? new CommandError(error.message) : error;
}

await runCommandLine(async (args) => console.log(await run(args)));
