import { describe, expect, it } from 'vitest';
import { HOME_TAB_LIMIT, pickFeatured } from './featured.ts';
import { buildSubCategoryTiles } from './sub-category-tiles.ts';

const products = (count: number, isFeatured: boolean) =>
  Array.from({ length: count }, (_, place) => ({ id: `${isFeatured}-${place}`, isFeatured }));

describe('the featured list', () => {
  it('holds only the featured products when there are some [CAT-20, CONST-12]', () => {
    const list = pickFeatured([...products(3, false), ...products(2, true)]);
    expect(list.map(({ id }) => id)).toEqual(['true-0', 'true-1']);
  });

  it('holds all products when none is featured [CAT-20, CONST-12]', () => {
    expect(pickFeatured(products(3, false))).toHaveLength(3);
  });

  it('is capped at 12 in both cases [CAT-21, CONST-12]', () => {
    expect(pickFeatured(products(15, true))).toHaveLength(12);
    expect(pickFeatured(products(15, false))).toHaveLength(12);
  });

  it('has four for a home tab [CONST-13, D-03]', () => {
    expect(pickFeatured(products(9, true), HOME_TAB_LIMIT)).toHaveLength(4);
  });
});

describe('sub-category tiles', () => {
  const picture = (url: string, sortOrder: number) => ({ url, sortOrder });
  const product = (subCategory: string | null, ...images: ReturnType<typeof picture>[]) => ({ subCategory, images });

  it('are one per sub-category, in order of first appearance, Misc where it is missing [CAT-08, Q-35]', () => {
    const tiles = buildSubCategoryTiles('wallpaper', [
      product('Minimal'),
      product(null),
      product('Bahaara'),
      product('minimal '),
    ]);
    expect(tiles.map(({ label, slug }) => [label, slug])).toEqual([
      ['Minimal', 'minimal'],
      ['Misc', 'misc'],
      ['Bahaara', 'bahaara'],
    ]);
  });

  it('are sorted by title for curtains, whatever the case [CAT-19, Q-35]', () => {
    const tiles = buildSubCategoryTiles('curtains', [
      product('velvet'),
      product('Sheer'),
      product('blackout'),
      product('Linen'),
    ]);
    expect(tiles.map(({ label }) => label)).toEqual(['blackout', 'Linen', 'Sheer', 'velvet']);
  });

  it('show the picture with the lowest sortOrder of the first product that has one [Q-34]', () => {
    const tiles = buildSubCategoryTiles('blinds', [
      product('Roman'),
      product('Roman', picture('/b.webp', 2), picture('/a.webp', 1)),
      product('Roman', picture('/c.webp', 0)),
      product('Roller'),
    ]);
    expect(tiles.map(({ image }) => image?.url)).toEqual(['/a.webp', undefined]);
  });
});
