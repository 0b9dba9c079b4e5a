import { createReadStream } from 'node:fs';
import { createGunzip } from 'node:zlib';
import { sql } from 'drizzle-orm';
import type { Database } from '../database.ts';
import { hashMigrations, readMigrationSteps } from '../migration-steps.ts';
import { EXPORTED_TABLES } from '../tables/all-tables.ts';
import { runInTransaction } from '../transaction.ts';
import { DataFileError, rethrowFileError } from './data-file-error.ts';
import { buildInsertQuery, describeTable, type TextRow } from './table-queries.ts';

const BATCH_ROWS = 100;
const TABLES = EXPORTED_TABLES.map(describeTable);

/** Imports a whole file or nothing, into a database that has no customers, orders or inquiries. */
export const importData = (db: Database, file: string): Promise<number> =>
  runInTransaction(db, async (tx) => {
    await rejectUsedDatabase(tx);
    // Removes what the shop stored on its first start, such as the demo catalogue.
    for (const { name } of TABLES) await tx.execute(sql`delete from ${sql.identifier(name)}`);
    return await importRows(file, (table, rows) => insertRows(tx, table, rows)).catch(rethrowFileError(file, 'read'));
  });

async function rejectUsedDatabase(tx: Database): Promise<void> {
  for (const name of ['users', 'orders', 'inquiries']) {
    const [found] = await tx.execute(sql`select 1 from ${sql.identifier(name)} limit 1`);
    if (found) throw new DataFileError(`The database already contains ${name}; import needs a new one.`);
  }
}

async function insertRows(tx: Database, name: string, rows: readonly TextRow[]): Promise<void> {
  const table = TABLES.find((candidate) => candidate.name === name);
  if (!table) throw new DataFileError(`The file contains an unknown table: ${name}.`);
  if (rows.some((row) => row.length !== table.columns.length))
    throw new DataFileError(`A row of ${name} is incomplete.`);
  await tx.execute(buildInsertQuery(table, rows));
}

type Insert = (tableName: string, rows: readonly TextRow[]) => Promise<void>;

async function importRows(file: string, insert: Insert): Promise<number> {
  const source = createReadStream(file);
  const unpacked = source.pipe(createGunzip());
  source.on('error', (error) => unpacked.destroy(error));
  let total = 0;
  let header: { schema?: string } | undefined;
  let batch: { name: string; rows: TextRow[] } = { name: '', rows: [] };
  for await (const line of splitLines(unpacked.setEncoding('utf8'))) {
    if (!header) {
      header = readHeader(line);
      continue;
    }
    const [name = '', ...row] = JSON.parse(line) as [string, ...TextRow];
    if (name !== batch.name || batch.rows.length === BATCH_ROWS) {
      if (batch.rows.length > 0) await insert(batch.name, batch.rows);
      batch = { name, rows: [] };
    }
    batch.rows.push(row);
    total++;
  }
  if (batch.rows.length > 0) await insert(batch.name, batch.rows);
  if (!header) throw new DataFileError('The file is empty.');
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

function readHeader(line: string): { schema: string } {
  const header = JSON.parse(line) as { schema: string };
  if (header.schema !== hashMigrations(readMigrationSteps())) {
    throw new DataFileError('Another release wrote this file: import it with that release, then update.');
  }
  return header;
}
