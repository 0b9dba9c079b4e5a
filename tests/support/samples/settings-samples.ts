import { readFileSync } from 'node:fs';
import type { PublicSettings } from '#contract/public-settings.ts';
import { shopFactsSchema } from '#contract/public-settings.ts';

/** The default business settings. */
export const sampleSettings: PublicSettings = {
  shop: shopFactsSchema.parse(JSON.parse(readFileSync('settings/shop.sample.json', 'utf8'))),
  publicOrigin: 'https://shop.example',
  apiOrigin: undefined,
  payment: { scriptUrl: 'http://127.0.0.1:3001/js/v3/cashfree.js', mode: 'sandbox' },
};
