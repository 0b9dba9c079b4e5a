import { existsSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';

let found: string | undefined;

/** The folder of package.json: the same for sources, tests and the built bundle, wherever the process was started. */
export function packageRoot(): string {
  found ??= findRootAbove(dirname(fileURLToPath(import.meta.url)));
  return found;
}

function findRootAbove(folder: string): string {
  if (existsSync(join(folder, 'package.json'))) return folder;
  const parent = dirname(folder);
  if (parent === folder) throw new Error('The files of the shop lie outside their package.');
  return findRootAbove(parent);
}
