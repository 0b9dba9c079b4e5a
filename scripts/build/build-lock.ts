import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { tryLockFile } from '#server/platform/lock-file.ts';

const MAX_WAIT_MS = 10 * 60_000;
const RETRY_INTERVAL_MS = 100;

/** Runs the build when no other process builds in this folder. */
export async function withBuildLock<Result>(
  folder: string,
  build: () => Promise<Result>,
  maxWaitMs = MAX_WAIT_MS,
): Promise<Result> {
  mkdirSync(folder, { recursive: true });
  const release = await waitForLock(join(folder, 'build.lock'), maxWaitMs);
  try {
    return await build();
  } finally {
    release();
  }
}

async function waitForLock(file: string, maxWaitMs: number): Promise<() => void> {
  const startedAt = performance.now();
  for (;;) {
    const lock = tryLockFile(file);
    if (lock.isLocked) return lock.release;
    if (performance.now() - startedAt > maxWaitMs) {
      throw new Error(`Another build (process ${lock.ownerPid}) is still running: stop it or delete ${file}.`);
    }
    await wait(RETRY_INTERVAL_MS);
  }
}
