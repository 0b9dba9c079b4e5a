import { randomBytes } from 'node:crypto';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { ConfigError } from './config-error.ts';

/** A secret made at the first start and kept in the data folder, readable by its owner alone. */
export function readOrCreateSecret(dataDir: string, name: string): string {
  const file = join(dataDir, name);
  try {
    mkdirSync(dataDir, { recursive: true, mode: 0o700 });
    // 'wx': of two processes that start together, one writes and both read the same.
    writeFileSync(file, randomBytes(32).toString('base64url'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') {
      throw new ConfigError(`DATA_DIR '${dataDir}' cannot be written (${(error as NodeJS.ErrnoException).code}).`);
    }
  }
  const secret = readFileSync(file, 'utf8').trim();
  if (secret.length < 32)
    throw new ConfigError(`DATA_DIR holds an unreadable secret: delete ${file} to make a new one.`);
  return secret;
}
