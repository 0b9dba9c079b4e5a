import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { PictureStorage } from '#server/platform/pictures/picture-storage.ts';
import type { Database } from '../database.ts';
import { hashMigrations, readMigrationSteps } from '../migration-steps.ts';
import { EXPORTED_TABLES } from '../tables/all-tables.ts';
import { runInTransaction } from '../transaction.ts';
import { rethrowFileError } from './data-file-error.ts';
import { serialisePictures } from './picture-lines.ts';
import { buildPageQuery, describeTable, type ExportedTable, type TextRow } from './table-queries.ts';

const PAGE_ROWS = 500;

/**
 * Writes a gzipped file of JSON lines from one snapshot: concurrent writes are included wholly or not at all. The pictures come
 * last; a picture's files exist before its row does.
 */
export async function exportData(db: Database, file: string, pictures: PictureStorage): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let rowCount = 0;
  async function* serialiseTables(tx: Database) {
    rowCount = 0;
    yield `${JSON.stringify({ schema: hashMigrations(readMigrationSteps()) })}\n`;
    for (const table of EXPORTED_TABLES.map(describeTable)) {
      for await (const page of readPages(tx, table)) {
        rowCount += page.length;
        yield page.map((row) => `${JSON.stringify([table.name, ...row])}\n`).join('');
      }
    }
    yield* serialisePictures(pictures);
  }
  try {
    // The file of an interrupted export may be readable by others.
    await rm(unfinished, { force: true });
    await runInTransaction(
      db,
      (tx) =>
        pipeline(Readable.from(serialiseTables(tx)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
      'snapshot',
    );
    await rename(unfinished, file);
    return rowCount;
  } catch (error) {
    return rethrowFileError(file, 'written')(error);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* readPages(db: Database, table: ExportedTable): AsyncGenerator<TextRow[]> {
  const keyIndexes = table.key.map((column) => table.columns.indexOf(column));
  let lastKey: TextRow | undefined;
  for (;;) {
    const rows = await db.execute<Record<string, string | null>>(buildPageQuery(table, lastKey, PAGE_ROWS));
    const page = rows.map((row) => table.columns.map(({ name }) => row[name] ?? null));
    if (page.length > 0) yield page;
    if (page.length < PAGE_ROWS) return;
    const lastRow = page.at(-1) ?? [];
    lastKey = keyIndexes.map((index) => lastRow[index] ?? null);
  }
}
