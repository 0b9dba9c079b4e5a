import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { readProduct } from '#contract/readers/product-reader.ts';
import { demoProducts, HOME_SAMPLE_IDS } from './demo-catalogue.ts';
import { buildHomeSamplesJson } from './home-samples.ts';

const written = readFileSync('src/storefront/content/home-samples.json', 'utf8');

describe('home page samples', () => {
  it('match the catalogue; "npm run catalogue -- build-demo" writes them', () => {
    expect(written).toBe(buildHomeSamplesJson(readFileSync('catalogue/demo-catalogue.json', 'utf8')));
  });

  it("parse as products with the shop's titles and prices [HOME-24, SRV-18]", () => {
    const samples = (JSON.parse(written) as unknown[]).map((sample) => readProduct(sample));
    const sold = HOME_SAMPLE_IDS.map((id) => demoProducts.find((product) => product.id === id));
    expect(samples.map((sample) => sample?.title)).toEqual(sold.map((product) => product?.title));
    expect(samples.map((sample) => sample?.wallpaperTypes)).toEqual(sold.map((product) => product?.types));
  });
});
