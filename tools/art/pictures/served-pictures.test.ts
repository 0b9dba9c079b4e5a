import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import type { VideoEntry } from '../videos/video-entry.ts';
import { budgetProblems, servedBytes, WHOLE_LIMIT } from './budgets.ts';
import { lookHotspots } from './look-hotspots.ts';
import { readManifest } from './manifest.ts';
import { PRODUCT_MANIFEST, SHOP_MANIFEST, VIDEO_MANIFEST } from './places.ts';
import { productPictures } from './product-pictures.ts';
import { shopPictures } from './shop-pictures.ts';

const products = readManifest(PRODUCT_MANIFEST);
const shop = readManifest(SHOP_MANIFEST);
const videos = JSON.parse(readFileSync(VIDEO_MANIFEST, 'utf8')) as Record<string, VideoEntry>;
const namesOf = (jobs: readonly { name: string }[]) => jobs.map(({ name }) => name).sort();

describe('the served pictures', () => {
  it('are all there and each within its budget', () => {
    expect(budgetProblems({ ...products, ...shop }, videos)).toEqual([]);
  });

  it('take at most 60 MB together', () => {
    expect(servedBytes()).toBeLessThanOrEqual(WHOLE_LIMIT);
  });

  it('are exactly the ones that the products and the shop want', () => {
    expect(Object.keys(products)).toEqual(namesOf(productPictures(demoProducts)));
    expect(Object.keys(shop)).toEqual(namesOf(shopPictures));
  });

  it('loop for every category but fabrics', () => {
    expect(Object.keys(videos).sort()).toEqual(['blinds', 'canvas', 'curtains', 'wallpaper']);
  });

  it('have a cushion under every hotspot of the look', () => {
    for (const { cushion, x, y } of lookHotspots()) {
      expect(shop[cushion], cushion).toBeDefined();
      expect([x, y].every((share) => share > 5 && share < 95)).toBe(true);
    }
  });
});

describe('budgetProblems', () => {
  it('names a file that is missing', () => {
    const entry = { url: '/pictures/none.00000000.webp', width: 1, height: 1, widths: [], dominantColor: '#000000' };
    expect(budgetProblems({ none: entry }, {})).toEqual(['/pictures/none.00000000.webp is missing.']);
  });
});
