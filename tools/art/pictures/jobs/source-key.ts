import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from '../places.ts';

/** Removes comments, whitespace and exports, which don't change what a program draws. */
const stripInessentials = (source: string): string =>
  source
    .replace(/\/\*[\s\S]*?\*\//g, '')
    .replace(/^\s*\/\/.*$/gm, '')
    .replace(/\bexport /g, '')
    .replace(/,(\s*[)\]}])/g, '$1')
    .replace(/\s+/g, '');

const IMPORT = /from '(\.{1,2}\/[^']+)'/g;

export const hash = (...parts: (string | Buffer)[]): string => {
  const sum = createHash('sha256');
  for (const part of parts) sum.update(part);
  return sum.digest('hex');
};

/** Collects the file and its project imports, except those that `skip` excludes. */
function collectImports(
  file: string,
  skip: (file: string) => boolean,
  found = new Map<string, string>(),
): Map<string, string> {
  if (found.has(file) || skip(file)) return found;
  const source = readFileSync(file, 'utf8');
  found.set(file, source);
  for (const [, target] of source.matchAll(IMPORT))
    if (target) collectImports(join(dirname(file), target), skip, found);
  return found;
}

/** Hash of a program: the file and everything it imports. */
export function computeSourceKey(file: string, skip: (file: string) => boolean = () => false): string {
  const files = [...collectImports(file, skip)].sort(([a], [b]) => (a < b ? -1 : 1));
  return hash(...files.flatMap(([name, source]) => [relative(PROJECT, name), stripInessentials(source)]));
}
