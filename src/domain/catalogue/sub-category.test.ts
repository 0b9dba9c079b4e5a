import { describe, expect, it } from 'vitest';
import type { Category } from './category.ts';
import {
  buildSubCategorySlug,
  buildSubCategoryTiles,
  getSubCategoryLabel,
  listSubCategorySlugs,
  parseSubCategorySlug,
  sortBySlugs,
} from './sub-category.ts';

describe('sub-category slug', () => {
  it.each([
    ['Bahaara', 'bahaara', 'CAT-14'],
    [' Minimal ', 'minimal', 'CAT-15'],
    ['Indian Motifs', 'indian-motifs', 'CAT-16'],
    ['Indian \t Motifs', 'indian-motifs', 'CAT-16, Q-28'],
    ['Kids! (New)', 'kids-new', 'CAT-17'],
    ['Semi-Sheer', 'semi-sheer', 'Q-28'],
    ['Kids & Teens', 'kids--teens', 'CAT-17, Q-28'],
    ['बहार', 'बहार', 'CAT-17'],
    ['&&', '&&', 'CAT-17'],
  ])('for wallpaper %j is %j [%s]', (name, slug) => {
    expect(buildSubCategorySlug('wallpaper', name)).toBe(slug);
  });

  it.each([
    ['Silk & Satin', 'silk-&-satin', 'CAT-18'],
    [' Linen & Co ', 'linen-&-co', 'CAT-23'],
    ['50/50 Blend', '50/50-blend', 'CAT-18'],
  ])('for fabrics %j keeps punctuation: %j [%s]', (name, slug) => {
    expect(buildSubCategorySlug('fabrics', name)).toBe(slug);
  });

  it.each([null, undefined, '', '   '])(
    'for the missing sub-category %j is misc, labelled Misc [CAT-08, CONST-22, Q-30]',
    (name) => {
      expect(getSubCategoryLabel(name)).toBe('Misc');
      expect(buildSubCategorySlug('curtains', name)).toBe('misc');
      expect(buildSubCategorySlug('fabrics', name)).toBe('misc');
    },
  );

  it('has the name as its label', () => {
    expect(getSubCategoryLabel(' Indian Motifs ')).toBe('Indian Motifs');
  });
});

const matchesSubCategory = (category: Category, stored: string | null, requested: string) =>
  listSubCategorySlugs(stored).includes(parseSubCategorySlug(category, requested));

describe('a requested sub-category', () => {
  it.each([
    ['wallpaper', 'Indian Motifs', 'indian-motifs'],
    ['wallpaper', 'Indian Motifs', 'INDIAN MOTIFS'],
    ['wallpaper', 'Kids & Teens', 'kids--teens'],
    ['wallpaper', 'Kids & Teens', 'kids-teens'],
    ['wallpaper', 'Kids & Teens', 'Kids & Teens'],
    ['wallpaper', 'Kids & Teens', 'kids-&-teens'],
    ['wallpaper', null, 'misc'],
    ['wallpaper', '  ', 'Misc'],
    ['wallpaper', 'Misc', 'misc'],
    ['wallpaper', '&&', '&&'],
    ['fabrics', 'Silk & Satin', 'silk-&-satin'],
    ['fabrics', 'Silk & Satin', 'silk-satin'],
  ] as const)('in %s matches %j with %j [SRV-16, Q-28, Q-30, Q-31]', (category, stored, requested) => {
    expect(matchesSubCategory(category, stored, requested)).toBe(true);
  });

  it.each([
    ['wallpaper', 'Indian Motifs', 'motifs'],
    ['wallpaper', 'Minimal', 'misc'],
    ['wallpaper', null, 'minimal'],
    ['wallpaper', 'Minimal', ''],
    ['wallpaper', '&&', '!!'],
    ['fabrics', 'Silk Satin', 'silk-&-satin'],
  ] as const)('in %s does not match %j with %j [SRV-16, Q-29]', (category, stored, requested) => {
    expect(matchesSubCategory(category, stored, requested)).toBe(false);
  });

  it('matches every sub-category with its own slug [SRV-16]', () => {
    const names = ['Bahaara', 'Kids & Teens', 'Silk & Satin', '50/50 Blend', null, '100% Cotton'];
    for (const name of names) {
      for (const category of ['wallpaper', 'fabrics'] as const) {
        expect(matchesSubCategory(category, name, buildSubCategorySlug(category, name))).toBe(true);
      }
    }
  });
});

describe('buildSubCategoryTiles', () => {
  const createImage = (url: string, sortOrder: number) => ({ url, sortOrder });
  const createProduct = (subCategory: string | null, ...images: ReturnType<typeof createImage>[]) => ({
    subCategory,
    images,
  });

  it('returns one tile per sub-category, in order of first appearance, Misc for a missing one [CAT-08, Q-35]', () => {
    const tiles = buildSubCategoryTiles('wallpaper', [
      createProduct('Minimal'),
      createProduct(null),
      createProduct('Bahaara'),
      createProduct('minimal '),
    ]);
    expect(tiles.map(({ label, slug }) => [label, slug])).toEqual([
      ['Minimal', 'minimal'],
      ['Misc', 'misc'],
      ['Bahaara', 'bahaara'],
    ]);
  });

  it('sorts curtains by label, ignoring case [CAT-19, Q-35]', () => {
    const tiles = buildSubCategoryTiles('curtains', [
      createProduct('velvet'),
      createProduct('Sheer'),
      createProduct('blackout'),
      createProduct('Linen'),
    ]);
    expect(tiles.map(({ label }) => label)).toEqual(['blackout', 'Linen', 'Sheer', 'velvet']);
  });

  it('uses the first image of the first product that has one [Q-34]', () => {
    const tiles = buildSubCategoryTiles('blinds', [
      createProduct('Roman'),
      createProduct('Roman', createImage('/b.webp', 2), createImage('/a.webp', 1)),
      createProduct('Roman', createImage('/c.webp', 0)),
      createProduct('Roller'),
    ]);
    expect(tiles.map(({ image }) => image?.url)).toEqual(['/a.webp', undefined]);
  });
});

it('sorts sub-categories by the order of the owner, the others after them [D-35]', () => {
  const tiles = ['kids', 'minimal', 'bahaara', 'misc'].map((slug) => ({ slug }));
  const order = ['bahaara', 'gone', 'kids', 'bahaara'];
  expect(sortBySlugs(tiles, order).map(({ slug }) => slug)).toEqual(['bahaara', 'kids', 'minimal', 'misc']);
  expect(sortBySlugs(tiles, [])).toEqual(tiles);
});
