import { describe, expect, it } from 'vitest';
import { findTileUrl } from './pattern-tile-list.ts';

const tiles = {
  productDesigns: { 'basant-vine-curtains': 'climbing-vine' },
  hashes: { 'climbing-vine': { ivory: '952c3d1e', 'old-gold': '1a2b3c4d' } },
};

describe('findTileUrl', () => {
  it.each([
    ['basant-vine-curtains-ivory-flat', '/rooms/tile-climbing-vine-ivory.952c3d1e.avif'],
    ['basant-vine-curtains-old-gold-flat', '/rooms/tile-climbing-vine-old-gold.1a2b3c4d.avif'],
  ])('finds the tile of %s', (name, url) => {
    expect(findTileUrl(tiles, name)).toBe(url);
  });

  it.each([
    'basant-vine-curtains-plum-flat',
    'basant-vine-curtains-ivory-room',
    'basant-vine-wallpaper-ivory-flat',
    'photo',
  ])('has none for %s', (name) => {
    expect(findTileUrl(tiles, name)).toBeUndefined();
  });
});
