import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isProgram } from '../find-program.ts';
import { installPackages } from '../system-packages.ts';

/** Server binary folders outside PATH; `*` is the major version. */
const PLACES = [
  '/usr/lib/postgresql/*/bin', // Debian
  '/usr/pgsql-*/bin', // Red Hat, from postgresql.org
  '/usr/libexec/postgresql*', // Alpine
  '/opt/homebrew/opt/postgresql@*/bin', // macOS on Apple’s own processors
  '/usr/local/opt/postgresql@*/bin', // macOS on Intel’s
];

/** The folders of one place, the newest version first. */
function foldersAt(place: string): string[] {
  const parts = place.split('/');
  const at = parts.findIndex((part) => part.includes('*'));
  const [start = '', end = ''] = parts[at]?.split('*') ?? [];
  const parent = parts.slice(0, at).join('/');
  const parseVersion = (name: string) => Number(name.slice(start.length, name.length - end.length));
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(start) && name.endsWith(end) && parseVersion(name) > 0)
      .sort((one, other) => parseVersion(other) - parseVersion(one))
      .map((name) => [parent, name, ...parts.slice(at + 1)].join('/'));
  } catch {
    return [];
  }
}

function findFolder(): string | undefined {
  const onPath = findProgram('initdb');
  const folders = [...PLACES.flatMap(foldersAt), ...(onPath === undefined ? [] : [dirname(onPath)])];
  return folders.find((folder) => isProgram(join(folder, 'initdb')) && isProgram(join(folder, 'postgres')));
}

/** The folder with `initdb` and `postgres`, installed first when the machine has none. */
export async function findPostgresPrograms(): Promise<string> {
  const found = findFolder();
  if (found !== undefined) return found;
  await installPackages('postgresql');
  const installed = findFolder();
  if (installed !== undefined) return installed;
  throw new Error('No PostgreSQL was found: install postgresql, or set TEST_DATABASE_URL to a database for tests.');
}
