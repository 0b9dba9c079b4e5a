import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DatabaseStartError } from '../database.ts';

const LOCK_FILE = 'pg.lock';

/**
 * The embedded engine takes no lock itself, and two processes on one folder damage it. The lock names its process by id
 * and start time, so that a dead owner's lock, or one whose id was given to another process, can be taken over.
 */
export function lockDataFolder(dataDir: string): () => void {
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const file = join(dataDir, LOCK_FILE);
  const mine = identifyProcess(process.pid);
  if (!createExclusively(file, mine)) takeOver(file, mine, dataDir);
  return () => {
    if (readIfExists(file) === mine) rmSync(file, { force: true });
  };
}

function takeOver(file: string, mine: string, dataDir: string): void {
  rejectIfOwnerAlive(file, dataDir);
  // Whoever holds this second file may remove the stale lock; without it, one process could remove another's new lock.
  const guard = `${file}.takeover`;
  if (!createExclusively(guard, mine)) {
    rejectIfOwnerAlive(guard, dataDir);
    rmSync(guard, { force: true });
    if (!createExclusively(guard, mine)) throw createInUseError(dataDir, undefined);
  }
  try {
    rejectIfOwnerAlive(file, dataDir);
    rmSync(file, { force: true });
    if (!createExclusively(file, mine)) throw createInUseError(dataDir, readIfExists(file));
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
      'stop that one, choose another DATA_DIR, or set DATABASE_URL to share a PostgreSQL database.',
  );

function createExclusively(file: string, content: string): boolean {
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

/** Process id, start time in ticks since boot, and the boot; where the system does not tell, the id alone. */
function identifyProcess(pid: number): string {
  const startTicks = readIfExists(`/proc/${pid}/stat`)?.split(') ').at(-1)?.split(' ')[19] ?? '';
  const boot = readIfExists('/proc/sys/kernel/random/boot_id')?.trim() ?? '';
  return `${pid} ${startTicks} ${boot}`;
}
