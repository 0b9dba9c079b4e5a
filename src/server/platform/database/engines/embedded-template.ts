import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { packageRoot } from '#server/platform/package-root.ts';
import type { Database } from '../database.ts';
import { migrate } from '../migrate.ts';
import { hashMigrations, readMigrationSteps } from '../migration-steps.ts';

/**
 * An empty, migrated data folder as one archive. Making a database from nothing costs seconds and hundreds of megabytes;
 * unpacking this costs less than one second. Kept in `.cache`, made again when the engine or a migration changes.
 */
export async function loadTemplate(): Promise<Blob> {
  return new Blob([await readTemplateArchive()]);
}

let unpacked: Promise<Blob> | undefined;

/** The same, unpacked once for many databases of this process: unpacking is half of what a new one costs. */
export function loadUnpackedTemplate(): Promise<Blob> {
  unpacked ??= readTemplateArchive().then((archive) => new Blob([gunzipSync(archive)]));
  return unpacked;
}

async function readTemplateArchive(): Promise<Buffer<ArrayBuffer>> {
  const file = getTemplatePath();
  if (!existsSync(file)) await createTemplate(file);
  return readFileSync(file);
}

function getTemplatePath(): string {
  const folder = join(packageRoot(), '.cache');
  return join(folder, `pg-template-${readEngineVersion()}-${hashMigrations(readMigrationSteps())}.tar.gz`);
}

function readEngineVersion(): string {
  const file = join(packageRoot(), 'node_modules', '@electric-sql', 'pglite', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function createTemplate(file: string): Promise<void> {
  const engine = await PGlite.create();
  try {
    await migrate(drizzle(engine) as unknown as Database);
    const archive = await engine.dumpDataDir('gzip');
    mkdirSync(join(file, '..'), { recursive: true });
    // Written beside and renamed, so that nobody ever reads half of it.
    const unfinished = `${file}.${process.pid}`;
    writeFileSync(unfinished, Buffer.from(await archive.arrayBuffer()));
    renameSync(unfinished, file);
  } finally {
    await engine.close();
  }
}
