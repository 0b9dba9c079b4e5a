import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import { START_REQUEST_ID } from '#server/platform/audit/audit-log.ts';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import type { Database } from '../database.ts';
import { EXPORTED_TABLES } from '../tables/all-tables.ts';
import { runInTransaction } from '../transaction.ts';
import { DataFileError, rethrowFileError } from './data-file-error.ts';
import { type FileRelease, findFileRelease } from './file-release.ts';
import { createPictureImport, isPictureLine, type PictureLine } from './picture-lines.ts';
import { buildInsertQuery, describeTable, type TextRow } from './table-queries.ts';

const BATCH_ROWS = 100;
const TABLES = EXPORTED_TABLES.map(describeTable);

/** Imports a whole file or nothing, into a database that has no customers, orders or inquiries but samples. */
export async function importData(db: Database, file: string, storage: PictureStorage): Promise<number> {
  const pictures = createPictureImport(storage);
  try {
    return await runInTransaction(db, async (tx) => {
      await rejectUsedDatabase(tx);
      // Removes what the shop stored on its first start, such as the demo catalogue and sample history.
      for (const { name } of TABLES) await tx.execute(sql`delete from ${sql.identifier(name)}`);
      const insert: Insert = (release, table, rows) => insertTextRows(tx, release, table, rows);
      return await importLines(file, insert, pictures.write).catch(rethrowFileError(file, 'read'));
    });
  } catch (error) {
    await pictures.undo();
    throw error;
  }
}

async function rejectUsedDatabase(tx: Database): Promise<void> {
  for (const name of ['users', 'orders', 'inquiries']) {
    const [found] = await tx.execute(sql`select 1 from ${sql.identifier(name)} where not is_sample limit 1`);
    if (found) throw new DataFileError(`The database already contains ${name}; import needs a new one.`);
  }
  // An import would replace the audit log, which nobody may erase.
  const [entry] = await tx.execute(sql`select 1 from audit_entries where request_id <> ${START_REQUEST_ID} limit 1`);
  if (entry) throw new DataFileError('The database already contains work of staff; import needs a new one.');
}

async function insertTextRows(
  tx: Database,
  release: FileRelease,
  name: string,
  rows: readonly TextRow[],
): Promise<void> {
  const found = TABLES.find((candidate) => candidate.name === name);
  if (!found) throw new DataFileError(`The file contains an unknown table: ${name}.`);
  const table = release.omitNewColumns(found);
  if (rows.some((row) => row.length !== table.columns.length))
    throw new DataFileError(`A row of ${name} is incomplete.`);
  await tx.execute(buildInsertQuery(table, rows));
}

type Insert = (release: FileRelease, tableName: string, rows: readonly TextRow[]) => Promise<void>;

async function importLines(
  file: string,
  insert: Insert,
  writePicture: (line: PictureLine) => Promise<void>,
): Promise<number> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let total = 0;
  let release: FileRelease | undefined;
  let batch: { name: string; rows: TextRow[] } = { name: '', rows: [] };
  for await (const line of splitLines(unpacked.setEncoding('utf8'))) {
    if (!release) {
      release = readHeader(line);
      continue;
    }
    const content: unknown = JSON.parse(line);
    if (isPictureLine(content)) {
      await writePicture(content);
      continue;
    }
    const [name = '', ...row] = content as [string, ...TextRow];
    if (name !== batch.name || batch.rows.length === BATCH_ROWS) {
      if (batch.rows.length > 0) await insert(release, batch.name, batch.rows);
      batch = { name, rows: [] };
    }
    batch.rows.push(row);
    total++;
  }
  if (!release) throw new DataFileError('The file is empty.');
  if (batch.rows.length > 0) await insert(release, batch.name, batch.rows);
  return total;
}

/** Splits at \n only. Newer versions of Node's readline also split at U+2028, which any text may contain. */
async function* splitLines(chunks: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of chunks) {
    const lines = (rest + chunk).split('\n');
    rest = lines.pop() ?? '';
    yield* lines;
  }
  if (rest !== '') yield rest;
}

function readHeader(line: string): FileRelease {
  const { schema } = JSON.parse(line) as { schema: string };
  const release = findFileRelease(schema);
  if (!release) throw new DataFileError('Another release wrote this file: import it with that release, then update.');
  return release;
}
