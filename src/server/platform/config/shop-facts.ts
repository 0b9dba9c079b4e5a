import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopFacts, shopFactsSchema } from '#contract/public-settings.ts';
import { packageRoot } from '../package-root.ts';
import { ConfigError } from './config-error.ts';

/** The business facts of the installation (decision D-13); the sample file when none is named. */
export function readShopFacts(path: string | undefined): ShopFacts {
  const file = path ?? join(packageRoot(), 'settings', 'shop.sample.json');
  const parsed = shopFactsSchema.safeParse(readJson(file));
  if (parsed.success) return Object.freeze(parsed.data);
  const wrong = parsed.error.issues.map((issue) => issue.path.join('.') || 'the whole file');
  throw new ConfigError(
    `SETTINGS_FILE '${file}' is missing or has a wrong value for: ${[...new Set(wrong)].join(', ')}.`,
  );
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as NodeJS.ErrnoException).code;
    throw new ConfigError(`SETTINGS_FILE '${file}' cannot be read: ${reason}.`);
  }
}
