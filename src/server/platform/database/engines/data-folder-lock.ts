import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { tryLockFile } from '#server/platform/lock-file.ts';
import { DatabaseInUseError, DatabaseStartError } from '../database.ts';

const LOCK_FILE = 'pg.lock';

/** Locks the folder: the embedded engine does not, and two processes corrupt it. */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const lock = tryLock(join(dataDir, LOCK_FILE));
  if (lock.isLocked) return lock.release;
  throw new DatabaseInUseError(
    `The data folder '${dataDir}' is in use by another shop process${lock.ownerPid ? ` (${lock.ownerPid})` : ''}: ` +
      'stop it, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.',
  );
}

function tryLock(file: string): ReturnType<typeof tryLockFile> {
  try {
    return tryLockFile(file);
  } catch (error) {
    throw new DatabaseStartError(`The data folder cannot be written: ${(error as Error).message}.`);
  }
}
