/** `npm run data -- export | import FILE`: all of a shop's data as one file; for backups and for moving to PostgreSQL. */

import { DataFileError } from '#server/db/data-file/data-file-error.ts';
import { exportData } from '#server/db/data-file/export-data.ts';
import { importData } from '#server/db/data-file/import-data.ts';
import { DatabaseStartError } from '#server/db/database.ts';
import { openDatabase } from '#server/db/open-database.ts';

const USAGE = `npm run data -- export FILE   everything the shop keeps, as of this moment, in one file
npm run data -- import FILE   such a file into a new database; all of it or nothing
The database is that of the settings: DATABASE_URL, else the embedded one in DATA_DIR (stop the shop first).`;

async function run([command, file, ...more]: readonly string[]): Promise<string> {
  if ((command !== 'export' && command !== 'import') || !file || more.length > 0) throw new DataFileError(USAGE);
  const databaseUrl = process.env.DATABASE_URL?.trim() || undefined;
  const { db, close } = await openDatabase({ databaseUrl, dataDir: process.env.DATA_DIR?.trim() || '.data' });
  try {
    const rows = await (command === 'export' ? exportData : importData)(db, file);
    return `${rows} rows ${command === 'export' ? `written to ${file}` : `read from ${file}`}.`;
  } finally {
    await close();
  }
}

const isPlain = (error: unknown) => error instanceof DataFileError || error instanceof DatabaseStartError;

try {
  console.log(await run(process.argv.slice(2)));
} catch (error) {
  if (!isPlain(error)) throw error;
  console.error((error as Error).message);
  process.exitCode = 1;
}
