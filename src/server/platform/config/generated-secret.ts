import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { restrictToOwner } from '../data-folder.ts';
import { ConfigError } from './config-error.ts';

/** Reads a secret from the data folder; the first start generates it, readable only by its owner. */
export function readOrCreateSecret(dataDir: string, name: string, bytes = 32): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // 'wx': of two processes starting together, one writes and both read the same secret.
    writeFileSync(file, randomBytes(bytes).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new ConfigError(`DATA_DIR '${dataDir}' cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  restrictToOwner(file);
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < bytes)
    throw new ConfigError(`DATA_DIR contains an invalid secret: delete ${file} to generate a new one.`);
  return secret;
}
