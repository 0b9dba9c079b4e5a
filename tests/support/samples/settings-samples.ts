import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { PublicSettings, ShopFacts } from '#contract/public-settings.ts';
import { shopFactsSchema } from '#contract/public-settings.ts';

/** The default business settings. */
export const sampleSettings: PublicSettings = {
  shop: shopFactsSchema.parse(JSON.parse(readFileSync('settings/shop.sample.json', 'utf8'))),
  publicOrigin: 'https://shop.example',
  apiOrigin: undefined,
  payment: { scriptUrl: 'http://127.0.0.1:3001/js/v3/cashfree.js', mode: 'sandbox' },
};

/** Writes a settings file with these changes and returns its path; `undefined` leaves a value out. */
export function writeSettingsFile(folder: string, changes: Partial<ShopFacts>): string {
  const file = join(folder, 'settings.json');
  writeFileSync(file, JSON.stringify({ ...sampleSettings.shop, ...changes }));
  return file;
}
