import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { PROJECT } from './places.ts';

/** Comments, layout and visibility do not change what a program draws. */
const essence = (source: string): string =>
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

/** The file and everything it imports from this project, without what `skip` leaves out. */
function closure(
  file: string,
  skip: (file: string) => boolean,
  found = new Map<string, string>(),
): Map<string, string> {
  if (found.has(file) || skip(file)) return found;
  const source = readFileSync(file, 'utf8');
  found.set(file, source);
  for (const [, target] of source.matchAll(IMPORT)) if (target) closure(join(dirname(file), target), skip, found);
  return found;
}

/** Content key of a program: changes when the file or anything it imports changes. */
export function sourceKey(file: string, skip: (file: string) => boolean = () => false): string {
  const files = [...closure(file, skip)].sort(([a], [b]) => (a < b ? -1 : 1));
  return hash(...files.flatMap(([name, source]) => [relative(PROJECT, name), essence(source)]));
}
