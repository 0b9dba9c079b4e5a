import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { THUMBNAIL_WIDTH } from '#domain/catalogue/pictures/picture-budgets.ts';
import { demoProducts } from '../../../catalogue/demo-catalogue.ts';
import type { VideoEntry } from '../videos/video-entry.ts';
import { countPlateBytes, countServedBytes, findBudgetProblems, MAX_PLATE_BYTES, MAX_TOTAL_BYTES } from './budgets.ts';
import { findLookHotspots } from './look-hotspots.ts';
import { readManifest, readManifests } from './manifest.ts';
import { PRODUCT_MANIFEST, SHOP_MANIFESTS, VIDEO_MANIFEST } from './places.ts';
import { listProductPictures } from './product-pictures.ts';
import { shopPictures } from './shop-pictures.ts';

const products = readManifest(PRODUCT_MANIFEST);
const shop = readManifests(SHOP_MANIFESTS);
const videos = JSON.parse(readFileSync(VIDEO_MANIFEST, 'utf8')) as Record<string, VideoEntry>;
const getNames = (jobs: readonly { name: string }[]) => jobs.map(({ name }) => name).sort();

describe('served pictures', () => {
  it('all exist within their budget', () => {
    expect(findBudgetProblems({ ...products, ...shop }, videos)).toEqual([]);
  });

  it('take at most 110 MB together', () => {
    expect(countServedBytes()).toBeLessThanOrEqual(MAX_TOTAL_BYTES);
  });

  it('need plates of at most 70 MB', () => {
    expect(countPlateBytes()).toBeLessThanOrEqual(MAX_PLATE_BYTES);
  });

  it('match the pictures of the products and the shop', () => {
    expect(Object.keys(products)).toEqual(getNames(listProductPictures(demoProducts)));
    expect(Object.keys(shop).sort()).toEqual(getNames(shopPictures));
  });

  it('include a thumbnail of every product picture', () => {
    expect(Object.values(products).filter(({ widths }) => !widths.includes(THUMBNAIL_WIDTH))).toEqual([]);
  });

  it('include a video for every category except fabrics', () => {
    expect(Object.keys(videos).sort()).toEqual(['blinds', 'canvas', 'curtains', 'wallpaper']);
  });

  it('include a cushion for every hotspot of the look', () => {
    for (const { cushion, x, y } of findLookHotspots()) {
      expect(shop[cushion], cushion).toBeDefined();
      expect([x, y].every((share) => share > 5 && share < 95)).toBe(true);
    }
  });
});

describe('findBudgetProblems', () => {
  it('reports a missing file', () => {
    const entry = { url: '/pictures/none.00000000.webp', width: 1, height: 1, widths: [], dominantColor: '#000000' };
    expect(findBudgetProblems({ none: entry }, {})).toEqual(['/pictures/none.00000000.webp is missing.']);
  });
});
