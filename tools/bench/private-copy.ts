import { cpSync, mkdtempSync, readdirSync, rmSync, statSync, symlinkSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';

/** What a clone does not have: it is installed, built or written when the shop runs. */
const NOT_CLONED = ['node_modules', 'dist', '.cache', '.data', '.git'];

type PrivateCopy = { folder: string; remove(): void };

/** The checkout as after a clone and an install, in a folder of its own: this one keeps what it has built. */
export function makePrivateCopy(): PrivateCopy {
  const folder = mkdtempSync(join(tmpdir(), 'bench-clone-'));
  for (const name of readdirSync('.').filter((one) => !NOT_CLONED.includes(one)))
    cpSync(name, join(folder, name), { recursive: true });
  symlinkSync(resolve('node_modules'), join(folder, 'node_modules'), 'dir');
  return { folder, remove: () => rmSync(folder, { recursive: true, force: true }) };
}

/** Megabytes of all files below a folder. */
export function megabytesBelow(folder: string): number {
  const entries = readdirSync(folder, { recursive: true, withFileTypes: true });
  const files = entries.filter((entry) => entry.isFile());
  return files.reduce((sum, file) => sum + statSync(join(file.parentPath, file.name)).size, 0) / 1e6;
}
