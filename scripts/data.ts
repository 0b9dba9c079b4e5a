/** `npm run data -- export | import FILE`: exports and imports all of the shop's data as one file. */

import './closed-pipe.ts';
import { DataFileError } from '#server/platform/database/data-file/data-file-error.ts';
import { exportData } from '#server/platform/database/data-file/export-data.ts';
import { importData } from '#server/platform/database/data-file/import-data.ts';
import { parseDatabaseSettings, withShopDatabase } from './shop-database.ts';

const USAGE = `npm run data -- export FILE   writes all of the shop's data to one file
npm run data -- import FILE   reads such a file into a new database, completely or not at all
Uses DATABASE_URL, else the embedded database in DATA_DIR (stop the shop first).`;

async function run([command, file, ...more]: readonly string[]): Promise<string> {
  if ((command !== 'export' && command !== 'import') || !file || more.length > 0) throw new DataFileError(USAGE);
  const rows = await withShopDatabase(
    parseDatabaseSettings,
    (db) => (command === 'export' ? exportData : importData)(db, file),
    (message) => new DataFileError(message),
  );
  return `${rows} rows ${command === 'export' ? `written to ${file}` : `read from ${file}`}.`;
}

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!(error instanceof DataFileError)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
