import { createWriteStream } from 'node:fs';
import { rename, rm } from 'node:fs/promises';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import type { Database } from '../database.ts';
import { hashMigrations, readMigrationSteps } from '../migration-steps.ts';
import { queryRows } from '../raw-sql.ts';
import { EXPORTED_TABLES } from '../tables/all-tables.ts';
import { explainFileError } from './data-file-error.ts';
import { buildPageQuery, describeTable, type ExportedTable, type TextRow } from './table-queries.ts';

const PAGE_ROWS = 500;

/** One gzipped file of JSON lines, as of one moment: a write that comes while it runs is in it wholly or not at all. */
export async function exportData(db: Database, file: string): Promise<number> {
  const unfinished = `${file}.unfinished`;
  let rows = 0;
  async function* lines(tx: Database) {
    yield `${JSON.stringify({ schema: hashMigrations(readMigrationSteps()) })}\n`;
    for (const table of EXPORTED_TABLES.map(describeTable)) {
      for await (const page of readPages(tx, table)) {
        rows += page.length;
        yield page.map((row) => `${JSON.stringify([table.name, ...row])}\n`).join('');
      }
    }
  }
  try {
    const snapshot = { isolationLevel: 'repeatable read', accessMode: 'read only' } as const;
    await db.transaction(
      (tx) => pipeline(Readable.from(lines(tx)), createGzip(), createWriteStream(unfinished, { mode: 0o600 })),
      snapshot,
    );
    await rename(unfinished, file);
    return rows;
  } catch (error) {
    return explainFileError(file, 'written')(error);
  } finally {
    await rm(unfinished, { force: true });
  }
}

async function* readPages(db: Database, table: ExportedTable): AsyncGenerator<TextRow[]> {
  const keyPlaces = table.key.map((column) => table.columns.indexOf(column));
  let last: TextRow | undefined;
  for (;;) {
    const found = await queryRows<Record<string, string | null>>(db, buildPageQuery(table, last, PAGE_ROWS));
    const page = found.map((row) => table.columns.map(({ name }) => row[name] ?? null));
    if (page.length > 0) yield page;
    if (page.length < PAGE_ROWS) return;
    const end = page.at(-1) ?? [];
    last = keyPlaces.map((at) => end[at] ?? null);
  }
}
