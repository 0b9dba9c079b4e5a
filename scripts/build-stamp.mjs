import { createHash } from 'node:crypto';
import { readdir, readFile, stat } from 'node:fs/promises';
import { join } from 'node:path';

/** The desk shows the handbook. */
const HANDBOOK = ['docs/handbook.md', 'docs/handbook'];
const SOURCES = ['src', ...HANDBOOK, 'package.json', 'package-lock.json', 'vite.config.ts', 'scripts/build.ts'];
const isTest = (/** @type {string} */ name) => /\.test\.tsx?$/.test(name);

/** @param {string} root */
export const getStampPath = (root) => join(root, 'dist', 'stamp');

/**
 * Hashes the contents of all files that a build reads. Modification times would not do: a fresh checkout changes them.
 * @param {string} root
 */
export async function hashSources(root) {
  const hash = createHash('sha256');
  for (const file of await listFiles(root)) hash.update(`${file}\0`).update(await readFile(join(root, file)));
  return hash.digest('hex');
}

/**
 * Whether `dist` holds a complete build of the current sources.
 * @param {string} root
 */
export async function isBuilt(root) {
  const stamp = await readFile(getStampPath(root), 'utf8').catch(() => undefined);
  return stamp !== undefined && stamp === (await hashSources(root));
}

/** @param {string} root */
async function listFiles(root) {
  const lists = await Promise.all(
    SOURCES.map(async (path) => {
      const found = await stat(join(root, path)).catch(() => undefined);
      if (!found) return [];
      if (found.isFile()) return [path];
      const entries = await readdir(join(root, path), { recursive: true, withFileTypes: true });
      return entries
        .filter((entry) => entry.isFile() && !isTest(entry.name))
        .map((entry) => join(entry.parentPath, entry.name).slice(root.length + 1));
    }),
  );
  return lists.flat().sort();
}
