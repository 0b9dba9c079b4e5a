/** `npm run data -- export | import FILE`: all of a shop's data as one file; for backups and for moving to PostgreSQL. */

import { DataFileError } from '#server/platform/database/data-file/data-file-error.ts';
import { exportData } from '#server/platform/database/data-file/export-data.ts';
import { importData } from '#server/platform/database/data-file/import-data.ts';
import { databaseSettings, withShopDatabase } from './shop-database.ts';

const USAGE = `npm run data -- export FILE   everything the shop keeps, as of this moment, in one file
npm run data -- import FILE   such a file into a new database; all of it or nothing
The database is that of the settings: DATABASE_URL, else the embedded one in DATA_DIR (stop the shop first).`;

async function run([command, file, ...more]: readonly string[]): Promise<string> {
  if ((command !== 'export' && command !== 'import') || !file || more.length > 0) throw new DataFileError(USAGE);
  const rows = await withShopDatabase(
    databaseSettings,
    (db) => (command === 'export' ? exportData : importData)(db, file),
    (sentence) => new DataFileError(sentence),
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
