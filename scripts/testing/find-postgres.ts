import { readdirSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { findProgram, isProgram } from './find-program.ts';
import { installPackages } from './system-packages.ts';

/** Debian keeps the server's programs out of PATH, one folder per major version. */
const DEBIAN_FOLDER = '/usr/lib/postgresql';

function debianFolders(): string[] {
  try {
    const versions = readdirSync(DEBIAN_FOLDER).filter((name) => /^\d+$/.test(name));
    return versions.sort((a, b) => Number(b) - Number(a)).map((version) => join(DEBIAN_FOLDER, version, 'bin'));
  } catch {
    return [];
  }
}

function findFolder(): string | undefined {
  const onPath = findProgram('initdb');
  const folders = [...debianFolders(), ...(onPath === undefined ? [] : [dirname(onPath)])];
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
