import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { PGlite } from '@electric-sql/pglite';
import type { Logger } from 'drizzle-orm';
import { restrictToOwner } from '#server/platform/data-folder.ts';
import { type DatabaseConnection, DatabaseStartError } from '../database.ts';
import { lockDataFolder } from './data-folder-lock.ts';
import { createEmbeddedClient } from './embedded-client.ts';
import { loadOrCreateTemplate, loadOrCreateUnpackedTemplate } from './embedded-template.ts';

/** Major PostgreSQL version of the embedded engine; it cannot read data folders of other versions. */
const ENGINE_MAJOR = '18';

/** Opens the in-process database and locks its folder against other processes. */
export async function openEmbeddedDatabase(dataDir: string): Promise<DatabaseConnection> {
  const unlock = lockDataFolder(dataDir);
  try {
    const folder = join(dataDir, 'pg');
    return createConnection(await openFolder(dataDir, folder), { folder, unlock });
  } catch (error) {
    unlock();
    if (error instanceof DatabaseStartError) throw error;
    throw new DatabaseStartError(`The embedded database in '${dataDir}' cannot be opened: ${(error as Error).message}`);
  }
}

/** Opens an in-memory database for tests. */
export async function openMemoryDatabase(logger?: Logger): Promise<DatabaseConnection> {
  return createConnection(await PGlite.create({ loadDataDir: await loadOrCreateUnpackedTemplate() }), { logger });
}

type ConnectionOptions = { folder?: string; unlock?: () => void; logger?: Logger | undefined };

function createConnection(
  engine: PGlite,
  { folder, unlock = () => {}, logger }: ConnectionOptions,
): DatabaseConnection {
  return {
    db: createEmbeddedClient(engine, logger),
    engine: 'embedded',
    async close() {
      if (!engine.closed) {
        await engine.close();
        if (folder) restrictToOwner(folder);
      }
      unlock();
    },
  };
}

async function openFolder(dataDir: string, folder: string): Promise<PGlite> {
  // Exists while a new folder is unpacked: the remains of a killed first start are deleted.
  const unfinished = join(dataDir, 'pg.unfinished');
  if (existsSync(unfinished)) rmSync(folder, { recursive: true, force: true });
  if (existsSync(folder)) {
    rejectOtherVersion(folder);
    restrictToOwner(folder);
    return PGlite.create({ dataDir: folder });
  }
  writeFileSync(unfinished, '', { mode: 0o600 });
  mkdirSync(folder, { mode: 0o700 });
  const engine = await PGlite.create({ dataDir: folder, loadDataDir: await loadOrCreateTemplate() });
  // The engine unpacks its template with files for everyone; those that it writes later are private.
  restrictToOwner(folder);
  rmSync(unfinished);
  return engine;
}

function rejectOtherVersion(folder: string): void {
  const file = join(folder, 'PG_VERSION');
  const version = existsSync(file) ? readFileSync(file, 'utf8').trim() : 'an unknown version';
  if (version !== ENGINE_MAJOR) {
    throw new DatabaseStartError(
      `The data folder '${folder}' was written by PostgreSQL ${version}, but this release reads ${ENGINE_MAJOR}: ` +
        'start the release that wrote it, or set another DATA_DIR.',
    );
  }
}
