import { readFileSync, rmSync, writeFileSync } from 'node:fs';

/** `ownerPid` is unknown when another process took the lock at the same time. */
type LockAttempt = { isLocked: true; release(): void } | { isLocked: false; ownerPid: string | undefined };

/**
 * Takes the lock unless a running process has it. The file stores process id and start time, so the lock of a dead
 * owner can be taken over even if its id was reused.
 */
export function tryLockFile(file: string): LockAttempt {
  const ownerId = identifyProcess(process.pid);
  if (!tryCreateFile(file, ownerId) && !tryTakeOver(file, ownerId)) {
    return { isLocked: false, ownerPid: readIfExists(file)?.split(' ')[0] || undefined };
  }
  return {
    isLocked: true,
    release() {
      if (readIfExists(file) === ownerId) rmSync(file, { force: true });
    },
  };
}

function tryTakeOver(file: string, ownerId: string): boolean {
  if (isOwnerAlive(file)) return false;
  // Only the holder of this second file may remove the stale lock. Otherwise a process could remove another's new lock.
  const guard = `${file}.takeover`;
  if (!tryCreateFile(guard, ownerId)) {
    if (isOwnerAlive(guard)) return false;
    rmSync(guard, { force: true });
    if (!tryCreateFile(guard, ownerId)) return false;
  }
  try {
    if (isOwnerAlive(file)) return false;
    rmSync(file, { force: true });
    return tryCreateFile(file, ownerId);
  } finally {
    rmSync(guard, { force: true });
  }
}

function isOwnerAlive(file: string): boolean {
  const owner = readIfExists(file);
  const pid = Number(owner?.split(' ')[0]);
  return Number.isInteger(pid) && pid > 0 && isRunning(pid) && identifyProcess(pid) === owner;
}

/** Returns false if the file exists. */
function tryCreateFile(file: string, content: string): boolean {
  try {
    writeFileSync(file, content, { flag: 'wx', mode: 0o600 });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
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
