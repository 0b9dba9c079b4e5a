import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let packageRoot: string | undefined;

/** Finds the folder of package.json from sources, tests and the built bundle. */
export function getPackageRoot(): string {
  packageRoot ??= findRootAbove(dirname(fileURLToPath(import.meta.url)));
  return packageRoot;
}

function findRootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('No package.json was found above the running file.');
  return findRootAbove(parent);
}
