import { describe, expect, it } from 'vitest';
import { readCatalogueFile } from '#contract/catalogue-file.ts';
import { buildDemoCatalogueFile } from './build-demo-catalogue.ts';

const createPicture = (name: string, inchesWide?: number) => ({
  url: `/pictures/${name}.0a1b.webp`,
  width: 1600,
  height: 1000,
  widths: [400, 800, 1600],
  dominantColor: '#f4ecdf',
  ...(inchesWide === undefined ? {} : { inchesWide }),
});
const PREFIX = 'basant-vine-wallpaper-ivory';

describe('product pictures', () => {
  it('are ordered flat, room, close-up, each with its colour [ENT-03]', () => {
    const file = buildDemoCatalogueFile(
      {
        [`${PREFIX}-detail`]: createPicture(`${PREFIX}-detail`),
        [`${PREFIX}-living`]: createPicture(`${PREFIX}-living`),
        [`${PREFIX}-flat`]: createPicture(`${PREFIX}-flat`, 48),
        'basant-vine-wallpaper-midnight-flat': createPicture('basant-vine-wallpaper-midnight-flat', 48),
      },
      { 'climbing-vine': 24 },
    );
    const images = file.products[0]?.images ?? [];
    expect(images.map(({ kind, colorName, hexCode }) => [kind, colorName, hexCode])).toEqual([
      ['flat', 'Ivory', '#f4ecdf'],
      ['room', 'Ivory', '#f4ecdf'],
      ['detail', 'Ivory', '#f4ecdf'],
      ['flat', 'Midnight', '#16242c'],
    ]);
    expect(images.map(({ inchesWide, repeatInches }) => [inchesWide, repeatInches])).toEqual([
      [48, 24],
      [undefined, undefined],
      [undefined, undefined],
      [48, 24],
    ]);
    expect(readCatalogueFile(JSON.parse(JSON.stringify(file))).ok).toBe(true);
  });

  it('are omitted when the file does not exist', () => {
    expect(buildDemoCatalogueFile({}, {}).products.every(({ images }) => images.length === 0)).toBe(true);
  });
});
