import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { withBuildLock } from './build-lock.ts';

let folder = '';
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'build-lock-'));
});
afterEach(() => rmSync(folder, { recursive: true }));

it('runs one build at a time', async () => {
  let running = 0;
  const counts = await Promise.all(
    Array.from({ length: 4 }, () =>
      withBuildLock(folder, async () => {
        const count = ++running;
        await new Promise((resolve) => setTimeout(resolve, 10));
        running--;
        return count;
      }),
    ),
  );
  expect(counts).toEqual([1, 1, 1, 1]);
});

it('frees the lock after a failed build', async () => {
  await expect(withBuildLock(folder, () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await withBuildLock(folder, async () => 'built')).toBe('built');
});

it('ignores the lock of a killed build', async () => {
  const { pid } = spawnSync(process.execPath, ['-e', '']);
  writeFileSync(join(folder, 'build.lock'), `${pid} 1 boot`);
  expect(await withBuildLock(folder, async () => 'built')).toBe('built');
});

it('gives up with a sentence when another build never ends', async () => {
  const endless = withBuildLock(folder, () => new Promise<never>(() => undefined));
  endless.catch(() => undefined);
  await expect(withBuildLock(folder, async () => 'built', 20)).rejects.toThrow(
    /^Another build \(process \d+\) is still running: .*build\.lock.*\.$/,
  );
});
