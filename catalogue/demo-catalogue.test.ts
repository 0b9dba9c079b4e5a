import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { isChosenByStyle } from '#domain/catalogue/blind-types.ts';
import { OPTION_LISTS } from '#domain/catalogue/product-options.ts';
import { findLowestRatePaise } from '#domain/catalogue/product-types.ts';
import { buildSubCategoryTiles } from '#domain/catalogue/sub-category.ts';
import { buildDemoCatalogueJson } from '../scripts/catalogue/build-demo.ts';
import { colourways } from './demo/colourways.ts';
import { type DemoProduct, demoProducts } from './demo-catalogue.ts';

const listByCategory = (category: DemoProduct['category']) =>
  demoProducts.filter((product) => product.category === category);
const listRates = (category: DemoProduct['category']) =>
  listByCategory(category).flatMap(({ types }) => types.map((type) => type.pricePerSqFt));
const listSubCategories = (category: DemoProduct['category']) => [
  ...new Set(listByCategory(category).map(({ subCategory }) => subCategory)),
];

describe('the demo catalogue', () => {
  it('has products in all five categories, some of each featured [GEN-01, SRV-18]', () => {
    for (const category of ['wallpaper', 'curtains', 'blinds', 'canvas', 'fabrics'] as const) {
      expect(listByCategory(category).length).toBeGreaterThan(10);
      expect(listByCategory(category).filter(({ isFeatured }) => isFeatured).length).toBeGreaterThanOrEqual(4);
      expect(listByCategory(category).some(({ isFeatured }) => !isFeatured)).toBe(true);
    }
  });

  it.each([
    ['wallpaper', 210, 510],
    ['curtains', 90, 350],
    ['blinds', 85, 420],
    ['canvas', 180, 650],
    ['fabrics', 35, 220],
  ] as const)('prices %s from %i to %i whole rupees per square foot [GEN-02, SRV-18]', (category, lowest, highest) => {
    const rates = listRates(category);
    expect([Math.min(...rates), Math.max(...rates)]).toEqual([lowest, highest]);
    expect(rates.every(Number.isInteger)).toBe(true);
  });

  it('has the five wallpaper collections of the home page [SRV-18]', () => {
    const named = listSubCategories('wallpaper').filter((name) => name !== null);
    expect(named).toEqual(['Bahaara', 'Enchanted', 'Indian Motifs', 'Kids', 'Minimal']);
  });

  it('has four to six sub-categories in every other category', () => {
    for (const category of ['curtains', 'blinds', 'canvas', 'fabrics'] as const) {
      expect([4, 5, 6]).toContain(listSubCategories(category).length);
    }
  });

  it('does not list the curtains alphabetically [CAT-19]', () => {
    const written = listSubCategories('curtains');
    const tiles = buildSubCategoryTiles(
      'curtains',
      listByCategory('curtains').map((product) => ({ ...product, images: [] })),
    );
    expect(tiles.map(({ label }) => label)).toEqual(['Blackout', 'Festive', 'Linen', 'Printed', 'Sheer', 'Velvet']);
    expect(written).not.toEqual(tiles.map(({ label }) => label));
  });

  it('has a fabric sub-category whose slug keeps its ampersand [CAT-18]', () => {
    const tiles = buildSubCategoryTiles(
      'fabrics',
      listByCategory('fabrics').map((product) => ({ ...product, images: [] })),
    );
    expect(tiles.map(({ slug }) => slug)).toContain('silk-&-velvet');
  });

  it('has the edge cases that pages must handle [SRV-18]', () => {
    expect(demoProducts.filter(({ subCategory }) => subCategory === null).length).toBe(1);
    expect(demoProducts.filter(({ orderComment }) => orderComment === null).length).toBe(1);
    expect(demoProducts.filter(({ types }) => types.length === 0).length).toBe(1);
    expect(demoProducts.some((product) => product.colourways.length > 5)).toBe(true);
    expect(Math.max(...demoProducts.map(({ title }) => title.length))).toBeLessThanOrEqual(60);
  });

  it('lists the product without types last and does not feature it [SRV-18]', () => {
    const untyped = demoProducts.find(({ types }) => types.length === 0);
    expect(untyped?.isFeatured).toBe(false);
    const { category, subCategory } = untyped ?? {};
    const listing = demoProducts.filter((product) => product.category === category);
    expect(listing.at(-1)).toBe(untyped);
    expect(listing.filter((product) => product.subCategory === subCategory).length).toBeGreaterThan(1);
  });

  it('shows no missing description on a featured product or a zebra blind [PDP-17]', () => {
    const [undescribed] = demoProducts.filter(({ orderComment }) => orderComment === null);
    expect([undescribed?.isFeatured, undescribed?.subCategory === 'Zebra']).toEqual([false, false]);
  });

  it('sells only blackout types in a blackout sub-category, so that the lowest price is one of them [CARD-09]', () => {
    const blackout = demoProducts.filter(({ subCategory }) => subCategory?.includes('Blackout'));
    expect(blackout.length).toBeGreaterThan(0);
    for (const { types } of blackout) for (const { title } of types) expect(title).toContain('Blackout');
  });

  it('sells a sheer without a lining', () => {
    const sheers = demoProducts.filter(({ subCategory }) => subCategory === 'Sheer');
    expect(sheers.length).toBeGreaterThan(0);
    for (const { types } of sheers) for (const { title } of types) expect(title).toMatch(/^Sheer/);
  });

  it('sells every blind in all combinations of its styles and motorisations [D-44]', () => {
    for (const { slug, types } of listByCategory('blinds')) {
      const styles = types as unknown as { blindStyle: string; motorisation: string }[];
      expect(isChosenByStyle(styles), slug).toBe(true);
      const listValues = (name: 'blindStyle' | 'motorisation') => new Set(styles.map((type) => type[name]));
      expect(types.length, slug).toBe(listValues('blindStyle').size * listValues('motorisation').size);
    }
  });

  it('gives every other product two to four types, blinds up to twelve, and three to six colours', () => {
    for (const { category, types, colourways: colours } of demoProducts) {
      const most = category === 'blinds' ? 12 : 4;
      expect(types.length === 0 || (types.length >= 2 && types.length <= most)).toBe(true);
      expect(colours.length).toBeGreaterThanOrEqual(3);
      expect(colours.length).toBeLessThanOrEqual(6);
      expect(new Set(colours.map(({ hexCode }) => hexCode)).size).toBe(colours.length);
    }
  });

  it('has canvases in wide, tall and square sizes [SRV-18, ENT-11]', () => {
    const sizes = listByCategory('canvas').flatMap(
      ({ types }) => types as unknown as { width: number; height: number }[],
    );
    expect(new Set(sizes.map(({ width, height }) => Math.sign(width - height)))).toEqual(new Set([-1, 0, 1]));
    expect(new Set(sizes.map(({ width, height }) => `${width}x${height}`)).size).toBeGreaterThan(10);
  });

  it('suggests only options that the pickers offer [TYPE-06, TYPE-07, TYPE-08, TYPE-11]', () => {
    const listValues = (category: DemoProduct['category'], field: string) =>
      listByCategory(category).flatMap(({ types }) => types.map((type) => (type as Record<string, unknown>)[field]));
    expect(OPTION_LISTS.curtainConfiguration).toEqual(expect.arrayContaining(listValues('curtains', 'configuration')));
    expect(OPTION_LISTS.curtainHeading).toEqual(expect.arrayContaining(listValues('curtains', 'heading')));
    expect(OPTION_LISTS.curtainTiebacks).toEqual(expect.arrayContaining(listValues('curtains', 'tiebacks')));
    expect(OPTION_LISTS.blindStyle).toEqual(expect.arrayContaining(listValues('blinds', 'blindStyle')));
    expect(OPTION_LISTS.motorisation).toEqual(expect.arrayContaining(listValues('blinds', 'motorisation')));
    expect(OPTION_LISTS.chainColour).toEqual(expect.arrayContaining(listValues('blinds', 'chainColour')));
  });

  it('has stable ids: the four home samples cost 210 to 510 rupees [SRV-18, HOME-25, CONST-17]', () => {
    const { sampleIds } = JSON.parse(readFileSync('src/contract/content/shipped/home.json', 'utf8')) as {
      sampleIds: string[];
    };
    const samples = sampleIds.map((id) => demoProducts.find((product) => product.id === id));
    expect(samples.map((sample) => sample?.category)).toEqual(Array(4).fill('wallpaper'));
    expect(samples.map((sample) => findLowestRatePaise(sample?.types ?? []))).toEqual([21000, 29000, 38500, 51000]);
  });

  it('uses the colours and swatches of the designs', () => {
    type Design = { slug: string; colourways: { name: string; swatch: string }[] };
    const designs = JSON.parse(readFileSync('tools/art/patterns/designs.json', 'utf8')) as Design[];
    const drawn = designs.map(({ slug, colourways: all }) => [
      slug,
      Object.fromEntries(all.map((c) => [c.name, c.swatch])),
    ]);
    expect(colourways).toEqual(Object.fromEntries(drawn));
  });

  it('shows every product in a room that exists', () => {
    const missing = demoProducts.filter(({ room }) => !existsSync(`tools/art/plates/${room}/meta.json`));
    expect(missing.map(({ slug, room }) => `${slug}: ${room}`)).toEqual([]);
  });

  it('matches demo-catalogue.json; "npm run catalogue -- build-demo" writes it', () => {
    expect(readFileSync('catalogue/demo-catalogue.json', 'utf8')).toBe(buildDemoCatalogueJson());
  });
});
