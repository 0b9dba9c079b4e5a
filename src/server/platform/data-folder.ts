import { chmodSync, existsSync, lstatSync, readdirSync, realpathSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config/config-error.ts';

const OTHER_USERS = 0o077;
/** Users who are not in the folder's group. */
const EVERYONE = 0o007;
/** A folder with this bit is meant for all users, such as /tmp. */
const STICKY = 0o1000;

/** Removes the permissions of other users from a file, or from a folder with everything in it. */
export function restrictToOwner(path: string): void {
  if (existsSync(path)) restrictEntry(realpathSync(path));
}

function restrictEntry(path: string): void {
  // Another process may rename or delete files meanwhile.
  ignoreErrors(['ENOENT'], () => {
    const stats = lstatSync(path);
    if (stats.isSymbolicLink()) return;
    if (stats.mode & OTHER_USERS) tryChmod(path, stats.mode & 0o700);
    if (stats.isDirectory()) for (const name of readdirSync(path)) restrictEntry(join(path, name));
  });
}

/**
 * Does nothing to a file of another user, or where the file system has fixed permissions: `findExposure` reports what is
 * still readable.
 */
const tryChmod = (path: string, mode: number): void =>
  ignoreErrors(['EPERM', 'EROFS', 'ENOTSUP'], () => chmodSync(path, mode));

function ignoreErrors(codes: readonly string[], run: () => void): void {
  try {
    run();
  } catch (error) {
    if (!codes.includes((error as NodeJS.ErrnoException).code ?? '')) throw error;
  }
}

/** Describes who can open the data folder besides its owner. */
export function findExposure(dataDir: string): string | undefined {
  const mode = existsSync(dataDir) ? statSync(dataDir).mode & 0o7777 : 0;
  if ((mode & OTHER_USERS) === 0) return undefined;
  return `DATA_DIR '${dataDir}' can be read by other users (mode ${mode.toString(8)}): run chmod 700 on it, or set another folder.`;
}

/** Returns whether `protectDataFolder` refuses the folder in live mode when this user starts the shop. */
export function isRefusedWhenLive(dataDir: string): boolean {
  const { mode, uid } = statSync(dataDir);
  const ownUid = process.getuid?.() ?? uid;
  const canBeClosed = (mode & STICKY) === 0 && (ownUid === uid || ownUid === 0);
  return (mode & EVERYONE) !== 0 && !canBeClosed;
}

type DataFolder = { dataDir: string; shopMode: 'demo' | 'live' };

/** Closes the data folder to other users. Live mode refuses a folder that stays open to everyone. */
export function protectDataFolder({ dataDir, shopMode }: DataFolder, logger: { warn(message: string): void }): void {
  if (findExposure(dataDir) === undefined) return;
  if ((statSync(dataDir).mode & STICKY) === 0) tryChmod(dataDir, 0o700);
  const exposure = findExposure(dataDir);
  if (exposure === undefined) {
    logger.warn(`DATA_DIR '${dataDir}' was readable by other users; now only the shop's own user can open it.`);
    return;
  }
  // A group may be how the shop itself gets access to a mounted folder.
  if (shopMode === 'live' && statSync(dataDir).mode & EVERYONE) throw new ConfigError(exposure);
  logger.warn(exposure);
}
