import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isExecutable } from '../find-program.ts';
import { installPackages } from '../system-packages.ts';

/** Server binary folders outside PATH; `*` is the major version. */
const FOLDER_PATTERNS = [
  '/usr/lib/postgresql/*/bin', // Debian
  '/usr/pgsql-*/bin', // Red Hat, from postgresql.org
  '/usr/libexec/postgresql*', // Alpine
  '/opt/homebrew/opt/postgresql@*/bin', // macOS on Apple silicon
  '/usr/local/opt/postgresql@*/bin', // macOS on Intel
];

/** Lists the existing folders of a pattern, newest version first. */
function listVersionFolders(pattern: string): string[] {
  const segments = pattern.split('/');
  const wildcardIndex = segments.findIndex((segment) => segment.includes('*'));
  const [prefix = '', suffix = ''] = segments[wildcardIndex]?.split('*') ?? [];
  const parent = segments.slice(0, wildcardIndex).join('/');
  const parseVersion = (name: string) => Number(name.slice(prefix.length, name.length - suffix.length));
  try {
    return readdirSync(parent)
      .filter((name) => name.startsWith(prefix) && name.endsWith(suffix) && parseVersion(name) > 0)
      .sort((a, b) => parseVersion(b) - parseVersion(a))
      .map((name) => [parent, name, ...segments.slice(wildcardIndex + 1)].join('/'));
  } catch {
    return [];
  }
}

function findProgramFolder(): string | undefined {
  const onPath = findProgram('initdb');
  const folders = [...FOLDER_PATTERNS.flatMap(listVersionFolders), ...(onPath === undefined ? [] : [dirname(onPath)])];
  return folders.find((folder) => isExecutable(join(folder, 'initdb')) && isExecutable(join(folder, 'postgres')));
}

/** Finds the folder with `initdb` and `postgres`; installs PostgreSQL if necessary. */
export async function findOrInstallPostgresFolder(): Promise<string> {
  const found = findProgramFolder();
  if (found !== undefined) return found;
  await installPackages('postgresql');
  const installed = findProgramFolder();
  if (installed !== undefined) return installed;
  throw new Error('PostgreSQL was not found: install postgresql, or set TEST_DATABASE_URL to a test database.');
}
