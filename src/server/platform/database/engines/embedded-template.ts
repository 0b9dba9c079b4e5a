import { existsSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { gunzipSync } from 'node:zlib';
import { PGlite } from '@electric-sql/pglite';
import { getPackageRoot } from '#server/platform/package-root.ts';
import { migrate } from '../migrate.ts';
import { hashMigrations, readMigrationSteps } from '../migration-steps.ts';
import { createEmbeddedClient } from './embedded-client.ts';

/**
 * Loads an archive of an empty, migrated data folder from `.cache`; creates it again when the engine or a migration
 * changes. Unpacking it takes less than a second; creating a database from scratch takes seconds and hundreds of megabytes.
 */
export async function loadOrCreateTemplate(): Promise<Blob> {
  return new Blob([await readOrCreateArchive()]);
}

let unpackedTemplate: Promise<Blob> | undefined;

/** Decompresses the archive once per process: that is half the cost of a new database. */
export function loadOrCreateUnpackedTemplate(): Promise<Blob> {
  unpackedTemplate ??= readOrCreateArchive().then((archive) => new Blob([gunzipSync(archive)]));
  return unpackedTemplate;
}

async function readOrCreateArchive(): Promise<Buffer<ArrayBuffer>> {
  const file = getTemplatePath();
  if (existsSync(file)) return readFileSync(file);
  const archive = await createArchive();
  storeIfPossible(file, archive);
  return archive;
}

function getTemplatePath(): string {
  const folder = join(getPackageRoot(), '.cache');
  return join(folder, `pg-template-${readEngineVersion()}-${hashMigrations(readMigrationSteps())}.tar.gz`);
}

function readEngineVersion(): string {
  const file = join(getPackageRoot(), 'node_modules', '@electric-sql', 'pglite', 'package.json');
  return (JSON.parse(readFileSync(file, 'utf8')) as { version: string }).version;
}

async function createArchive(): Promise<Buffer<ArrayBuffer>> {
  const engine = await PGlite.create();
  try {
    await migrate(createEmbeddedClient(engine));
    const archive = await engine.dumpDataDir('gzip');
    return Buffer.from(await archive.arrayBuffer());
  } finally {
    await engine.close();
  }
}

/** Does nothing where the package folder is read-only, as in a container: then each new database is created from scratch. */
function storeIfPossible(file: string, archive: Buffer): void {
  // Renamed when complete, so other processes never read a partial file.
  const unfinished = `${file}.${process.pid}`;
  try {
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(unfinished, archive);
    renameSync(unfinished, file);
  } catch {
    if (existsSync(unfinished)) rmSync(unfinished);
  }
}
