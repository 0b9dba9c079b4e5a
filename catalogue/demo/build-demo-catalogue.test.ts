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
  it('show wallpaper by its pattern first, everything else by the product, each with its colour [ENT-03]', () => {
    const names = ['detail', 'product', 'hallway', 'flat'].map((kind) => `${PREFIX}-${kind}`);
    const curtains = ['flat', 'curtain-dining', 'product'].map((kind) => `basant-vine-curtains-ivory-${kind}`);
    const file = buildDemoCatalogueFile(
      Object.fromEntries(
        [...names, 'basant-vine-wallpaper-midnight-flat', ...curtains].map((name) => [
          name,
          createPicture(name, name.endsWith('flat') ? 48 : undefined),
        ]),
      ),
      { 'climbing-vine': 24 },
    );
    const images = file.products[0]?.images ?? [];
    expect(images.map(({ kind, colorName, hexCode }) => [kind, colorName, hexCode])).toEqual([
      ['flat', 'Ivory', '#f4ecdf'],
      ['room', 'Ivory', '#f4ecdf'],
      ['product', 'Ivory', '#f4ecdf'],
      ['detail', 'Ivory', '#f4ecdf'],
      ['flat', 'Midnight', '#16242c'],
    ]);
    const curtainImages = file.products.find(({ slug }) => slug === 'basant-vine-curtains')?.images ?? [];
    expect(curtainImages.map(({ kind }) => kind)).toEqual(['product', 'room', 'flat']);
    expect(images.map(({ inchesWide, repeatInches }) => [inchesWide, repeatInches])).toEqual([
      [48, 24],
      [undefined, undefined],
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
