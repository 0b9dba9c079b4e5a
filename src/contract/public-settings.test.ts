import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { shopFactsSchema } from './public-settings.ts';

const facts = JSON.parse(readFileSync('settings/shop.sample.json', 'utf8')) as object;

it.each(['+91 79 4000 0000', '079-4000-0000', '(079) 4000 0000', '1800 123 4567'])('%s is a phone number', (phone) => {
  expect(shopFactsSchema.safeParse({ ...facts, phone }).success).toBe(true);
});

it.each([
  [undefined, true],
  [{}, true],
  [{ blinds: { widthInInches: 60, heightInInches: 90.5 }, fabrics: { lengthInInches: 300 } }, true],
  [{ blinds: { widthInInches: 60 } }, false],
  [{ wallpaper: { widthInInches: 0, heightInInches: 90 } }, false],
  [{ fabrics: { lengthInInches: 10_001 } }, false],
])('standard sizes %j are valid settings: %s [D-41]', (standardSizes, isValid) => {
  expect(shopFactsSchema.safeParse({ ...facts, ...(standardSizes && { standardSizes }) }).success).toBe(isValid);
});
