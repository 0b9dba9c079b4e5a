import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database.ts';

const LOCK_FILE = 'pg.lock';

/**
 * Locks the folder: the embedded engine does not, and two processes corrupt it. The lock stores process id and start
 * time, so the lock of a dead owner can be taken over even if its id was reused.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILE);
  const ownerId = identifyProcess(process.pid);
  if (!tryCreateFile(file, ownerId)) takeOver(file, ownerId, dataDir);
  return () => {
    if (readIfExists(file) === ownerId) rmSync(file, { force: true });
  };
}

function takeOver(file: string, ownerId: string, dataDir: string): void {
  rejectIfOwnerAlive(file, dataDir);
  // Only the holder of this second file may remove the stale lock. Otherwise a process could remove another's new lock.
  const guard = `${file}.takeover`;
  if (!tryCreateFile(guard, ownerId)) {
    rejectIfOwnerAlive(guard, dataDir);
    rmSync(guard, { force: true });
    if (!tryCreateFile(guard, ownerId)) throw createInUseError(dataDir, undefined);
  }
  try {
    rejectIfOwnerAlive(file, dataDir);
    rmSync(file, { force: true });
    if (!tryCreateFile(file, ownerId)) throw createInUseError(dataDir, readIfExists(file));
  } finally {
    rmSync(guard, { force: true });
  }
}

function rejectIfOwnerAlive(file: string, dataDir: string): void {
  const owner = readIfExists(file);
  const pid = Number(owner?.split(' ')[0]);
  if (Number.isInteger(pid) && pid > 0 && isRunning(pid) && identifyProcess(pid) === owner)
    throw createInUseError(dataDir, owner);
}

const createInUseError = (dataDir: string, owner: string | undefined) =>
  new DatabaseStartError(
    `The data folder '${dataDir}' is in use by another shop process${owner ? ` (${owner.split(' ')[0]})` : ''}: ` +
      'stop it, set another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.',
  );

/** Returns false if the file exists. */
function tryCreateFile(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw new DatabaseStartError(`The data folder cannot be written: ${(error as Error).message}.`);
  }
}

function readIfExists(file: string): string | undefined {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** Process id, start time in ticks since boot, and boot id. Systems without /proc provide only the process id. */
function identifyProcess(pid: number): string {
  const startTicks = readIfExists(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19] ?? '';
  const boot = readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${pid} ${startTicks} ${boot}`;
}
