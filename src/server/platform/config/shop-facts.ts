import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type ShopFacts, shopFactsSchema } from '#contract/public-settings.ts';
import { checkSampleOffer } from '#domain/cart/samples.ts';
import { getPackageRoot } from '../package-root.ts';
import { ConfigError } from './config-error.ts';

/** Reads the shop's business facts (D-13), from the sample file unless a path is given. */
export function readShopFacts(path: string | undefined): ShopFacts {
  const file = path ?? join(getPackageRoot(), 'settings', 'shop.sample.json');
  const parsed = shopFactsSchema.safeParse(readJson(file));
  if (parsed.success) return Object.freeze(requireFairSamplePrice(file, parsed.data));
  const invalidFields = parsed.error.issues.map((issue) => issue.path.join('.') || 'the whole file');
  throw new ConfigError(
    `SETTINGS_FILE '${file}' has missing or invalid values for: ${[...new Set(invalidFields)].join(', ')}.`,
  );
}

function requireFairSamplePrice(file: string, facts: ShopFacts): ShopFacts {
  const offer = checkSampleOffer(facts);
  if (!offer.ok) throw new ConfigError(`SETTINGS_FILE '${file}': ${offer.message}.`);
  return facts;
}

function readJson(file: string): unknown {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch (error) {
    const reason = error instanceof SyntaxError ? 'it is not JSON' : (error as NodeJS.ErrnoException).code;
    throw new ConfigError(`SETTINGS_FILE '${file}' cannot be read: ${reason}.`);
  }
}
