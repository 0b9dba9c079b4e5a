import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** Not in a clone: installed, built or written at run time. */
const NOT_CLONED = ['node_modules', 'dist', '.cache', '.data', '.git'];

type PrivateCopy = { folder: string; remove(): void };

/** Copies the checkout to a temporary folder, as after a clone and an install. */
export function createPrivateCopy(): PrivateCopy {
  const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  for (const name of readdirSync('.').filter((entry) => !NOT_CLONED.includes(entry)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Megabytes of all files below a folder. */
export function measureMegabytes(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 1e6;
}
